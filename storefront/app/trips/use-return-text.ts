import { useNow } from "../catalog/now.tsx";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { useMomentText } from "../rental/use-moment-text.ts";

/** A moment as its clock time where it is today, else with its day, which other words go with. */
export function useReturnText(): (moment: string | Date) => { moment: string; isToday: boolean } {
  const momentText = useMomentText();
  const { clock, day } = useDateTimeText();
  const today = day(useNow());
  return (moment) => {
    const isToday = day(moment) === today;
    return { moment: isToday ? clock(moment) : momentText(moment), isToday };
  };
}
