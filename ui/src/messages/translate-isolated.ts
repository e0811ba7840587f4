import type { Language } from "@errand/core/language";
import { type Direction, directionOf, isolated, isolatedAs } from "@errand/core/text-direction";
import { type Dictionary, type MessageValues, translate } from "@errand/core/translate";

interface MessageSettings {
  language: Language;
  /** The direction of the page. */
  direction: Direction;
}

/**
 * Translates a message so that it reads correctly on a page from right to left: a place, a price or
 * a range inside it keeps its own direction, and so does a message of a language from left to
 * right.
 */
export function translateIsolated(
  dictionary: Dictionary,
  { language, direction }: MessageSettings,
  key: string,
  values: MessageValues = {},
): string {
  if (direction === "ltr") return translate(dictionary, language, key, values);
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" && name !== "context" ? isolated(value) : value,
  ]);
  const text = translate(dictionary, language, key, Object.fromEntries(entries));
  const own = directionOf(language);
  return own === direction ? text : isolatedAs(own, text);
}
