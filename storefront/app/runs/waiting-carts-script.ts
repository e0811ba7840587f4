/**
 * Marks the page when this device remembers carts of other stores than that of the page, so that
 * the strip of the errand has its place from the first paint. It runs in the head, before there is
 * anything to paint. The same on every page, so that the security policy allows it by its hash. It
 * reads what `use-remember-waiting.ts` stores.
 */
export const waitingCartsScript = `(function () {
  try {
    var stores = JSON.parse(localStorage.getItem("waitingCarts")) || [];
    var here = location.pathname.split("/").pop();
    var isElsewhere = stores.some(function (store) {
      return store.split(" ")[1] !== here;
    });
    if (isElsewhere) document.documentElement.dataset.waitingCarts = "";
  } catch (_blockedOrMalformed) {}
})()`;
