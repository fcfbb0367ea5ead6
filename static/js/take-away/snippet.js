(function (Atenta) {
  "use strict";

  /** What ends a string of Python's, and what cannot be seen in it: controls, marks of direction, lone surrogates. */
  const ESCAPED = /["\\\p{C}\p{Zl}\p{Zp}]/gu;
  const HASH = [
    "def fnv1a(text, value=0x811C9DC5):  # FNV-1a, 32 bit",
    "    for byte in text.lower().encode():",
    "        value = (value ^ byte) * 0x01000193 % 2**32",
    "    return value",
  ];
  const PHILOX = [
    "def philox(c, k):  # Philox4x32-10 (Salmon et al. 2011)",
    "    for _ in range(10):",
    "        a, b = c[0] * 0xD2511F53, c[2] * 0xCD9E8D57",
    "        c = ((b >> 32) ^ c[1] ^ k[0], b % 2**32, (a >> 32) ^ c[3] ^ k[1], a % 2**32)",
    "        k = ((k[0] + 0x9E3779B9) % 2**32, (k[1] + 0xBB67AE85) % 2**32)",
    "    return c",
  ];
  const UNIFORM = [
    "def uniform(rows, columns, stream, variance):  # U(−√(3v), √(3v))",
    "    words = [[philox((r, c // 4, 0, 0), (seed, stream))[c % 4] for c in columns] for r in rows]",
    "    return ((torch.tensor(words).double() + 0.5) / 2**31 - 1) * (3 * variance) ** 0.5",
  ];
  const POSITIONS = [
    "i, c = torch.arange(len(tokens))[:, None], torch.arange(d_model).double()",
    "X += torch.sin(i * 10000 ** (-(c - c % 2) / d_model) + c % 2 * torch.pi / 2)",
  ];

  /**
   * A Python program of at most 25 lines that needs torch alone and prints the matrix of a view.
   * @param {HeadView} view
   * @param {string} remark stands beside the first line
   */
  function snippet(view, remark) {
    return [`import torch  # ${remark}`, ...computing(view), ...printing(view)].join("\n");
  }

  /** From the first definition that the source has to the scores. @param {HeadView} view */
  function computing(view) {
    const { provenance, built, query_tokens } = view.trace;
    if (provenance.source === "random") return from_definition(view);
    if (!built) return from_scores(view);
    const tokens = `tokens = [${query_tokens.map(literal).join(", ")}]`;
    return [tokens, ...Atenta.rule_program(view, built.heads[view.head], built.stream, built.sentence.tokens)];
  }

  /** The random model from its definition: nothing but its settings is carried along. @param {HeadView} view */
  function from_definition({ trace, head, temperature, divide, causal }) {
    const { seed, positional } = trace.provenance;
    const scale = divide ? " / d_k**0.5" : "";
    return [
      `tokens = [${trace.query_tokens.map(literal).join(", ")}]`,
      `heads, d_k, head, seed, T = ${[trace.n_heads, trace.d_k, head, seed, temperature].join(", ")}`,
      "d_model, own = heads * d_k, range(head * d_k, (head + 1) * d_k)",
      ...HASH,
      ...PHILOX,
      ...UNIFORM,
      "X = uniform([fnv1a(token) for token in tokens], range(d_model), 1, 1)",
      ...(positional ? POSITIONS : []),
      "Q, K = (X @ uniform(range(d_model), own, stream, 1 / d_model) for stream in (2, 3))",
      `scores = Q @ K.T${scale} / T`,
      ...(causal ? ["scores = scores.masked_fill(torch.ones_like(scores).triu(1) > 0, -torch.inf)"] : []),
    ];
  }

  /** What no short definition makes is carried along as numbers: the scores of the head. @param {HeadView} view */
  function from_scores({ trace, temperature, divide, scores, masked, n_query, n_key }) {
    const shape = `view(${n_query}, ${n_key})`;
    const hidden = `torch.tensor([${masked.join(", ")}]).${shape} > 0`;
    return [
      `tokens = [${trace.query_tokens.map(literal).join(", ")}]`,
      `keys = [${trace.key_tokens.map(literal).join(", ")}]`,
      `d_k, T = ${trace.d_k}, ${temperature}`,
      `scores = torch.tensor([${scores.join(", ")}], dtype=torch.float64).${shape}`,
      `scores = scores${divide ? " / d_k**0.5" : ""} / T`,
      ...(masked.some(Boolean) ? [`scores = scores.masked_fill(${hidden}, -torch.inf)`] : []),
    ];
  }

  /** @param {HeadView} view */
  function printing({ trace, masked, n_key }) {
    const longest = Math.max(...trace.query_tokens.map((token) => [...token].length));
    const blind = trace.query_tokens.some((_, i) => masked.subarray(i * n_key, (i + 1) * n_key).every(Boolean));
    // torch makes NaN of a row that sees no key; here its weights are 0.
    return [
      `for token, row in zip(tokens, scores.softmax(-1)${blind ? ".nan_to_num()" : ""}.tolist()):`,
      `    print(f"{token:>${longest}}", *(f"{weight:.7f}" for weight in row))`,
    ];
  }

  /**
   * A token as a string of Python's. A lone surrogate is what its UTF-8 makes of it.
   * @param {string} token
   */
  function literal(token) {
    const escaped = token.replace(ESCAPED, (sign) => {
      if (sign === '"' || sign === "\\") return `\\${sign}`;
      const code = /\p{Cs}/u.test(sign) ? 0xfffd : Number(sign.codePointAt(0));
      return code > 0xffff ? `\\U${code.toString(16).padStart(8, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
    });
    return `"${escaped}"`;
  }

  Atenta.take_away = { ...Atenta.take_away, snippet };
})(globalThis.Atenta = globalThis.Atenta || {});
