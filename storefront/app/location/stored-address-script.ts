/**
 * Writes the stored address into its elements while the browser reads the page. It runs in the
 * head, before they exist: a browser may paint what it has read so far, also between an element and
 * a script after it. An observer is called after the elements are read and before they are painted.
 * The same on every page, so that the security policy allows it by its hash. It reads the address
 * like `visitor/storage.ts`, which deletes the cookie of former versions that is taken over here.
 */
export const storedAddressScript = `(function () {
  function stored() {
    var text;
    try {
      text = localStorage.getItem("location");
    } catch (_blocked) {}
    return text && text.trim() && text.length <= 300 ? text : null;
  }
  if (stored() === null) {
    try {
      var cookie = /(?:^|; )location=([^;]+)/.exec(document.cookie);
      if (cookie) localStorage.setItem("location", decodeURIComponent(cookie[1]));
    } catch (_blockedOrMalformed) {}
  }
  if (stored() === null) return;
  var observer = new MutationObserver(function () {
    var text = stored();
    document.querySelectorAll("[data-stored-address]").forEach(function (address) {
      if (text !== null && address.textContent !== text) address.textContent = text;
    });
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener("DOMContentLoaded", function () {
    observer.disconnect();
  });
})()`;
