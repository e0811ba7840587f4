import { reloadAtTopScript } from "./items/reload-at-top-script.ts";
import { storedAddressScript } from "./location/stored-address-script.ts";
import { earlyPressScript } from "./rendering/early-press-script.ts";
import { waitingCartsScript } from "./runs/waiting-carts-script.ts";

/**
 * Run in the head of each page, before the rest of it exists. The security policy allows them by
 * their hashes. In the browser they are empty: the page has run them, and hydration needs only
 * their elements.
 */
export const headScripts = {
  earlyPresses: import.meta.env.SSR ? earlyPressScript : "",
  storedAddress: import.meta.env.SSR ? storedAddressScript : "",
  waitingCarts: import.meta.env.SSR ? waitingCartsScript : "",
  reloadAtTop: import.meta.env.SSR ? reloadAtTopScript : "",
};
