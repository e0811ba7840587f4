import { isSoldOutForGood } from "@errand/core/catalog/sold-out-for-good";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../../console/console.ts";
import { toHours } from "../modes/mode-times.ts";
import { useMomentText } from "../modes/use-moment-text.ts";
import { useBoardState } from "../tickets/use-board.ts";
import { getSoldOutEnd, type SoldOutEnd } from "./sold-out-ends.ts";

const noHours = { schedules: [], closed_dates: [] };

/** The ends of a time without an item by the hours of the store, and how they are said. */
export function useSoldOutEnds() {
  const t = useMessages("sold-out");
  const { time_zone: timeZone } = useShop();
  const capacity = useBoardState((state) => state.capacity);
  const moment = useMomentText();
  const hours = toHours(capacity ?? noHours);
  return {
    getEnd: (end: SoldOutEnd, now: number) => getSoldOutEnd(end, { hours, now, timeZone }),
    /** "until tomorrow 11:45", "until you put it back on" */
    untilText: (until: string | number, now: number) =>
      isSoldOutForGood(new Date(until).toISOString(), now)
        ? t("untilPutBack")
        : t("until", { time: moment(until, now) }),
  };
}
