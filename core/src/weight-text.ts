import { numberFormat } from "./formats.ts";
import type { Language } from "./language.ts";

/** A weight in grams as a person reads it: `500 g`, `1.2 kg`, in French `1,2 kg`. */
export function weightText(grams: number, language: Language): string {
  // A no-break space: figure and unit stay on one line.
  if (grams < 1000) return `${grams}\u00a0g`;
  const format = numberFormat(language, { maximumFractionDigits: 3 });
  return `${format.format(grams / 1000)}\u00a0kg`;
}
