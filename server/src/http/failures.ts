import type { Context } from "hono";
import { unavailableReason } from "../database/database.ts";
import type { Log } from "../process/log.ts";
import { TimeLimitError } from "../process/time-limit.ts";

/** Logged as the status of a request whose client left before the response; never sent. */
export const clientClosedRequest = 499;

/** Seconds after which a client may retry while a service is unavailable (`Retry-After`). */
export const retryAfterSeconds = 30;

/** Whether the client has closed the connection; errors after that are not ours. */
export function isAborted(c: Context): boolean {
  return c.req.raw.signal.aborted;
}

/**
 * Whether an error passes by itself, so that the client may retry; logs then one line with its
 * reason, without a stack.
 */
export function isUnavailable(error: unknown, log: Log): boolean {
  if (error instanceof TimeLimitError) {
    log.error({ reason: error.message }, "time limit exceeded");
    return true;
  }
  const reason = unavailableReason(error);
  if (reason) log.error({ reason }, "database unavailable");
  return reason !== null;
}
