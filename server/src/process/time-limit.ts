/** Work that others wait for has taken longer than its limit. A retry may succeed. */
export class TimeLimitError extends Error {}

/** Milliseconds that work which several callers share may take, if nothing else is stated. */
export const sharedTimeLimit = 20_000;

/**
 * Resolves like `work`, or throws a `TimeLimitError` after `ms` milliseconds, which frees those who
 * wait; the work itself goes on. `what` names it in the log.
 */
export async function withTimeLimit<Result>(
  work: PromiseLike<Result>,
  what: string,
  ms = sharedTimeLimit,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TimeLimitError(`${what} took longer than ${ms / 1000} s`)),
      ms,
    );
    // The process may stop meanwhile.
    timer.unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
