import type { PaymentApi } from "./payments-api.ts";

/** A content security policy cannot name an IPv6 address. */
const loopback = ["localhost", "127.0.0.1"];

/**
 * The origins of the pages that may start a payment and that the browser returns to: those of the shop and
 * its allowed origins, or anybody could redirect from here (safety 17). A shop on this machine is open
 * under each name of the machine.
 */
export function pageOrigins({ url, allowedOrigins }: PaymentApi["settings"]): string[] {
  const shop = new URL(url);
  const names = loopback.includes(shop.hostname) ? loopback : [shop.hostname];
  const own = names.map((name) => Object.assign(new URL(shop), { hostname: name }).origin);
  return [...own, ...allowedOrigins];
}
