// Each form in which the site is handed on, in Firefox: laid out in a folder with a space and an ñ, the network cut.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { after, before, describe, test } from "node:test";
import { launch, skip, until } from "./firefox.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PYTHON = join(ROOT, process.platform === "win32" ? ".venv/Scripts/python.exe" : ".venv/bin/python");
const SITE = process.env.ATENTA_SITE ? ["--site", process.env.ATENTA_SITE] : [];
const PAGES = ["index.html", "es/simulador.html", "en/laboratory.html", "en/exercises.html"];
/** Lays a form out in a folder, from the packages in another, and gives the pages to open there. */
const FORMS = {
  usb(packed, folder) {
    run("-m", "zipfile", "-e", join(packed, "atenta-usb.zip"), folder);
    return ["index.html", ...PAGES.map((page) => `site/${page}`)];
  },
  scorm(packed, folder) {
    run("-m", "zipfile", "-e", join(packed, "atenta-scorm-es.zip"), folder);
    return ["es/ejercicios.html"];
  },
  single(packed, folder) {
    cpSync(packed, folder, { recursive: true, filter: (name) => !name.endsWith(".zip") });
    return ["atenta.html#es/simulador/heads=2", "atenta-exercises.html", "atenta.html#es/matematicas"];
  },
};

describe("what is handed on, in Firefox", { skip: skip() }, () => {
  /** @type {import("puppeteer-core").Browser} */
  let browser;
  let folder = "";
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "un señor sitio "));
    run("build.py", "pack", ...Object.keys(FORMS).map((form) => `--${form}`), ...SITE, "--out", join(folder, "packed"));
    browser = await launch({ "network.proxy.type": 1, "network.proxy.http": "127.0.0.1", "network.proxy.http_port": 9 });
  });
  after(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const [form, lay_out] of Object.entries(FORMS)) {
    test(`${form} opens without a request that leaves or fails`, async () => {
      const page = await (await browser.createBrowserContext()).newPage();
      const faults = [];
      page.on("pageerror", (error) => faults.push(`error in the page: ${error.message}`));
      page.on("console", (said) => said.type() === "error" && faults.push(`console: ${said.text()}`));
      page.on("requestfailed", (request) => faults.push(`failed: ${request.url()}`));
      page.on("request", (request) => /^https?:/.test(request.url()) && faults.push(`left: ${request.url()}`));
      for (const path of lay_out(join(folder, "packed"), join(folder, form))) {
        await page.goto(new URL(path, `${pathToFileURL(join(folder, form))}/`).href);
        await until(page, () => document.querySelector("h1") && [...document.querySelectorAll("table[data-matrix]")].every((table) => Number(table.dataset.revision) > 0));
      }
      assert.deepEqual(faults, []);
    });
  }
});

/** @param {string[]} words */
function run(...words) {
  execFileSync(PYTHON, words, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
}
