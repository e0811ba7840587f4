import { LRUCache } from "lru-cache";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { CacheCount } from "./cache-counts.ts";
import { createTagClock, type Tag } from "./tags.ts";

/** Values derived from the catalogue, cached until something they were made from changes. */
export interface Cache<Value> {
  get(key: string): Value | undefined;
  /**
   * Call before computing values; the returned function stores them unless something they were made
   * from has changed in between, or the cache was cleared.
   */
  begin(): (key: string, value: Value) => void;
  clear(): void;
}

/**
 * Values that also depend on the time, such as opening hours; they expire at the end of their
 * minute.
 */
export interface MinuteCache<Value> {
  get(key: string, now: Date): Value | undefined;
  begin(now: Date): (key: string, value: Value) => void;
  clear(): void;
}

export interface CacheOptions<Value> {
  maxEntries: number;
  /** The total size of all entries with their keys. */
  maxBytes: number;
  /** Bytes of one value, without its key, its tags and the overhead of its entry. */
  sizeOf: (value: Value) => number;
  /** What a value was made from. */
  tagsOf: (value: Value) => readonly Tag[];
  /** Counts the reads. */
  count: CacheCount;
}

/** The size of a value that becomes JSON, whose characters take two bytes. */
export const sizeOfJson = (value: object): number => 2 * JSON.stringify(value).length;

/**
 * Heap of an entry beyond the characters of its key and value: measured 0.9 kB, with its headers.
 */
const bytesPerEntry = 1_000;
/** A string of a dozen characters and the reference to it. */
const bytesPerTag = 40;

interface Entry<Value> {
  value: Value;
  /** The number of the change up to which the value is known to be current. */
  checkedAt: number;
}

/**
 * Creates a cache whose values are dropped by a notification on the catalogue channel with one of
 * their tags. A value is compared with the changes when it is read, so that a change costs nothing
 * for the values it does not concern. Evicts the least recently used entries above a limit.
 */
export function createCache<Value extends object>(
  changes: ChangeFeed,
  { maxEntries, maxBytes, sizeOf, tagsOf, count }: CacheOptions<Value>,
): Cache<Value> {
  const clock = createTagClock(changes);
  const entries = new LRUCache<string, Entry<Value>>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) =>
      sizeOf(value) + 2 * key.length + bytesPerTag * tagsOf(value).length + bytesPerEntry,
  });
  let generation = 0;

  function find(key: string): Value | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (!clock.areUnchanged(tagsOf(entry.value), entry.checkedAt)) {
      entries.delete(key);
      return undefined;
    }
    entry.checkedAt = clock.now();
    return entry.value;
  }

  return {
    get(key) {
      const value = find(key);
      if (value) count.hits += 1;
      else count.misses += 1;
      return value;
    },
    begin() {
      const startGeneration = generation;
      const start = clock.now();
      return (key, value) => {
        if (startGeneration !== generation) return;
        if (clock.areUnchanged(tagsOf(value), start)) {
          entries.set(key, { value, checkedAt: clock.now() });
        }
      };
    },
    clear() {
      generation += 1;
      entries.clear();
    },
  };
}

/** Creates a cache for the values of one minute; the first value of another minute clears it. */
export function createMinuteCache<Value extends object>(
  changes: ChangeFeed,
  options: CacheOptions<Value>,
): MinuteCache<Value> {
  const cache = createCache(changes, options);
  let current = Number.NaN;

  return {
    get(key, now) {
      if (minuteOf(now) === current) return cache.get(key);
      options.count.misses += 1;
      return undefined;
    },
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
