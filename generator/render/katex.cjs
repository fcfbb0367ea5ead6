"use strict";
// Typesets every formula of the site in one process: {tex, display}[] on standard input becomes
// {html} or {fault} for each on standard output. The first argument is KaTeX's own script.
const katex = require(process.argv[2]);

const COLOURED = ["query", "key"];
// \query and \key colour by class, and Spanish names its operators with accents; all else is a fault.
const MEANT = ["htmlExtension", "unicodeTextInMathMode"];

const options = {
  output: "htmlAndMathml",
  throwOnError: true,
  strict: (code) => (MEANT.includes(code) ? "ignore" : "error"),
  trust: (context) => context.command === "\\htmlClass" && COLOURED.includes(context.class),
  macros: Object.fromEntries(COLOURED.map((name) => ["\\" + name, "\\htmlClass{" + name + "}{#1}"])),
};

function typeset({ tex, display }) {
  try {
    return { html: katex.renderToString(tex, { ...options, macros: { ...options.macros }, displayMode: display }) };
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    return { fault: error.rawMessage ?? error.message };
  }
}

const formulas = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(formulas.map(typeset)));
