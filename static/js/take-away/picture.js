(function (Atenta) {
  "use strict";

  const MARGIN = 24;
  const LEAST_CELL = 24;
  const LARGEST_CELL = 52;
  /** The grid's side that is aimed at when there are many tokens. */
  const SIDE = 800;
  /** Room for the title and the bar, however few the tokens. */
  const LEAST_WIDTH = 480;
  const NAME = 17;
  const LETTERS = 16;
  const SMALL = 13;
  const TITLE = 19;
  const TITLE_LINE = 26;
  const LINE = 20;
  /** Room for the keys' axis name under the title. */
  const AXIS = 32;
  const BAR = 240;
  /** What parts two settings, where a line ends. */
  const HANGING = /\u00a0·$/;
  const SLANT = Math.SQRT1_2;
  /** On every system there is one of these. */
  const SERIF = "Georgia, 'Times New Roman', serif";

  /**
   * The heat-map of a view as one SVG that needs no font, no sheet and no page: title, tokens, axes, bar, settings.
   * @param {HeadView} view
   * @param {Strings} strings
   * @param {PictureLook} look
   */
  function picture(view, strings, look) {
    const frame = measure(view, strings);
    const body = [
      heading(frame, look),
      axes(strings.figure, frame, look),
      names(view, frame, look),
      cells(view, frame, look),
      selection(view, frame, look),
      legend(view, strings, frame, look),
    ];
    const title = Atenta.lettering.escape(Atenta.say.text(strings.figure.picture, said(view, strings)));
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" ` +
      `viewBox="0 0 ${frame.width} ${frame.height}" role="img" font-family="system-ui, sans-serif" font-size="${SMALL}">` +
      `<title>${title}</title>${definitions(look)}` +
      `<rect width="100%" height="100%" fill="${look.colours.paper}"/>${body.join("")}</svg>`;
  }

  /** @param {HeadView} view @param {Strings} strings */
  function said(view, strings) {
    return { head: Atenta.say.the_head(view.trace, view.head, strings), phrase: Atenta.take_away.isolated(view.trace.query_tokens) };
  }

  /**
   * Where everything goes, in pixels. `left` and `top` are the grid's corner.
   * @param {HeadView} view
   * @param {Strings} strings
   */
  function measure(view, strings) {
    const { width, wrap, cut } = Atenta.lettering;
    const { trace, n_query, n_key } = view;
    const cell = Math.min(Math.max(Math.floor(SIDE / Math.max(n_query, n_key)), LEAST_CELL), LARGEST_CELL);
    const wide = (/** @type {string[]} */ tokens) => tokens.map((token) => width(cut(token, LETTERS), NAME));
    const keys = wide(trace.key_tokens);
    const slanted = keys.some((key, at) => at > 0 && (key + keys[at - 1]) / 2 + 6 > cell);
    const left = MARGIN + LINE + 8 + Math.ceil(Math.max(...wide(trace.query_tokens)));
    const over = slanted ? keys.map((key, at) => (at + 0.5 - n_key) * cell + key * SLANT) : [];
    const across = Math.ceil(left + n_key * cell + Math.max(0, ...over) + MARGIN);
    const whole = Math.max(across, LEAST_WIDTH);
    const title = wrap(Atenta.say.text(strings.figure.picture, said(view, strings)), TITLE, whole - 2 * MARGIN);
    const header = slanted ? Math.ceil(Math.max(...keys) * SLANT) + 16 : 28;
    const top = MARGIN + title.length * TITLE_LINE + AXIS + header;
    const settings = wrap(in_words(view, strings), SMALL, whole - 2 * MARGIN).map((line) => line.replace(HANGING, ""));
    const bottom = top + n_query * cell;
    const notes = 72 + (view.masked.some(Boolean) ? LINE + 8 : 0);
    const height = bottom + notes + settings.length * LINE + MARGIN;
    return { cell, slanted, left, top, bottom, right: left + n_key * cell, width: whole, height, title, settings, notes };
  }

  /**
   * The settings as one text that may be parted between two of them only.
   * @param {HeadView} view
   * @param {Strings} strings
   */
  function in_words(view, strings) {
    const whole = Atenta.take_away.settings(view, strings).map(([name, value]) => `${name}: ${value}`);
    return whole.map((setting) => setting.replaceAll(" ", "\u00a0")).join("\u00a0· ");
  }

  /** @param {PictureLook} look */
  function definitions({ colours, ramp }) {
    const stops = ramp.map(({ at, colour }) => `<stop offset="${at}" stop-color="${colour}"/>`).join("");
    return `<defs><linearGradient id="ramp">${stops}</linearGradient>` +
      `<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
      `<path d="M0 0V6" stroke="${colours.soft_ink}" stroke-opacity="0.5" stroke-width="1.5"/></pattern></defs>`;
  }

  /**
   * @param {ReturnType<typeof measure>} frame
   * @param {PictureLook} look
   */
  function heading({ title }, { colours }) {
    const letters = { fill: colours.ink, "font-size": TITLE, "font-weight": 600, "font-family": SERIF };
    return title.map((line, at) => text(line, { x: MARGIN, y: MARGIN + 16 + at * TITLE_LINE, ...letters })).join("");
  }

  /**
   * @param {Record<string, string>} words
   * @param {ReturnType<typeof measure>} frame
   * @param {PictureLook} look
   */
  function axes(words, { left, top, bottom, title }, { colours }) {
    const keys = `${words.keys} (${words.keys_gloss}) →`;
    const queries = `← ${words.queries} (${words.queries_gloss})`;
    // Beside a grid of few rows the name is longer than the grid: it then starts under the title.
    const highest = MARGIN + title.length * TITLE_LINE + Atenta.lettering.width(queries, SMALL) / 2;
    const turned = `translate(${MARGIN + 10} ${round(Math.max((top + bottom) / 2, highest))}) rotate(-90)`;
    return text(keys, { x: left, y: MARGIN + title.length * TITLE_LINE + 20, fill: colours.key }) +
      text(queries, { transform: turned, fill: colours.query, "text-anchor": "middle" });
  }

  /**
   * @param {HeadView} view
   * @param {ReturnType<typeof measure>} frame
   * @param {PictureLook} look
   */
  function names({ trace, row, column }, { cell, slanted, left, top }, { colours }) {
    const letters = { "font-size": NAME, "font-family": SERIF };
    const queries = trace.query_tokens.map((token, at) => {
      const place = { x: left - 8, y: round(top + (at + 0.5) * cell + 5), "text-anchor": "end", fill: colours.query };
      return name(token, { ...place, ...letters, "font-weight": at === row ? 600 : 400 });
    });
    const keys = trace.key_tokens.map((token, at) => {
      const x = round(left + (at + 0.5) * cell);
      /** @type {Record<string, string | number>} */
      const place = slanted
        ? { transform: `translate(${round(x + 3)} ${top - 6}) rotate(-45)`, "text-anchor": "start" }
        : { x, y: top - 8, "text-anchor": "middle" };
      return name(token, { ...place, fill: colours.key, ...letters, "font-weight": row !== null && at === column ? 600 : 400 });
    });
    return queries.join("") + keys.join("");
  }

  /**
   * @param {HeadView} view
   * @param {ReturnType<typeof measure>} frame
   * @param {PictureLook} look
   */
  function cells(view, { cell, left, top }, { colours, ramp }) {
    const size = cell < 32 ? 9 : cell < 40 ? 11 : SMALL;
    return [...view.weights].map((weight, at) => {
      const [x, y] = [left + (at % view.n_key) * cell, top + Math.floor(at / view.n_key) * cell];
      const masked = view.masked[at] === 1;
      const shade = masked ? "url(#hatch)" : Atenta.ramp.shade(weight, ramp);
      const square = `<rect x="${x}" y="${y}" width="${cell - 1}" height="${cell - 1}" fill="${shade}"/>`;
      if (!masked && !view.values) return square;
      const place = { x: round(x + (cell - 1) / 2), y: round(y + cell / 2 + size / 3), "text-anchor": "middle", "font-size": size };
      const fill = masked ? colours.ink : Atenta.ramp.ink(shade);
      return square + text(masked ? "–" : Atenta.numbers.cell(weight), { ...place, fill });
    }).join("");
  }

  /**
   * @param {HeadView} view
   * @param {ReturnType<typeof measure>} frame
   * @param {PictureLook} look
   */
  function selection({ row, column }, { cell, left, top, right }, { colours }) {
    if (row === null) return "";
    const x = column === null ? left : left + column * cell;
    const width = (column === null ? right - left : cell) - 1;
    return `<rect x="${x + 1}" y="${top + row * cell + 1}" width="${width - 2}" height="${cell - 3}" fill="none" stroke="${colours.accent}" stroke-width="3"/>`;
  }

  /**
   * @param {HeadView} view
   * @param {Strings} strings
   * @param {ReturnType<typeof measure>} frame
   * @param {PictureLook} look
   */
  function legend(view, { figure }, { bottom, left, width: whole, notes, settings }, { colours, ticks }) {
    const x = Math.min(left, whole - MARGIN - BAR);
    const soft = { fill: colours.soft_ink };
    const labels = ticks.map((tick, at) => {
      const anchor = at === 0 ? "start" : at === ticks.length - 1 ? "end" : "middle";
      return text(String(tick), { x: round(x + BAR * Math.sqrt(tick)), y: bottom + 44, "text-anchor": anchor, ...soft });
    });
    const hatching = `<rect x="${x}" y="${bottom + 76}" width="16" height="16" fill="url(#hatch)"/>` +
      text(figure.masked_legend, { x: x + 24, y: bottom + 89, ...soft });
    return `<rect x="${x}" y="${bottom + 20}" width="${BAR}" height="10" fill="url(#ramp)"/>${labels.join("")}` +
      text(figure.brighter, { x, y: bottom + 64, ...soft }) +
      (view.masked.some(Boolean) ? hatching : "") +
      settings.map((line, at) => text(line, { x: MARGIN, y: bottom + notes + 24 + at * LINE, ...soft })).join("");
  }

  /**
   * A token, cut where it is long, with the whole of it one step away.
   * @param {string} token
   * @param {Record<string, string | number>} attributes
   */
  function name(token, attributes) {
    const { cut, escape } = Atenta.lettering;
    const shown = cut(token, LETTERS);
    return element(attributes, (shown === token ? "" : `<title>${escape(token)}</title>`) + escape(shown));
  }

  /**
   * @param {string} content
   * @param {Record<string, string | number>} attributes
   */
  function text(content, attributes) {
    return element(attributes, Atenta.lettering.escape(content));
  }

  /**
   * @param {Record<string, string | number>} attributes
   * @param {string} content escaped
   */
  function element(attributes, content) {
    const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`).join("");
    return `<text${said}>${content}</text>`;
  }

  /** @param {number} pixels */
  function round(pixels) {
    return Math.round(pixels * 10) / 10;
  }

  Atenta.take_away = { ...Atenta.take_away, picture };
})(globalThis.Atenta = globalThis.Atenta || {});
