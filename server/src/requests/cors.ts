import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

/**
 * Lets the pages of these origins read the answers. Preflights are Hono's; on an answer itself its
 * way makes the whole answer anew, so here the headers are there before it is made.
 */
export function otherOrigins(allowed: string[]): MiddlewareHandler {
  const preflight = cors({ origin: allowed, maxAge: 600 });
  return async (c, next) => {
    if (c.req.method === "OPTIONS") return preflight(c, next);
    const origin = c.req.header("origin");
    if (origin && allowed.includes(origin)) c.header("Access-Control-Allow-Origin", origin);
    c.header("Vary", "Origin", { append: true });
    await next();
  };
}
