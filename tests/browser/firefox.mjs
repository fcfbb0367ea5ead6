// A Firefox that treats file:// as strictly as a reader's own does, and the simulator as it stands in it.
import { accessSync, constants, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";

const ROOT = new URL("../../", import.meta.url);
const SITE = process.env.ATENTA_SITE ? pathToFileURL(`${process.env.ATENTA_SITE}/`) : new URL("site/", ROOT);
const NAMES = ["firefox", "firefox-esr", "firefox.exe"];
const PAGES = { es: "es/simulador.html", en: "en/simulator.html" };
const PATIENCE = 15_000;

/** The program: what ATENTA_FIREFOX names, else the first of its names on the PATH; "" if there is none. */
export function program() {
  const on_path = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.ATENTA_FIREFOX ?? "", ...on_path].find((path) => path && is_there(path)) ?? "";
}

/** Why the tests are skipped, or false. On CI a missing Firefox is no reason to skip. */
export function skip() {
  if (program() || process.env.CI === "true") return false;
  return "no Firefox found on this machine: python3 build.py doctor says how to get it";
}

/** @param {Record<string, unknown>} [preferences] besides a reader's own */
export async function launch(preferences = {}) {
  if (!program()) throw new Error("no Firefox found on this machine: python3 build.py doctor says how to get it");
  if (!is_there(new URL("index.html", SITE))) throw new Error(`there is no site in ${SITE}: run python3 build.py first`);
  return puppeteer.launch({
    browser: "firefox",
    executablePath: program(),
    headless: true,
    // Puppeteer's own profile is laxer than a reader's: one file could then read another.
    extraPrefsFirefox: { "security.fileuri.strict_origin_policy": true, ...preferences },
  });
}

/** torch's case of this phrase, heads and d_k. */
export function golden(text, n_heads, d_k) {
  const cases = JSON.parse(readFileSync(new URL("tests/goldens/engine.json", ROOT), "utf8"));
  return cases.find((one) => one.text === text && one.n_heads === n_heads && one.d_k === d_k).answer;
}

/** A page in a context of its own; `faults` gathers what goes wrong in it. */
export async function open(browser, language, state = "") {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(`error in the page: ${error.message}`));
  page.on("console", (said) => said.type() === "error" && faults.push(`console: ${said.text()}`));
  await page.setViewport({ width: 1280, height: 1400 });
  await page.goto(new URL(PAGES[language], SITE).href + state);
  await until(page, () => Number(document.querySelector("table[data-matrix]").dataset.revision) > 0);
  return { page, faults, close: () => context.close() };
}

/** Asks the page again and again: its policy forbids the code that puppeteer's own waiting would run there. */
export async function until(page, condition, ...values) {
  const end = Date.now() + PATIENCE;
  while (!(await page.evaluate(condition, ...values).catch(() => false))) {
    if (Date.now() > end) throw new Error(`never came true: ${condition}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** The weights that the table carries. */
export function matrix(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("table[data-matrix] tbody tr")].map((row) =>
      [...row.querySelectorAll("td[data-value]")].map((cell) => Number(cell.dataset.value)),
    ),
  );
}

/** The largest difference between two matrices. */
export function apart(one, other) {
  return Math.max(...one.flatMap((row, i) => row.map((weight, j) => Math.abs(weight - other[i][j]))));
}

export function settled(page) {
  return until(page, () => document.querySelector("[data-figure=heatmap][data-drawn] [data-layer=bokeh]") !== null);
}

export function compute(page, text) {
  return page.evaluate((typed) => {
    document.querySelector("[name=text]").value = typed;
    document.querySelector("button[name=compute]").click();
  }, text);
}

function is_there(path) {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
