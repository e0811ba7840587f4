import type { MiddlewareHandler } from "hono";
import { addLateHeader } from "./late-header.ts";

/** What every answer tells a browser not to do; what a page may load is said by the page itself. */
export function safeHeaders(url: string): MiddlewareHandler {
  const isSecure = url.startsWith("https:");
  return async (c, next) => {
    await next();
    addLateHeader(c, "X-Content-Type-Options", "nosniff");
    addLateHeader(c, "Referrer-Policy", "strict-origin-when-cross-origin");
    addLateHeader(c, "Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    if (isSecure) addLateHeader(c, "Strict-Transport-Security", "max-age=31536000");
  };
}
