(function (Atenta) {
  "use strict";

  Atenta.answer = 42;
})(globalThis.Atenta = globalThis.Atenta || {});
