export type Direction = "ltr" | "rtl";

/**
 * Languages written from right to left, by their primary subtag in BCP 47. The list includes languages
 * that the shop does not offer yet. Source: spec §9, Languages.
 */
const rightToLeftLanguages: ReadonlySet<string> = new Set([
  "ar",
  "arc",
  "ckb",
  "dv",
  "fa",
  "he",
  "ks",
  "ps",
  "sd",
  "syr",
  "ug",
  "ur",
  "yi",
]);

/** The writing direction of a language tag, such as `ar`, `ar-EG` or `AR_eg`. */
export function directionOf(language: string): Direction {
  const [primary = ""] = language.toLowerCase().split(/[-_]/);
  return rightToLeftLanguages.has(primary) ? "rtl" : "ltr";
}
