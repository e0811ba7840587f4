import { type Language, languages } from "@errand/core/language";
import { isKnownReason, type KnownReason, knownReasons } from "@errand/core/orders/known-reasons";
import { messageIn } from "./messages.ts";

/**
 * A reason in the language of its reader. A known one is stored by its name, or as the text that
 * one of the two saw and chose; what a person wrote is in the language of that person alone.
 */
export function reasonIn(language: Language, stored: string): string {
  const known = isKnownReason(stored) ? stored : keysByText.get(stored);
  return known ? messageIn(language, "reasons", known) : stored;
}

const keysByText: ReadonlyMap<string, KnownReason> = new Map(
  knownReasons.flatMap((key) =>
    languages.map((language) => [messageIn(language, "reasons", key), key] as const),
  ),
);
