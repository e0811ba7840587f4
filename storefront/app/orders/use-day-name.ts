import { dayText, weekdayText } from "@errand/core/date-text";
import { addDays } from "@errand/core/time";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";

/** Returns the name of a day: "Today", "Tomorrow", or its weekday and date. */
export function useDayName(today: string) {
  const t = useMessages("checkout");
  const language = useLanguage();
  return (day: string) => {
    if (day === today) return t("time.today");
    if (day === addDays(today, 1)) return t("time.tomorrow");
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return `${weekdayText(weekday, language)}, ${dayText(day, language)}`;
  };
}
