import { LRUCache } from "lru-cache";
import type { ChangeFeed } from "../database/change-feed.ts";

/** Values derived from the catalogue, cached until it changes. */
export interface Cache<Value> {
  get(key: string): Value | undefined;
  /** Call before computing values; the returned function stores them unless the cache was cleared in between. */
  begin(): (key: string, value: Value) => void;
  clear(): void;
}

/** Values that also depend on the time, such as opening hours; they expire at the end of their minute. */
export interface MinuteCache<Value> {
  get(key: string, now: Date): Value | undefined;
  begin(now: Date): (key: string, value: Value) => void;
  clear(): void;
}

export interface CacheLimits<Value> {
  maxEntries: number;
  /** The total size of all entries with their keys. */
  maxBytes: number;
  /** Bytes of one value, without its key and the overhead of its entry. */
  sizeOf: (value: Value) => number;
}

/** The size of a value that becomes JSON, whose characters take two bytes. */
export const sizeOfJson = (value: object): number => 2 * JSON.stringify(value).length;

/** Heap of an entry beyond the characters of its key and value: measured 0.9 kB, with its headers. */
const bytesPerEntry = 1_000;

/**
 * Creates a cache that is cleared by a notification on the catalogue channel; with `concerns`, only by
 * one of these payloads or an empty one. Evicts the least recently used entries above a limit.
 */
export function createCache<Value extends object>(
  changes: ChangeFeed,
  { maxEntries, maxBytes, sizeOf }: CacheLimits<Value>,
  concerns?: readonly string[],
): Cache<Value> {
  const values = new LRUCache<string, Value>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: (value, key) => sizeOf(value) + 2 * key.length + bytesPerEntry,
  });
  let generation = 0;
  const clear = () => {
    generation += 1;
    values.clear();
  };
  changes.on("catalogue", (payload) => {
    if (!concerns || payload === "" || concerns.includes(payload)) clear();
  });

  return {
    get: (key) => values.get(key),
    begin() {
      const startGeneration = generation;
      return (key, value) => {
        if (startGeneration === generation) values.set(key, value);
      };
    },
    clear,
  };
}

/** Creates a cache for the values of one minute; the first value of another minute clears it. */
export function createMinuteCache<Value extends object>(
  changes: ChangeFeed,
  limits: CacheLimits<Value>,
): MinuteCache<Value> {
  const cache = createCache(changes, limits);
  let current = Number.NaN;

  return {
    get: (key, now) => (minuteOf(now) === current ? cache.get(key) : undefined),
    begin(now) {
      const minute = minuteOf(now);
      if (minute !== current) cache.clear();
      current = minute;
      return cache.begin();
    },
    clear: cache.clear,
  };
}

/** Whole minutes since 1970. */
export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / 60_000);
}
