import { weekdayText } from "@errand/core/date-text";
import { localTime } from "@errand/core/time";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../config/shop.ts";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { useDayText } from "./use-trip-text.ts";

/** Formats a moment with its day of the week: "Thursday 3 December, 10:00". */
export function useMomentText(): (moment: string | Date) => string {
  const t = useMessages("rental");
  const language = useLanguage();
  const { config } = useShop();
  const { clock, day } = useDateTimeText();
  return (moment) =>
    t("moment", {
      weekday: weekdayText(localTime(new Date(moment), config.time_zone).weekday, language),
      day: day(moment),
      time: clock(moment),
    });
}

/** Formats a moment where room is short: "Thu 3 Dec, 10:00". */
export function useShortMomentText(): (moment: string | Date) => string {
  const { config } = useShop();
  const dayText = useDayText();
  const { clock } = useDateTimeText();
  return (moment) =>
    `${dayText(localTime(new Date(moment), config.time_zone).day)}, ${clock(moment)}`;
}
