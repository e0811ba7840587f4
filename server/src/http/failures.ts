import type { Context } from "hono";

/** Logged as the status of a request whose client left before the response; never sent. */
export const clientClosedRequest = 499;

/** Seconds after which a client may retry while a service is unavailable (`Retry-After`). */
export const retryAfterSeconds = 30;

/** Whether the client has closed the connection; errors after that are not ours. */
export function isAborted(c: Context): boolean {
  return c.req.raw.signal.aborted;
}
