import type { Context } from "hono";

/**
 * Adds a header to an existing response. `c.header` copies the whole response, which can cost more
 * than computing it.
 */
export function addLateHeader(c: Context, name: string, value: string) {
  try {
    c.res.headers.set(name, value);
  } catch {
    // The headers of `Response.redirect` are immutable.
    c.header(name, value);
  }
}
