import type { ChangeFeed, Channel } from "../database/change-feed.ts";
import { withTimeLimit } from "../process/time-limit.ts";
import { getTagKind } from "./tags.ts";

/**
 * Returns a function that reads a value once and caches it until a notification arrives on
 * `channel`; with `concerns`, only until one with a tag of these kinds or an empty one arrives. A
 * reading that takes longer than `limitMs` throws a `TimeLimitError` for all who wait for it, and
 * the next call reads again.
 */
export function cachedValue<T>(
  changes: ChangeFeed,
  channel: Channel,
  read: () => Promise<T>,
  concerns?: readonly string[],
  limitMs?: number,
): () => Promise<T> {
  let value: Promise<T> | null = null;
  changes.on(channel, (payload) => {
    const isConcerned =
      !concerns ||
      payload === "" ||
      payload.split(" ").some((tag) => concerns.includes(getTagKind(tag)));
    if (isConcerned) value = null;
  });
  return () => {
    if (value === null) {
      // A Drizzle query runs again for each await; the promise runs it once.
      const reading = withTimeLimit(read(), `value of ${concerns?.join(", ") ?? channel}`, limitMs);
      value = reading;
      reading.catch(() => {
        if (value === reading) value = null;
      });
    }
    return value;
  };
}
