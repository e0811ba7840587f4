import { addDays } from "@errand/core/time";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../../console/use-shop.ts";

/** A coming moment as people say it: "19:27", "tomorrow 11:45", "Mon 30 Nov 11:45". */
export function useMomentText(): (moment: string | number, now: number) => string {
  const t = useMessages("modes");
  const { clock, day, local } = useTimeText();
  return (moment, now) => {
    const time = clock(moment);
    const today = local(now).day;
    const on = local(moment).day;
    if (on === today) return time;
    if (on === addDays(today, 1)) return t("tomorrow", { time });
    return t("onDay", { day: day(moment), time });
  };
}
