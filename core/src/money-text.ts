import { numberFormat } from "./formats.ts";
import type { Language } from "./language.ts";

/** The money format of the shop's settings. */
export interface MoneyStyle {
  symbol: string;
  side: "left" | "right";
  decimals: number;
}

/** Formats an amount of the API (decimal, not minor units): `12,50 €` or `€12.50`. */
export function moneyText(amount: number, style: MoneyStyle, language: Language): string {
  const digits = { minimumFractionDigits: style.decimals, maximumFractionDigits: style.decimals };
  const figure = numberFormat(language, digits).format(Math.abs(amount));
  const minus = amount < 0 ? "\u2212" : "";
  // A no-break space: figure and symbol stay on one line.
  const gap = style.symbol.length > 1 || style.side === "right" ? "\u00a0" : "";
  return style.side === "left"
    ? `${minus}${style.symbol}${gap}${figure}`
    : `${minus}${figure}${gap}${style.symbol}`;
}
