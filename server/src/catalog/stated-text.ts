import type { LocalizedText } from "@errand/core/language";

/** Texts as a store states them: English, and French in a field of its own. */

export interface StatedText {
  en: string | null | undefined;
  fr: string | null | undefined;
}

/**
 * The text after a change. A French text that was only a copy of the English one follows it;
 * another one stays until it is stated. Null when both are cleared.
 */
export function textAfter(before: LocalizedText | null, stated: StatedText): LocalizedText | null {
  const wasCopy = before === null || before.fr === before.en;
  const en = stated.en === undefined ? (before?.en ?? "") : (stated.en ?? "");
  const fr = stated.fr === undefined ? (wasCopy ? en : before.fr) : (stated.fr ?? en);
  return en === "" && fr === "" ? null : { en: en || fr, fr: fr || en };
}

export function wordText({ name, name_fr }: { name: string; name_fr?: string | undefined }) {
  return { en: name, fr: name_fr ?? name };
}

/** Words in both languages, each once by its English name. */
export function wordTexts(
  words: readonly { name: string; name_fr?: string | undefined }[],
): LocalizedText[] {
  return [...new Map(words.map((word) => [word.name, wordText(word)])).values()];
}
