export type Direction = "ltr" | "rtl";

/**
 * Languages written from right to left, by their primary subtag in BCP 47. The list includes
 * languages that the shop does not offer yet. Source: spec §9, Languages.
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

/**
 * Isolates a text from the text around it (Unicode bidirectional isolates): its own first letter
 * decides its direction. Elements use `<bdi>` instead.
 */
export function isolated(text: string): string {
  return text === "" ? text : `\u2068${text}\u2069`;
}

/**
 * Isolates a text whose direction is known, such as a sentence of the other direction than the
 * page.
 */
export function isolatedAs(direction: Direction, text: string): string {
  if (text === "") return text;
  return `${direction === "rtl" ? "\u2067" : "\u2066"}${text}\u2069`;
}
