// Where the page for a missing file stands is known to nobody: a server gives it at addresses of any depth, below any
// folder. So it looks for the site's own picture, in each folder of the address, the deepest first. This script stands
// in the page itself (templates/404.html), which allows it by its hash.
(() => {
  "use strict";

  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = document.querySelectorAll("a[data-path]");

  /** @param {string} folder with / at its end */
  function look(folder) {
    const picture = new Image();
    picture.onload = () => lead(folder);
    picture.onerror = () => {
      const above = folder.slice(0, -1).lastIndexOf("/");
      if (above >= 0) look(folder.slice(0, above + 1));
    };
    picture.src = `${folder}assets/css/icon.svg`;
  }

  /** @param {string} root the site's */
  function lead(root) {
    for (const link of links) link.href = root + link.dataset.path;
    for (const doubt of document.querySelectorAll("[data-doubt]")) doubt.remove();
  }

  look(location.pathname.slice(0, location.pathname.lastIndexOf("/") + 1));
})();
