export type Direction = "ltr" | "rtl";

/**
 * Languages written from right to left, by their primary subtag in BCP 47. More than the shop speaks,
 * so that a new language brings its direction with it. Source: spec §9, Languages.
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

/** The direction that a language is written in: `ar`, `ar-EG` and `AR_eg` are one language. */
export function directionOf(language: string): Direction {
  const [primary = ""] = language.toLowerCase().split(/[-_]/);
  return rightToLeftLanguages.has(primary) ? "rtl" : "ltr";
}
