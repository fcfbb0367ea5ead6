(function (Atenta) {
  "use strict";

  const SHADES = 256;
  /** What is written on a shade: the one of higher contrast. */
  const INKS = ["#000000", "#ffffff"];

  /** @param {number} weight */
  function index(weight) {
    return Math.min(Math.floor(Math.sqrt(weight) * SHADES), SHADES - 1);
  }

  /**
   * The colour of a weight: the stops interpolated in sRGB, by the rule of generator/ramp.py.
   * @param {number} weight
   * @param {RampStop[]} stops
   */
  function shade(weight, stops) {
    const at = index(weight) / (SHADES - 1);
    const after = Math.max(stops.findIndex((stop) => stop.at >= at), 1);
    const [from, to] = [stops[after - 1], stops[after]];
    const share = (at - from.at) / (to.at - from.at);
    const [low, high] = [channels(from.colour), channels(to.colour)];
    return `#${low.map((one, channel) => hex(one + share * (high[channel] - one))).join("")}`;
  }

  /** @param {string} colour */
  function ink(colour) {
    const [on_black, on_white] = [contrast(INKS[0], colour), contrast(INKS[1], colour)];
    return on_black >= on_white ? INKS[0] : INKS[1];
  }

  /**
   * Contrast ratio of two colours. Source: WCAG 2.2.
   * @param {string} one
   * @param {string} other
   */
  function contrast(one, other) {
    const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  }

  /** @param {string} colour */
  function luminance(colour) {
    const [red, green, blue] = channels(colour).map((channel) => {
      const srgb = channel / 255;
      return srgb <= 0.04045 ? srgb / 12.92 : ((srgb + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  /** @param {string} colour */
  function channels(colour) {
    return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
  }

  /** @param {number} channel */
  function hex(channel) {
    return Math.round(channel).toString(16).padStart(2, "0");
  }

  Atenta.ramp = { index, shade, ink };
})(globalThis.Atenta = globalThis.Atenta || {});
