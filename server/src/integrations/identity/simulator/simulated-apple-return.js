/* Passes the result to the page that opened this window, and to no other site. */
const { result } = document.currentScript.dataset;
window.opener?.postMessage(JSON.parse(result), location.origin);
