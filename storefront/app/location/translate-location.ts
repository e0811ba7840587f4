import type { Language } from "@errand/core/language";
import { call } from "../api/call.ts";
import { store, stored } from "../visitor/storage.ts";

/** The change of language waits at most this long. */
const timeoutMs = 3000;

/**
 * Stores the address of the chosen location in another language: the names of districts differ,
 * street names do not. Without a response the address stays as it is.
 */
export async function translateLocation(from: Language, to: Language): Promise<void> {
  const address = stored("location");
  if (address === null) return;
  try {
    const [before, after] = await Promise.all([zoneNames(from), zoneNames(to)]);
    for (const [id, name] of before) {
      const translated = after.get(id);
      if (!translated || !address.includes(name)) continue;
      store("location", address.replace(name, translated));
      return;
    }
  } catch {
    // The language changes nevertheless.
  }
}

/** The names of the zones by id. */
async function zoneNames(language: Language): Promise<Map<number, string>> {
  const zones = await call(
    "GET /zone/list",
    {},
    {
      scope: { language, zoneIds: [], moduleId: null, place: null },
      signal: AbortSignal.timeout(timeoutMs),
    },
  );
  return new Map(zones.map(({ id, display_name }) => [id, display_name]));
}
