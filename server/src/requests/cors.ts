import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

/**
 * Lets pages of these origins read responses. Hono's middleware handles preflights only, because it
 * copies every other response to add headers; here they are set before the response is created.
 */
export function allowOrigins(allowed: string[]): MiddlewareHandler {
  const preflight = cors({ origin: allowed, maxAge: 600 });
  return async (c, next) => {
    if (c.req.method === "OPTIONS") return preflight(c, next);
    const origin = c.req.header("origin");
    if (origin && allowed.includes(origin)) c.header("Access-Control-Allow-Origin", origin);
    c.header("Vary", "Origin", { append: true });
    await next();
  };
}
