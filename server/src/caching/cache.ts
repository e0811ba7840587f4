import type { ChangeFeed } from "../database/change-feed.ts";

/** What was made from the catalogue for a minute of the clock, up to a size together. */
export interface Cache<Value> {
  get(key: string, now: Date): Value | undefined;
  /** Before something is made: gives what keeps it, unless a change comes in between. */
  begin(now: Date): (key: string, value: Value) => void;
  clear(): void;
}

export interface CacheLimits<Value> {
  maxEntries: number;
  /** Of all entries together, with their keys; no limit when left out. */
  maxBytes?: number;
  /** Bytes of one value, besides its key and its place in the map. */
  sizeOf?: (value: Value) => number;
}

/** Heap of an entry beyond the characters of its key and value: measured 0.9 kB, with its headers. */
const bytesPerEntry = 1_000;

/**
 * Keeps values until the catalogue changes; what depends on the clock (is a store open?) is dropped
 * when its minute ends. The oldest go when there are too many, or all are too large together.
 */
export function createCache<Value>(
  changes: ChangeFeed,
  { maxEntries, maxBytes = Number.POSITIVE_INFINITY, sizeOf = () => 0 }: CacheLimits<Value>,
): Cache<Value> {
  // From the oldest to the newest, so also by the end of their minute.
  const values = new Map<string, { value: Value; bytes: number; until: number }>();
  let size = 0;
  let generation = 0;
  const clear = () => {
    generation += 1;
    size = 0;
    values.clear();
  };
  const drop = (key: string) => {
    size -= values.get(key)?.bytes ?? 0;
    values.delete(key);
  };
  changes.on("catalogue", clear);

  return {
    clear,
    get(key, now) {
      const found = values.get(key);
      // Of this very minute: a clock that is set back must not bring back what was true later.
      return found?.until === endOfMinute(now) ? found.value : undefined;
    },
    begin(now) {
      const begun = generation;
      const until = endOfMinute(now);
      return (key, value) => {
        if (begun !== generation) return;
        drop(key);
        const bytes = sizeOf(value) + 2 * key.length + bytesPerEntry;
        if (bytes > maxBytes) return;
        values.set(key, { value, bytes, until });
        size += bytes;
        for (const [oldest, entry] of values) {
          const isExpired = entry.until <= now.getTime();
          if (!isExpired && size <= maxBytes && values.size <= maxEntries) break;
          drop(oldest);
        }
      };
    },
  };
}

export function endOfMinute(now: Date): number {
  return (Math.floor(now.getTime() / 60_000) + 1) * 60_000;
}
