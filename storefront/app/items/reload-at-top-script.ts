/**
 * A reload while an item dialog is open shows the item's own page, for which the browser restores
 * the scroll position of the list below, whatever `history.scrollRestoration` says by then: it has
 * read it while the old page was unloaded. Scrolls back to the top in the same frame, until the
 * page has loaded or the visitor does something. The router keeps the list's address as `masked` in
 * the history entry, and removes it when it starts. The same on every page, so that the security
 * policy allows it by its hash.
 */
export const reloadAtTopScript = `(function () {
  if (!history.state || !history.state.masked) return;
  var inputs = ["wheel", "touchstart", "pointerdown", "keydown"];
  function toTop() {
    scrollTo(0, 0);
  }
  function end() {
    removeEventListener("scroll", toTop);
    inputs.forEach(function (input) {
      removeEventListener(input, end);
    });
  }
  addEventListener("scroll", toTop);
  inputs.forEach(function (input) {
    addEventListener(input, end, { passive: true });
  });
  addEventListener("load", function () {
    // The last position is restored with the load, and its event comes with the next frame.
    requestAnimationFrame(function () {
      requestAnimationFrame(end);
    });
  });
})()`;
