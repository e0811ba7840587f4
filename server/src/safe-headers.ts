import type { Context, MiddlewareHandler } from "hono";
import { addLateHeader } from "./late-header.ts";

/** What every answer tells a browser not to do; what a page may load is said by the page itself. */
export function safeHeaders(url: string): MiddlewareHandler {
  const isSecure = url.startsWith("https:");
  return async (c, next) => {
    await next();
    addLateHeader(c, "X-Content-Type-Options", "nosniff");
    addUnlessSaid(c, "Referrer-Policy", "strict-origin-when-cross-origin");
    addUnlessSaid(c, "Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    if (isSecure) addLateHeader(c, "Strict-Transport-Security", "max-age=31536000");
  };
}

/** A page may have rules of its own. */
function addUnlessSaid(c: Context, name: string, value: string) {
  if (!c.res.headers.has(name)) addLateHeader(c, name, value);
}
