import type { Context } from "hono";

/**
 * Adds a header to an answer that was made already, by whomever. Hono's own way
 * makes the whole answer anew, which costs more than many answers do.
 */
export function addLateHeader(c: Context, name: string, value: string) {
  try {
    c.res.headers.set(name, value);
  } catch {
    // A redirect made by the platform lets nobody change it.
    c.header(name, value);
  }
}
