(function () {
  "use strict";

  // Who is given a score is not offered the answers. Only when the page has started: it looks for what asks for them.
  addEventListener("load", () => {
    const words = JSON.parse(document.getElementById("school-words")?.textContent ?? "{}");
    document.querySelectorAll("[data-answer-key]").forEach((form) => form.remove());
    const said = document.querySelector("[data-key-to-task] .help");
    if (said) said.textContent = words.key;
  });
})();
