"use strict";
// Typesets every formula of the site in one process: {tex, display}[] on standard input becomes
// {html} or {fault} for each on standard output. The first argument is KaTeX's own script, its sheet lies beside it.
const fs = require("node:fs");
const { styled, lighten } = require("./lean.cjs");
const { quieten } = require("./heard.cjs");
const { unreadable } = require("./mathml.cjs");
const katex = require(process.argv[2]);

const COLOURED = ["query", "key"];
// \query and \key colour by class, and Spanish names its operators with accents; all else is a fault.
const MEANT = ["htmlExtension", "unicodeTextInMathMode"];

const known = styled(fs.readFileSync(process.argv[2].replace(/js$/, "css"), "utf8"), COLOURED);
const options = {
  output: "htmlAndMathml",
  throwOnError: true,
  strict: (code) => (MEANT.includes(code) ? "ignore" : "error"),
  trust: (context) => context.command === "\\htmlClass" && COLOURED.includes(context.class),
  macros: Object.fromEntries(COLOURED.map((name) => ["\\" + name, "\\htmlClass{" + name + "}{#1}"])),
};

function typeset({ tex, display }) {
  try {
    const tree = katex.__renderToDomTree(tex, { ...options, macros: { ...options.macros }, displayMode: display });
    const [heard, visible] = (display ? tree.children[0] : tree).children;
    const fault = unreadable(heard);
    if (fault) return { fault: `its MathML has ${fault}` };
    lighten(visible, known);
    quieten(heard);
    return { html: tree.toMarkup().replaceAll(';"', '"') };
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    return { fault: error.rawMessage ?? error.message, at: error.position ?? null, length: error.length ?? null };
  }
}

const formulas = JSON.parse(fs.readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(formulas.map(typeset)));
