import { type Language, languages } from "@errand/core/language";
import type { StoreDraft } from "./store-draft.ts";

/** The name and the address of a store: needed in one language, whichever it is. */
export type StoreText = "name" | "address";

export function isStated(
  draft: StoreDraft,
  text: StoreText,
  among: readonly Language[] = languages,
): boolean {
  return among.some((language) => draft[`${text}_${language}`].trim() !== "");
}

/** The languages that come after that of the reader. */
export function otherLanguages(language: Language): Language[] {
  return languages.filter((other) => other !== language);
}
