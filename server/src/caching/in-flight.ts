/** Shares a result among all callers that ask for the same key before it is there. */
export interface InFlight<Result> {
  /** The result being computed for `key`, else what `compute` starts now. A failure is not shared later. */
  share(key: string, compute: () => Promise<Result>): Promise<Result>;
  /** Later callers compute anew; earlier ones still receive their result. */
  clear(): void;
}

export function createInFlight<Result>(): InFlight<Result> {
  const running = new Map<string, Promise<Result>>();
  return {
    share(key, compute) {
      const shared = running.get(key);
      if (shared) return shared;
      const own = compute().finally(() => {
        if (running.get(key) === own) running.delete(key);
      });
      running.set(key, own);
      return own;
    },
    clear: () => running.clear(),
  };
}
