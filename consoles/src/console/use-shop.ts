import { clockText, dateText, dayText } from "@errand/core/date-text";
import { moneyText } from "@errand/core/money-text";
import { localTime } from "@errand/core/time";
import { useLanguage } from "@errand/ui/messages/messages.ts";
import { useShop } from "./console.ts";

/** Formats API amounts in the shop's currency: `money(line.price)`. */
export function useMoney(): (amount: number) => string {
  const shop = useShop();
  const language = useLanguage();
  const style = {
    symbol: shop.currency_symbol,
    side: shop.currency_symbol_direction,
    decimals: shop.digit_after_decimal_point,
  };
  return (amount) => moneyText(amount, style, language);
}

/** Formats moments, as ISO texts or milliseconds, in the time zone and time format of the shop. */
export function useTimeText() {
  const { time_zone, timeformat } = useShop();
  const language = useLanguage();
  const local = (moment: string | number | Date) => localTime(new Date(moment), time_zone);
  return {
    /** "19:32" */
    clock: (moment: string | number | Date) => clockText(local(moment).clock, timeformat, language),
    /** A clock time of the API. */
    clockOf: (clock: string) => clockText(clock, timeformat, language),
    /** "Fri 27 Nov" */
    day: (moment: string | number | Date) => dayText(local(moment).day, language),
    date: (moment: string | number | Date) => dateText(local(moment).day, language),
    local,
  };
}
