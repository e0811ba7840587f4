import { isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import type { Settings } from "./settings.ts";

/** Under which every machine knows itself, as `URL` writes them. */
const loopback = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Refuses requests that name a host which is not ours, so that a name that somebody else points here
 * is no way in (DNS rebinding), and no cache keeps our answers under it. Ports are not looked at: a
 * balancer has its own. While nobody has said the public address, any address of the network will
 * do, as people open the shop from other machines by it.
 */
export function ownHosts({
  url,
  isUrlSet,
  host,
}: Pick<Settings, "url" | "isUrlSet" | "host">): MiddlewareHandler {
  const own = new Set([...loopback, new URL(url).hostname, host.toLowerCase(), `[${host}]`]);
  const isOurs = (hostname: string) => own.has(hostname) || (!isUrlSet && isAddress(hostname));
  return async (c, next) => {
    if (isOurs(new URL(c.req.url).hostname)) return next();
    const text = `This shop is at ${url}\nCette boutique se trouve à l’adresse ${url}\n`;
    return c.text(text, 421, { "Cache-Control": "no-store" });
  };
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
}
