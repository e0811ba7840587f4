import type { Context, MiddlewareHandler } from "hono";
import { addLateHeader } from "./late-header.ts";

/** The rules of a page of the server's own: a text and its style sheet, without scripts, forms and frames. */
export const textPagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The map needs the geolocation; a shop needs none of the other features. */
const permissionsPolicy = [
  "geolocation=(self)",
  ...[
    "accelerometer",
    "camera",
    "display-capture",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
  ].map((feature) => `${feature}=()`),
].join(", ");

/** What every answer tells a browser not to do; what a page may load is said by the page itself. */
export function securityHeaders(url: string): MiddlewareHandler {
  const isSecure = url.startsWith("https:");
  return async (c, next) => {
    await next();
    addLateHeader(c, "X-Content-Type-Options", "nosniff");
    addUnlessSet(c, "Referrer-Policy", "strict-origin-when-cross-origin");
    addLateHeader(c, "Permissions-Policy", permissionsPolicy);
    addUnlessSet(c, "Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    if (isSecure) addLateHeader(c, "Strict-Transport-Security", "max-age=31536000");
  };
}

/** A page may have rules of its own. */
function addUnlessSet(c: Context, name: string, value: string) {
  if (!c.res.headers.has(name)) addLateHeader(c, name, value);
}
