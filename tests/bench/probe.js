// Put into the page before its own scripts: notes when things were painted, and touches nothing.
globalThis.probe = { matrix: 0, drawn: 0, latencies: [], work: [], frames: 0, since: 0 };

(function (probe) {
  "use strict";
  /** Straight into the page's own queue: a message would take its way over another thread first. */
  const soon = (task) => scheduler.postTask(task, { priority: "user-blocking" });
  let revision, key = null, seen = {};

  addEventListener("keydown", (event) => {
    key = { at: event.timeStamp, revision: shown(), waited: 0 };
  }, true);

  // When the page has answered the last of a key's events, it waits for the screen's next frame, and does nothing.
  for (const event of ["keydown", "input", "change"]) {
    addEventListener(event, () => { if (key !== null) key.idle = performance.now(); });
  }

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

  // A task put off while a frame is prepared comes after that frame was painted.
  function painted() {
    const now = performance.now();
    for (const what of ["matrix", "drawn"]) if (seen[what] && probe[what] === 0) probe[what] = now;
    if (shown() !== revision) {
      revision = shown();
      probe.frames += 1;
    }
    if (key !== null && revision !== key.revision) {
      probe.latencies.push(now - key.at);
      probe.work.push(now - key.at - key.waited);
      key = null;
    }
  }

  (function frame() {
    if (probe.drawn === 0) look();
    if (key !== null && key.waited === 0) key.waited = performance.now() - key.idle;
    soon(painted);
    requestAnimationFrame(frame);
  })();
})(globalThis.probe);
