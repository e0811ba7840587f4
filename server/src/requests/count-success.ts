import { AppError, AppErrors } from "@errand/core/errors";
import { type RateLimiter, ThrottledError } from "./rate-limits.ts";

/**
 * Does what costs something, such as adding an account, and counts it when it succeeds. An attempt
 * that is refused counts by a limit of its own: it reveals which contacts are known, but must not
 * keep a person with a typing mistake from the form. Throws `throttled`. `key` names the form and
 * the caller.
 */
export async function countSuccess<Result>(
  limits: { registrations: RateLimiter; refusedContacts: RateLimiter },
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await limits.refusedContacts.check(key);
  await limits.registrations.take(key);
  try {
    return await work();
  } catch (error) {
    await limits.registrations.giveBack(key);
    const isRefused = error instanceof AppError || error instanceof AppErrors;
    if (isRefused && !(error instanceof ThrottledError)) await limits.refusedContacts.take(key);
    throw error;
  }
}
