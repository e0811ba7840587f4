import { numberFormat } from "@errand/core/formats";
import type { Language } from "@errand/core/language";
import { isWholeMinor } from "@errand/core/money";
import { toLatinDigits } from "@errand/core/written-text";

/** The number in a field, with a comma or a point before the decimals; null for another text. */
export function toNumber(text: string): number | null {
  const plain = toLatinDigits(text).replaceAll(/\s/g, "").replace(",", ".");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** As `toNumber`, also below zero, such as a longitude. */
export function toSignedNumber(text: string): number | null {
  const plain = text.trim();
  if (!/^[-−]/.test(plain)) return toNumber(plain);
  const number = toNumber(plain.slice(1));
  return number === null ? null : -number;
}

/** An amount as its field shows it: `10.60`, in French `10,60`. */
export function toAmountText(amount: number, language: Language): string {
  return numberFormat(language, { minimumFractionDigits: 2, useGrouping: false }).format(amount);
}

export function isAmount(text: string): boolean {
  const amount = toNumber(text);
  return amount !== null && amount <= 9_999_999.99 && isWholeMinor(amount);
}

export function isCount(text: string): boolean {
  const count = toNumber(text);
  return count !== null && Number.isInteger(count) && count <= 1_000_000_000;
}
