// What can be kept, in Firefox over file://: its canvas and its clipboard have rules of their own.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { launch, open, skip, until } from "./firefox.mjs";

const PNG = [0x89, 0x50, 0x4e, 0x47];

describe("taking away in Firefox", { skip: skip() }, () => {
  /** @type {import("puppeteer-core").Browser} */
  let browser;
  before(async () => (browser = await launch()));
  after(() => browser?.close());

  /** Opens the simulator, hands its page over and holds that nothing went wrong in it. */
  async function with_page(state, look) {
    const { page, faults, close } = await open(browser, "es", state);
    await look(page);
    await close();
    assert.deepEqual(faults, []);
  }

  test("the picture of the map can be read from the canvas", () => with_page("#causal=1", async (page) => {
    // The file would go to the reader's downloads: here its first bytes are looked at instead.
    await page.evaluate(() => {
      globalThis.Atenta.save.file = async (content) => {
        globalThis.kept = [...new Uint8Array(await content.arrayBuffer())];
      };
      document.querySelector("button[name=png]").click();
    });
    await until(page, () => globalThis.kept?.length > 10_000);
    assert.deepEqual(await page.evaluate(() => globalThis.kept.slice(0, 4)), PNG);
  }));

  test("where the clipboard refuses, the link stands selected", () => with_page("#heads=2", async (page) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
      document.querySelector("button[name=share]").click();
    });
    await until(page, () => document.activeElement.name === "link");
    const [selected, length, address] = await page.evaluate(() => {
      const { selectionEnd, selectionStart, value } = document.activeElement;
      return [value.slice(selectionStart, selectionEnd), value.length, location.href];
    });
    assert.equal(selected, address);
    assert.equal(length, address.length);
  }));
});
