// The simulator in Firefox over file://: what a reader of the other engine meets.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { apart, compute, golden, launch, matrix, open, settled, skip, until } from "./firefox.mjs";

const GATO = "el gato se sienta en la alfombra";
const SHIPPED = 1e-5;

describe("the simulator in Firefox", { skip: skip() }, () => {
  /** @type {import("puppeteer-core").Browser} */
  let browser;
  /** @type {Awaited<ReturnType<typeof open>>[]} */
  let opened = [];

  before(async () => (browser = await launch()));
  after(() => browser?.close());
  afterEach(async () => {
    const faults = opened.flatMap((one) => one.faults);
    await Promise.all(opened.map((one) => one.close()));
    opened = [];
    assert.deepEqual(faults, []);
  });

  async function simulator(language, state) {
    opened.push(await open(browser, language, state));
    return opened[opened.length - 1].page;
  }

  const alerts = (page) =>
    page.evaluate(() => [...document.querySelectorAll("[role=alert]")].map((one) => one.innerText).join("").trim());
  /** What stands in the address when a reader leaves: until then it may wait for the state to rest. */
  const address = (page) =>
    page.evaluate(() => {
      dispatchEvent(new Event("pagehide"));
      return location.hash;
    });

  test("one file may not read another here, as on a reader's own machine", async () => {
    const folder = mkdtempSync(join(tmpdir(), "atenta-"));
    for (const name of ["one.html", "two.html"]) writeFileSync(join(folder, name), "<!doctype html><title>a page</title>");
    const page = await browser.newPage();
    await page.goto(pathToFileURL(join(folder, "one.html")).href);
    const read = await page.evaluate(() => fetch("two.html").then(() => "read", () => "refused"));
    await page.close();
    rmSync(folder, { recursive: true });
    assert.equal(read, "refused");
  });

  for (const language of ["es", "en"]) {
    test(`the first matrix is torch's (${language})`, async () => {
      const page = await simulator(language);
      assert.ok(apart(await matrix(page), golden(GATO, 4, 8).weights[0]) < SHIPPED);
    });
  }

  test("a typed phrase with emoji and markup is shown as typed", async () => {
    const page = await simulator("es");
    await compute(page, '</script><img src=x onerror="alert(1)"> 👩‍👩‍👧 שלום cafe\u0301');
    const heads = await page.evaluate(() => [...document.querySelectorAll("table[data-matrix] tbody th")].map((th) => th.textContent));
    assert.deepEqual(heads.slice(0, 4), ["<", "/", "script", ">"]);
    assert.deepEqual(heads.slice(-3), ["👩‍👩‍👧", "שלום", "café"]);
    assert.equal(await page.evaluate(() => document.images.length), 0);
  });

  test("another number of heads brings torch's matrix of that number", async () => {
    const page = await simulator("en", "#heads=8&d_k=32&head=3");
    assert.ok(apart(await matrix(page), golden(GATO, 8, 32).weights[3]) < SHIPPED);
  });

  test("keys turn the temperature and the matrix follows", async () => {
    const page = await simulator("en");
    await page.focus("input[name=temperature]");
    await page.keyboard.press("Home");
    assert.equal(await address(page), "#temperature=0.1");
    assert.ok(Math.max(...(await matrix(page)).flat()) > 0.9);
  });

  test("the state outlives a reload", async () => {
    const page = await simulator("es", "#text=sol%20y%20sol&heads=2&temperature=0.5&causal=1");
    const before = await matrix(page);
    await page.reload();
    await until(page, () => Number(document.querySelector("table[data-matrix]").dataset.revision) > 0);
    assert.equal(await address(page), "#text=sol%20y%20sol&heads=2&temperature=0.5&causal=1");
    assert.deepEqual(await matrix(page), before);
  });

  test("the language switch keeps the state", async () => {
    const page = await simulator("es", "#text=sol%20y%20sol&head=1&row=2");
    const before = await matrix(page);
    await page.click("a[hreflang=en]");
    await until(page, () => document.documentElement.lang === "en" && Number(document.querySelector("table[data-matrix]").dataset.revision) > 0);
    assert.equal(await address(page), "#text=sol%20y%20sol&head=1&row=2");
    assert.deepEqual(await matrix(page), before);
  });

  test("back and forward lead through the settings", async () => {
    const page = await simulator("es");
    const stands = (hash, preset) =>
      until(page, (...at) => {
        const pressed = document.querySelector("[data-preset][aria-pressed=true]").dataset.preset;
        return location.hash === at[0] && pressed === at[1];
      }, hash, preset);
    await page.click("button[data-preset=ingles]");
    await page.evaluate(() => history.back());
    await stands("", "gato");
    await page.evaluate(() => history.forward());
    await stands("#preset=ingles", "ingles");
    assert.equal((await matrix(page)).length, 8);
  });

  test("Bokeh paints each cell in the table's own colour", async () => {
    const page = await simulator("es", "#values=0");
    await settled(page);
    const furthest = await page.evaluate(() => {
      const canvas_in = (root) =>
        root.querySelector("canvas") ?? [...root.querySelectorAll("*")].map((one) => one.shadowRoot && canvas_in(one.shadowRoot)).find(Boolean);
      const plate = document.querySelector("[data-figure=heatmap] [data-layer]");
      const canvas = canvas_in(plate);
      const frame = canvas.getBoundingClientRect();
      const scale = canvas.width / frame.width;
      plate.dataset.layer = "table";
      return Math.max(...[...plate.querySelectorAll("td[data-value]")].flatMap((cell) => {
        const box = cell.getBoundingClientRect();
        const x = Math.floor((box.left + box.width / 2 - frame.left) * scale);
        const y = Math.floor((box.top + box.height / 2 - frame.top) * scale);
        const painted = canvas.getContext("2d").getImageData(x, y, 1, 1).data;
        const asked = getComputedStyle(cell).backgroundColor.match(/\d+/g).map(Number);
        return asked.slice(0, 3).map((channel, at) => Math.abs(channel - painted[at]));
      }));
    });
    assert.ok(furthest <= 2, `a channel differs by ${furthest}`);
  });

  test("a link with faults names them and keeps the rest", async () => {
    const page = await simulator("en", "#temperature=0&heads=99&d_k=16&preset=perro");
    const said = await alerts(page);
    for (const fault of ["temperature=0", "heads=99", "preset=perro"]) assert.ok(said.includes(fault), said);
    assert.equal(await page.evaluate(() => document.querySelector("output[name=d_k]").dataset.value), "16");
  });

  test("an empty phrase is refused and the matrix stays", async () => {
    const page = await simulator("es");
    const before = await matrix(page);
    await compute(page, "");
    assert.notEqual(await alerts(page), "");
    assert.deepEqual(await matrix(page), before);
  });

  test("arrows walk the matrix, Enter chooses, Esc lets go", async () => {
    const page = await simulator("en");
    await page.focus("td[data-query='0'][data-key='0']");
    for (const key of ["ArrowDown", "ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
    assert.equal(await address(page), "#row=1&column=2");
    await page.keyboard.press("Escape");
    assert.equal(await address(page), "");
  });

  test("the theme can be turned", async () => {
    const page = await simulator("en");
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await paper();
    await page.click("button[name=theme]");
    assert.notEqual(await paper(), before);
  });
});
