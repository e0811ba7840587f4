/* "Sign in with Apple JS" of the simulated Apple: the part of its interface that the storefront uses. */
(() => {
  const size = "popup,width=480,height=680";
  /** Browsers send no event when a window closes, so it is polled. In milliseconds. */
  const closedPollMs = 300;
  let options = {};

  function signIn() {
    const page = new URL("/demo/sign-in/apple", location.origin);
    const { clientId, redirectURI, state, nonce } = options;
    page.search = String(
      new URLSearchParams({ client_id: clientId, redirect_uri: redirectURI, state, nonce }),
    );
    const popup = window.open(page, "simulated-apple", size);
    if (!popup) return Promise.reject({ error: "popup_blocked_by_browser" });

    return new Promise((resolve, reject) => {
      const watch = setInterval(() => {
        if (popup.closed) end(() => reject({ error: "popup_closed_by_user" }));
      }, closedPollMs);
      window.addEventListener("message", listen);

      function listen({ origin, source, data }) {
        if (origin !== location.origin || source !== popup) return;
        end(() => ("error" in data ? reject(data) : resolve(data)));
        popup.close();
      }

      function end(settle) {
        clearInterval(watch);
        window.removeEventListener("message", listen);
        settle();
      }
    });
  }

  window.AppleID = {
    auth: {
      init(given) {
        options = given;
      },
      signIn,
    },
  };
})();
