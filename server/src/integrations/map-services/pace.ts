/**
 * Spreads calls to a service that allows so many a second. Returns the milliseconds to wait before
 * the next call, or null when that would be longer than `maxWaitMs`; then the call does not take a
 * place.
 */
export function createPace(perSecond: number, maxWaitMs: number, now: () => number) {
  let nextAt = Number.NEGATIVE_INFINITY;
  return (): number | null => {
    const at = Math.max(now(), nextAt);
    if (at - now() > maxWaitMs) return null;
    nextAt = at + 1000 / perSecond;
    return at - now();
  };
}
