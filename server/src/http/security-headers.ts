import type { Context, MiddlewareHandler } from "hono";
import { addLateHeader } from "./late-header.ts";
import { permissionsPolicy } from "./permissions-policy.ts";

/** The content security policy of plain text pages: a style sheet, no scripts, forms or frames. */
export const textPagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const usualPermissions = permissionsPolicy();

/** The security headers of every response. Pages set their own content security policy. */
export function securityHeaders(url: string): MiddlewareHandler {
  const isSecure = url.startsWith("https:");
  return async (c, next) => {
    await next();
    addLateHeader(c, "X-Content-Type-Options", "nosniff");
    addUnlessSet(c, "Referrer-Policy", "strict-origin-when-cross-origin");
    addUnlessSet(c, "Permissions-Policy", usualPermissions);
    addUnlessSet(c, "Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    if (isSecure) addLateHeader(c, "Strict-Transport-Security", "max-age=31536000");
  };
}

/** A response may have set its own value. */
function addUnlessSet(c: Context, name: string, value: string) {
  if (!c.res.headers.has(name)) addLateHeader(c, name, value);
}
