import type { Settings } from "../process/settings.ts";

/** A content security policy cannot name an IPv6 address. */
const loopback = ["localhost", "127.0.0.1"];

/**
 * The origins of the pages that may send the browser to another site and that it returns to: those
 * of the shop and its allowed origins, or anybody could redirect from here (safety 17). A shop on
 * this machine is open under each name of the machine.
 */
export function pageOrigins({
  url,
  allowedOrigins,
}: Pick<Settings, "url" | "allowedOrigins">): string[] {
  const shop = new URL(url);
  const names = loopback.includes(shop.hostname) ? loopback : [shop.hostname];
  const own = names.map((name) => Object.assign(new URL(shop), { hostname: name }).origin);
  return [...own, ...allowedOrigins];
}
