import { type Language, localize } from "@errand/core/language";
import type { Compare } from "./store-list.data.ts";

/** Sorts by the position in `ids`; others come last. */
export function byIndexIn(ids: readonly number[]): Compare {
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const getIndex = (id: number) => indexes.get(id) ?? ids.length;
  return (a, b) => getIndex(a.id) - getIndex(b.id);
}

export function byName(language: Language, direction: "asc" | "desc"): Compare {
  const { compare } = new Intl.Collator(language);
  const sign = direction === "asc" ? 1 : -1;
  return (a, b) => sign * compare(localize(a.name, language), localize(b.name, language));
}
