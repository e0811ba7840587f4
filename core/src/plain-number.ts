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
 * The text of a number as `Intl` writes it, for zero and from a thousandth to a million; null for any other. The
 * first number format of a page costs a slow phone 55 ms in one task.
 */
export function plainNumber(
  value: number,
  language: Language,
  { minimumFractionDigits: least = 0, maximumFractionDigits: most = Math.max(3, least) }: Digits,
): string | null {
  const isPlain = Object.is(value, 0) || (value >= 0.001 && value < 999_999);
  if (!isPlain || least > most) return null;
  // The exponent shifts the decimal digits of the number: multiplying rounds 1.005 down.
  const rounded = Math.round(Number(`${value}e${most}`));
  const [whole = "", fraction = ""] = Number(`${rounded}e-${most}`).toFixed(most).split(".");
  const { decimal, group } = marks[language];
  const shown = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, "");
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (shown && decimal + shown);
}
