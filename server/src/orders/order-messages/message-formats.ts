import { dateFormat } from "@errand/core/formats";
import type { Language } from "@errand/core/language";
import { fromMinor, type Minor } from "@errand/core/money";
import { moneyText } from "@errand/core/money-text";
import type { ShopSettings } from "../../config/shop.ts";

/** How a message writes times and amounts: in its language, by the settings of the shop. */
export interface MessageFormats {
  language: Language;
  /** Of minor units. */
  money(amount: Minor): string;
  /** Of decimal amounts, as responses have them. */
  decimalMoney(amount: number): string;
  /** The time of day in the time zone of the shop. */
  time(moment: string): string;
  /** Day and time. */
  moment(moment: string): string;
}

export function messageFormats({
  order: { language },
  shop,
}: {
  order: { language: Language };
  shop: ShopSettings;
}): MessageFormats {
  const { currencySymbol: symbol, currencySide: side, decimals, timeZone } = shop;
  const clock = { timeStyle: "short", timeZone, hour12: shop.timeFormat === "12" } as const;
  const style = { symbol, side, decimals };
  const time = dateFormat(language, clock);
  const moment = dateFormat(language, { ...clock, dateStyle: "full" });
  const decimalMoney = (amount: number) => moneyText(amount, style, language);
  return {
    language,
    money: (amount) => decimalMoney(fromMinor(amount)),
    decimalMoney,
    time: (at) => time.format(new Date(at)),
    moment: (at) => moment.format(new Date(at)),
  };
}
