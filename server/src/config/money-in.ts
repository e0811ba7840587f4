import type { Language } from "@errand/core/language";
import { moneyText } from "@errand/core/money-text";
import type { ShopSettings } from "./shop.ts";

/** Formats API amounts in the shop's currency. */
export function moneyIn(
  { currencySymbol: symbol, currencySide: side, decimals }: ShopSettings,
  language: Language,
): (amount: number) => string {
  return (amount) => moneyText(amount, { symbol, side, decimals }, language);
}
