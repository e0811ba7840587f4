import { store, stored } from "../visitor/storage.ts";
import { maxSearches } from "../visitor/stored-values.ts";

/** Recent searches, stored on this device only. */

/** Adds a text as the latest search and removes older equal ones. */
export function addRecentSearch(text: string): void {
  const others = without(stored("searches") ?? [], text);
  store("searches", [text, ...others].slice(0, maxSearches));
}

export function removeRecentSearch(text: string): void {
  const others = without(stored("searches") ?? [], text);
  store("searches", others.length > 0 ? others : null);
}

export function clearRecentSearches(): void {
  store("searches", null);
}

function without(texts: string[], text: string): string[] {
  return texts.filter((each) => each.toLowerCase() !== text.toLowerCase());
}
