/**
 * Writes the stored address into the element before the script, while the browser reads the page: before it
 * is painted, and before React hydrates it. The same on every page, so that the security policy allows it by
 * its hash. It reads the address like `client/storage.ts`.
 */
export const storedAddressScript = `(function (address) {
  try {
    var text = localStorage.getItem("location");
    if (!text) {
      var cookie = /(?:^|; )location=([^;]*)/.exec(document.cookie);
      text = cookie && decodeURIComponent(cookie[1]);
    }
    if (text && text.trim() && text.length <= 300) address.textContent = text;
  } catch (_blocked) {}
})(document.currentScript.previousElementSibling)`;
