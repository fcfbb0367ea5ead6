// Put into the page before its own scripts: notes when things were painted, and touches nothing.
globalThis.probe = { matrix: 0, drawn: 0, latencies: [], frames: 0, since: 0 };

(function (probe) {
  "use strict";
  const channel = new MessageChannel();
  let revision, key = null, seen = {};

  addEventListener("keydown", (event) => { key = { at: event.timeStamp, revision: shown() }; }, true);

  function shown() {
    return document.querySelector("table[data-matrix]")?.dataset.revision;
  }

  function look() {
    const cell = document.querySelector("table[data-matrix] td[data-value]");
    seen = {
      matrix: cell !== null && cell.getBoundingClientRect().width > 0,
      drawn: document.querySelector("[data-figure][data-drawn]") !== null,
    };
  }

  // A message posted while a frame is prepared comes after that frame was painted.
  channel.port1.onmessage = () => {
    const now = performance.now();
    for (const what of ["matrix", "drawn"]) if (seen[what] && probe[what] === 0) probe[what] = now;
    if (shown() !== revision) {
      revision = shown();
      probe.frames += 1;
    }
    if (key !== null && revision !== key.revision) {
      probe.latencies.push(now - key.at);
      key = null;
    }
  };

  (function frame() {
    if (probe.drawn === 0) look();
    channel.port2.postMessage(null);
    requestAnimationFrame(frame);
  })();
})(globalThis.probe);
