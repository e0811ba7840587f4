import { dateText } from "@errand/core/date-text";
import { dateFormat } from "@errand/core/formats";
import { localTime } from "@errand/core/time";
import { useLanguage } from "@errand/ui/messages/messages.ts";
import { useClock } from "../catalog/opening-text.ts";
import { useShop } from "../config/shop.ts";

/** Formats moments as time and date in the shop's time zone. */
export function useDateTimeText() {
  const { config } = useShop();
  const language = useLanguage();
  const clockText = useClock();
  const fullDate = dateFormat(language, { dateStyle: "long", timeZone: config.time_zone });
  const local = (moment: string | Date) => localTime(new Date(moment), config.time_zone);
  return {
    clock: (moment: string | Date) => clockText(local(moment).clock),
    day: (moment: string | Date) => dateText(local(moment).day, language),
    /** With the year. */
    date: (moment: string | Date) => fullDate.format(new Date(moment)),
  };
}
