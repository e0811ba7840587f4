import { dateFormat } from "@errand/core/formats";
import { addDays, localTime } from "@errand/core/time";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../config/shop.ts";

const minute = 60_000;
const hour = 60 * minute;

/**
 * Formats how long ago a moment was: in minutes, in hours, yesterday, or its day in the shop's time
 * zone.
 */
export function useTimeAgo() {
  const t = useMessages("notifications");
  const language = useLanguage();
  const timeZone = useShop().config.time_zone;
  const day = dateFormat(language, { day: "numeric", month: "long", timeZone });

  return (moment: string): string => {
    const now = new Date();
    const then = new Date(moment);
    const past = now.getTime() - then.getTime();
    if (past < minute) return t("time.now");
    if (past < hour) return t("time.minutes", { count: Math.floor(past / minute) });
    const today = localTime(now, timeZone).day;
    const dayOfThen = localTime(then, timeZone).day;
    if (dayOfThen === today) return t("time.hours", { count: Math.floor(past / hour) });
    if (dayOfThen === addDays(today, -1)) return t("time.yesterday");
    return day.format(then);
  };
}
