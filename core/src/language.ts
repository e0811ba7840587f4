/** A text in every language of the shop. */
export type LocalizedText = { en: string; fr: string };

export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

/** The text in `language`, or in the other language where a translation is missing. */
export function localize(text: LocalizedText, language: Language): string {
  return text[language] || text.en || text.fr;
}
