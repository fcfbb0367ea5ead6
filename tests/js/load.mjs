// Evaluates the page's classic scripts in Node, as a browser does: in order, in the global scope.
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";

export const ENGINE = [
  ...["tokens", "philox", "positional", "random-model", "attention", "measures"],
  ...["stream", "lines", "rules", "shares"],
].map((name) => `attention/${name}.js`);

/**
 * Loads scripts by their path below static/js, once each, and gives back the one global.
 * @param {...string} paths
 */
export function load(...paths) {
  for (const path of paths) {
    const file = new URL(`../../static/js/${path}`, import.meta.url);
    runInThisContext(readFileSync(file, "utf8"), { filename: file.pathname });
  }
  return globalThis.Atenta;
}
