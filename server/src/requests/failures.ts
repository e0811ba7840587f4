import type { Context } from "hono";

/** The status under which a request is logged whose client left before the answer; nobody receives it. */
export const clientClosedRequest = 499;

/** After how many seconds a caller may try again what is unavailable (`Retry-After`). */
export const retryAfterSeconds = 30;

/** Whether the client has closed the connection: what fails from then on is no fault. */
export function isAborted(c: Context): boolean {
  return c.req.raw.signal.aborted;
}
