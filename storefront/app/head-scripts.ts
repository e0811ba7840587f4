import { reloadAtTopScript } from "./items/reload-at-top-script.ts";
import { storedAddressScript } from "./location/stored-address-script.ts";
import { earlyPressScript } from "./rendering/early-press-script.ts";

/**
 * Run in the head of each page, before the rest of it exists. The security policy allows them by
 * their hashes.
 */
export const headScripts = [earlyPressScript, storedAddressScript, reloadAtTopScript];
