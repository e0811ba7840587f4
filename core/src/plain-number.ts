import type { Language } from "./language.ts";

interface Digits {
  minimumFractionDigits?: number;
  maximumFractionDigits?: number;
}

const marks = {
  en: { decimal: ".", group: "," },
  fr: { decimal: ",", group: "\u202f" },
} as const satisfies Record<Language, object>;

/**
 * The text of a number as `Intl` writes it, for zero and from a thousandth to a million; null for
 * any other. The first number format of a page costs a slow phone 55 ms in one task.
 */
export function plainNumber(
  value: number,
  language: Language,
  {
    minimumFractionDigits: minDigits = 0,
    maximumFractionDigits: maxDigits = Math.max(3, minDigits),
  }: Digits,
): string | null {
  const isPlain = Object.is(value, 0) || (value >= 0.001 && value < 999_999);
  if (!isPlain || minDigits > maxDigits) return null;
  // The exponent shifts the decimal digits of the number: multiplying rounds 1.005 down.
  const rounded = Math.round(Number(`${value}e${maxDigits}`));
  const [whole = "", fraction = ""] = Number(`${rounded}e-${maxDigits}`)
    .toFixed(maxDigits)
    .split(".");
  const { decimal, group } = marks[language];
  const shown = fraction.slice(0, minDigits) + fraction.slice(minDigits).replace(/0+$/, "");
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (shown && decimal + shown);
}
