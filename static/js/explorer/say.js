(function (Atenta) {
  "use strict";

  const NAME = /\{(\w+)\}/;
  /** The language that tokens are in; "" where nobody knows. */
  let spoken = "";

  /** From now on tokens are words of this language: a screen reader changes its voice for them. @param {string} lang */
  function speak(lang) {
    spoken = lang;
  }

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
      if (!(value instanceof Node)) fragment.append(String(value));
      // A word that is said twice stands there twice.
      else fragment.append(value.parentNode === fragment ? value.cloneNode(true) : value);
    });
    return fragment;
  }

  /**
   * @param {string} token
   * @param {"query" | "key"} role
   * @param {string} [lang] its language, where it is not one of the phrase that is shown
   */
  function token(token, role, lang = spoken) {
    const strong = document.createElement("b");
    const isolated = document.createElement("bdi");
    strong.className = role;
    isolated.lang = lang;
    isolated.textContent = token;
    strong.append(isolated);
    return strong;
  }

  /**
   * A token that stands by itself, in full also where it is cut; written only where it has changed.
   * @param {HTMLElement} place
   * @param {string} token
   */
  function name(place, token) {
    if (place.textContent !== token) place.textContent = place.title = token;
    if (place.lang !== spoken || !place.hasAttribute("lang")) place.lang = spoken;
  }

  /**
   * The name of a head: the one that its source gives, or its number; with several layers, that of its layer too.
   * @param {AttentionTrace} trace
   * @param {number} head counted through all layers
   */
  function head({ head_names, n_layers, n_heads }, head) {
    if (head_names) return head_names[head];
    return n_layers > 1 ? `L${Math.floor(head / n_heads)} H${head % n_heads}` : `H${head}`;
  }

  /**
   * A head as it stands in a sentence: "head H2", "the “coreference” head".
   * @param {AttentionTrace} trace
   * @param {number} number counted through all layers
   * @param {Strings} strings
   */
  function the_head(trace, number, { figure }) {
    return text(trace.head_names ? figure.head_named : figure.head_numbered, { head: head(trace, number) });
  }

  /**
   * Text, written only where it has changed, into the node that is there: a slider writes a thousand numbers a frame.
   * @param {Element} place
   * @param {string} text
   */
  function put(place, text) {
    const there = place.firstChild;
    if (!(there instanceof Text) || there.nextSibling) place.textContent = text;
    else if (there.data !== text) there.data = text;
  }

  /**
   * A sentence with nodes in it; of the one that stands there, what has not changed stays.
   * @param {Element} place
   * @param {string} template
   * @param {Record<string, string | number | Node>} values
   */
  function write(place, template, values) {
    const wanted = [...nodes(template, values).childNodes];
    const there = [...place.childNodes];
    if (there.length !== wanted.length) return place.replaceChildren(...wanted);
    wanted.forEach((node, at) => {
      const old = there[at];
      if (node.isEqualNode(old)) return;
      if (node instanceof Text && old instanceof Text) old.data = node.data;
      else old.replaceWith(node);
    });
  }

  /** @param {string} tag @param {string} said */
  function element(tag, said) {
    const made = document.createElement(tag);
    made.textContent = said;
    return made;
  }

  Atenta.say = { speak, element, text, nodes, token, name, head, the_head, put, write };
})(globalThis.Atenta = globalThis.Atenta || {});
