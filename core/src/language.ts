/** A text that people read, in every language of the shop. */
export type LocalizedText = { en: string; fr: string };

export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

/** The text in `language`, or in the other one where it was never translated. */
export function localize(words: LocalizedText, language: Language): string {
  return words[language] || words.en || words.fr;
}
