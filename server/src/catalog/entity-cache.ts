import type { Language } from "@errand/core/language";
import { createMinuteCache, sizeOfJson } from "../caching/cache.ts";
import type { CacheCount } from "../caching/cache-counts.ts";
import { dependsOn } from "../caching/dependencies.ts";
import type { Tag } from "../caching/tags.ts";
import type { ChangeFeed } from "../database/change-feed.ts";

/**
 * Items or stores in the shape of the contract, cached until something they show changes or the
 * minute ends. Values must not depend on the location of the visitor. What is computed from a value
 * depends on the same.
 */
export interface EntityCache<Value> {
  /**
   * Values in the order of `ids`, without those that do not exist; `read` reads those not cached.
   */
  get<Id extends string | number>(
    ids: Id[],
    scope: { language: Language; now: Date },
    read: (missing: Id[]) => Promise<Map<Id, Value>>,
  ): Promise<Value[]>;
}

export function createEntityCache<Value extends object>(
  changes: ChangeFeed,
  tagsOf: (value: Value) => Tag[],
  count: CacheCount,
  { maxEntries = 2_000, maxBytes = 8_000_000 } = {},
): EntityCache<Value> {
  const cache = createMinuteCache<Value>(changes, {
    maxEntries,
    maxBytes,
    sizeOf: sizeOfJson,
    tagsOf,
    count,
  });
  return {
    async get(ids, { language, now }, read) {
      const toCacheKey = (id: string | number) => `${language} ${id}`;
      const found = new Map(ids.map((id) => [id, cache.get(toCacheKey(id), now)]));
      const missing = ids.filter((id) => !found.get(id));
      if (missing.length > 0) {
        const store = cache.begin(now);
        for (const [id, value] of await read(missing)) {
          store(toCacheKey(id), value);
          found.set(id, value);
        }
      }
      const values = ids.flatMap((id) => found.get(id) ?? []);
      for (const value of values) dependsOn(...tagsOf(value));
      return values;
    },
  };
}
