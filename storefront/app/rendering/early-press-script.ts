/**
 * Keeps presses of buttons, and forms that are sent, until the shop's scripts have loaded: before,
 * nothing would answer them. Links, fields and forms with an address work by themselves. It runs in
 * the head, before there is anything to press. The same on every page, so that the security policy
 * allows it by its hash.
 */
export const earlyPressScript = `(function () {
  var kept = [];
  function keep(event) {
    var pressed = event.target.closest(event.type === "submit" ? "form" : "button, [role=button]");
    if (!pressed || pressed.closest("form[action]") && (pressed.type || "submit") === "submit") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (kept.indexOf(pressed) < 0) kept.push(pressed);
  }
  document.addEventListener("click", keep, true);
  document.addEventListener("submit", keep, true);
  document.takeEarlyPresses = function () {
    document.removeEventListener("click", keep, true);
    document.removeEventListener("submit", keep, true);
    return kept.splice(0);
  };
})()`;
