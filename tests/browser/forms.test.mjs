// Each form in which the site is handed on, in Firefox: laid out in a folder with a space and an ñ, the network cut.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { after, before, describe, test } from "node:test";
import { launch, skip, until } from "./firefox.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PYTHON = join(ROOT, process.platform === "win32" ? ".venv/Scripts/python.exe" : ".venv/bin/python");
const SITE = process.env.ATENTA_SITE ? ["--site", process.env.ATENTA_SITE] : [];
const NO_NETWORK = { "network.proxy.type": 1, ...proxies("http", "ssl") };
/** A page of each kind, each in one of its languages. */
const PAGES = [
  ...["es/simulador", "en/exercises", "es/laboratorio", "en/mathematics", "es/glosario", "en/code"],
  ...["es/docentes", "en/download", "es/como-se-hizo", "en/references", "es/index"],
];
/** Lays a form out in a folder, from the packages in another, and gives the pages to open there. */
const FORMS = {
  usb(packed, folder) {
    run("-m", "zipfile", "-e", join(packed, "atenta-usb.zip"), folder);
    return ["index.html", "site/404.html", ...PAGES.map((page) => `site/${page}.html`)];
  },
  scorm(packed, folder) {
    const packages = readdirSync(packed).filter((name) => name.includes("scorm"));
    for (const name of packages) run("-m", "zipfile", "-e", join(packed, name), join(folder, name));
    return [`${packages[0]}/en/exercises.html`, `${packages[1]}/es/ejercicios.html`];
  },
  single(packed, folder) {
    cpSync(packed, folder, { recursive: true, filter: (name) => !/\.(zip|zim)$/.test(name) });
    const alone = ["atenta-simulador.html", "atenta-laboratory.html", "atenta-exercises.html"];
    return [...alone, "atenta.html", ...PAGES.slice(2, -2).map((page) => `atenta.html#${page}`)];
  },
};

describe("what is handed on, in Firefox", { skip: skip() }, () => {
  /** @type {import("puppeteer-core").Browser} */
  let browser;
  let folder = "";
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "un señor sitio "));
    const forms = [...Object.keys(FORMS), "zim"].map((form) => `--${form}`);
    run("build.py", "pack", ...forms, ...SITE, "--out", join(folder, "packed"));
    browser = await launch(NO_NETWORK);
  });
  after(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const [form, lay_out] of Object.entries(FORMS)) {
    test(`${form} opens without a request that leaves or fails`, async () => {
      const paths = lay_out(join(folder, "packed"), join(folder, form));
      await visit(`${pathToFileURL(join(folder, form))}/`, paths);
    });
  }

  test("the archive for Kiwix is read as the site is, where that alone is to be had", async () => {
    const kiwix = spawn(PYTHON, ["-m", "tests.browser.kiwix", join(folder, "packed/atenta.zim")], { cwd: ROOT });
    try {
      const [said] = await once(kiwix.stdout, "data");
      await visit(String(said).trim(), ["index.html", ...PAGES.slice(0, 4).map((page) => `${page}.html`)]);
    } finally {
      kiwix.kill();
    }
  });

  test("a book opens in Firefox's own reader, which finds its text", async (context) => {
    const book = join(folder, "libro ñ.pdf");
    run("-m", "tests.browser.small_book", process.env.ATENTA_SITE ?? join(ROOT, "site"), book);
    if (!existsSync(book)) return context.skip("no Chromium to print it");
    const { page, faults } = await watched();
    await page.goto(pathToFileURL(book).href);
    await until(page, () => document.querySelector(".textLayer")?.textContent.startsWith("Referencias"));
    assert.deepEqual(faults, []);
  });

  /** Opens these in one page and goes down to the end of each; nothing may fail, and nothing be asked from elsewhere. */
  async function visit(base, paths) {
    const { page, faults } = await watched(base);
    for (const path of paths) {
      await page.goto(new URL(path, base).href);
      for (const condition of [at_rest, loaded]) {
        await until(page, condition);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      }
      await page.evaluate(() => (document.documentElement.dataset.left = ""));
    }
    assert.deepEqual(faults, []);
  }

  /** An empty page, and what goes wrong in it from now on. */
  async function watched(base = "file:") {
    const page = await (await browser.createBrowserContext()).newPage();
    const faults = [];
    page.on("pageerror", (error) => faults.push(`error in the page: ${error.message}`));
    page.on("console", (said) => said.type() === "error" && faults.push(`console: ${said.text()}`));
    page.on("requestfailed", (request) => faults.push(`failed: ${request.url()}`));
    page.on("request", (request) => is_abroad(request.url(), base) && faults.push(`left: ${request.url()}`));
    return { page, faults };
  }
});

/** Of the next page: where one file turns its pages, the one before stands for a while after the address has changed. */
function at_rest() {
  if (!document.body || document.documentElement.dataset.left !== undefined) return false;
  const tables = [...document.querySelectorAll("table[data-matrix]")];
  return document.querySelector("h1") && tables.every((table) => Number(table.dataset.revision) > 0);
}

/** Bokeh, which comes when what it draws is near. */
function loaded() {
  return !document.querySelector("[data-bokeh-missing]") || globalThis.Bokeh;
}

function is_abroad(address, base) {
  return /^https?:/.test(address) && !address.startsWith(base);
}

/** Where nobody answers, for these protocols. */
function proxies(...protocols) {
  return Object.fromEntries(protocols.flatMap((name) => [[`network.proxy.${name}`, "127.0.0.1"], [`network.proxy.${name}_port`, 9]]));
}

/** @param {string[]} words */
function run(...words) {
  execFileSync(PYTHON, words, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
}
