import { isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import { messageInAll } from "../messages/messages.ts";
import type { Settings } from "../process/settings.ts";

/** Loopback host names in the notation of `URL`. */
const loopback = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Refuses requests for a host that is not ours with 421, against DNS rebinding and cache poisoning.
 * Ports are not compared, since a load balancer has its own. Without a configured public address
 * any IP literal is accepted, so that the shop can be opened from other machines of the network.
 */
export function allowedHosts({
  url,
  isUrlSet,
  host,
}: Pick<Settings, "url" | "isUrlSet" | "host">): MiddlewareHandler {
  const own = new Set([...loopback, new URL(url).hostname, host.toLowerCase(), `[${host}]`]);
  const isOurs = (hostname: string) => own.has(hostname) || (!isUrlSet && isAddress(hostname));
  return async (c, next) => {
    if (isOurs(new URL(c.req.url).hostname)) return next();
    const text = messageInAll("\n", "http", "otherHost", { url });
    return c.text(`${text}\n`, 421, { "Cache-Control": "no-store" });
  };
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
}
