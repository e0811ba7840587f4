import type { DayDetail } from "@errand/ui/calendar/calendar-month.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";

/** Fewer than so many free vehicles are worth a word. */
const few = 3;

/** Returns what a day says of how many vehicles are free on it: that few or none are. */
export function useFreeDetail(): (free: number | undefined) => DayDetail | null {
  const t = useMessages("rental");
  return (free) => {
    if (free === undefined || free >= few) return null;
    if (free === 0) return { isTaken: true, note: t("free.taken") };
    return { note: t("free.left", { count: free }) };
  };
}
