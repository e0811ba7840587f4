import { dateText } from "@errand/core/date-text";
import { addDays, localTime } from "@errand/core/time";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useClock } from "../catalog/opening-text.ts";
import { useShop } from "../config/shop.ts";

/** Formats when messages were written, in the shop's time zone. */
export function useMessageTime() {
  const t = useMessages("chat");
  const { time_zone } = useShop().config;
  const language = useLanguage();
  const clockText = useClock();
  const dayOf = (moment: string | Date) => localTime(new Date(moment), time_zone).day;

  function day(moment: string): string {
    const today = dayOf(new Date());
    const of = dayOf(moment);
    if (of === today) return t("today");
    return of === addDays(today, -1) ? t("yesterday") : dateText(of, language);
  }
  const clock = (moment: string) => clockText(localTime(new Date(moment), time_zone).clock);
  return {
    day,
    clock,
    /** The time of a moment today, else its day. */
    short: (moment: string) => (dayOf(moment) === dayOf(new Date()) ? clock(moment) : day(moment)),
  };
}
