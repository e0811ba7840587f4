import type { Language } from "@errand/core/language";
import { createCache } from "../caching/cache.ts";
import type { ChangeFeed } from "../database/change-feed.ts";

/**
 * What anybody may see, as it travels, kept until the catalogue changes or the minute ends: what was
 * shown already is not read again. Nothing that depends on where a visitor is may be in it.
 */
export interface EntityCache<Value> {
  /** In the order of the names; `read` gives those that were not shown yet, and leaves out what does not exist. */
  get<Name extends string | number>(
    names: Name[],
    reading: { language: Language; now: Date },
    read: (missing: Name[]) => Promise<Map<Name, Value>>,
  ): Promise<Value[]>;
}

export function createEntityCache<Value extends object>(
  changes: ChangeFeed,
  maxEntries: number,
): EntityCache<Value> {
  const shown = createCache<Value>(changes, { maxEntries });
  return {
    async get(names, { language, now }, read) {
      const keyOf = (name: string | number) => `${language} ${name}`;
      const found = new Map(names.map((name) => [name, shown.get(keyOf(name), now)]));
      const missing = names.filter((name) => !found.get(name));
      if (missing.length > 0) {
        const keep = shown.begin(now);
        for (const [name, value] of await read(missing)) {
          keep(keyOf(name), value);
          found.set(name, value);
        }
      }
      return names.flatMap((name) => found.get(name) ?? []);
    },
  };
}
