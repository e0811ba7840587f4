import { withTimeLimit } from "../process/time-limit.ts";

/** Shares a result among all callers that request the same key while it is computed. */
export interface InFlight<Result> {
  /**
   * Returns the result that is being computed for `key`, else starts `compute`. Later callers do
   * not share a failure. Throws a `TimeLimitError` when the result takes too long; later callers
   * compute it again.
   */
  share(key: string, compute: () => Promise<Result>): Promise<Result>;
  /** Makes later callers compute again; earlier ones still receive their result. */
  clear(): void;
}

/** `name` is that of the results in the log. */
export function createInFlight<Result>(name: string, limitMs?: number): InFlight<Result> {
  const running = new Map<string, Promise<Result>>();
  return {
    share(key, compute) {
      const shared = running.get(key);
      if (shared) return shared;
      const own = withTimeLimit(compute(), `${name} ${key}`, limitMs).finally(() => {
        if (running.get(key) === own) running.delete(key);
      });
      running.set(key, own);
      return own;
    },
    clear: () => running.clear(),
  };
}
