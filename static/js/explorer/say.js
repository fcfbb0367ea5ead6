(function (Atenta) {
  "use strict";

  const NAME = /\{(\w+)\}/;

  /**
   * @param {string} template
   * @param {Record<string, string | number>} values
   */
  function text(template, values) {
    return template.split(NAME).map((part, at) => (at % 2 ? String(values[part] ?? `{${part}}`) : part)).join("");
  }

  /**
   * @param {string} template
   * @param {Record<string, string | number | Node>} values
   */
  function nodes(template, values) {
    const fragment = document.createDocumentFragment();
    template.split(NAME).forEach((part, at) => {
      const value = at % 2 ? values[part] ?? `{${part}}` : part;
      fragment.append(value instanceof Node ? value : String(value));
    });
    return fragment;
  }

  /**
   * @param {string} token
   * @param {"query" | "key"} role
   */
  function token(token, role) {
    const strong = document.createElement("b");
    const isolated = document.createElement("bdi");
    strong.className = role;
    isolated.textContent = token;
    strong.append(isolated);
    return strong;
  }

  Atenta.say = { text, nodes, token };
})(globalThis.Atenta = globalThis.Atenta || {});
