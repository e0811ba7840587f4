/** A store that does not know when it has an item again says so by an end this far away. */
const yearMs = 365 * 86_400_000;

/** The end of a time without an item that nobody knows, in milliseconds. */
export function getUnknownEnd(now: number): number {
  return now + yearMs;
}

/** Whether a store does not know when it has an item again: the end is not one to show. */
export function isSoldOutForGood(until: string, now: number): boolean {
  return Date.parse(until) - now > yearMs / 2;
}
