(function (Atenta) {
  "use strict";

  const BASE = 10000;

  /**
   * Encoding of positions 0 … n − 1: sine on even components, cosine on odd ones.
   * Source: Vaswani et al. 2017, section 3.5.
   * @param {number} n
   * @param {number} d_model
   * @returns {Float64Array} n × d_model
   */
  function sinusoidal(n, d_model) {
    const encoding = new Float64Array(n * d_model);
    for (let component = 0; component < d_model; component++) {
      const turn = frequency(component, d_model);
      const wave = component % 2 === 0 ? Math.sin : Math.cos;
      for (let i = 0; i < n; i++) encoding[i * d_model + component] = wave(i * turn);
    }
    return encoding;
  }

  /**
   * By which angle a component turns from one position to the next, in radians; both of a pair turn alike.
   * @param {number} component
   * @param {number} d_model
   */
  function frequency(component, d_model) {
    return BASE ** ((-2 * Math.floor(component / 2)) / d_model);
  }

  Atenta.positional = { sinusoidal, frequency };
})(globalThis.Atenta = globalThis.Atenta || {});
