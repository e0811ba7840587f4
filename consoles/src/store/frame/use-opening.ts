import { openingOf } from "@errand/core/catalog/opening";
import { useShop } from "../../console/console.ts";
import { useNow } from "../../console/use-now.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { toHours } from "../modes/mode-times.ts";
import { useBoardState } from "../tickets/use-board.ts";

/** How the store stands to its customers, and until when. */
export type StoreOpening =
  | { state: "open"; until: string | null }
  | { state: "busy"; minutes: number; until: string }
  | { state: "paused"; until: string | null; reason: string | null }
  | { state: "closed"; opens: string | null };

/** Whether customers can order now, by the hours and modes that the stream states; null before. */
export function useStoreOpening(): StoreOpening | null {
  const capacity = useBoardState((state) => state.capacity);
  const { time_zone } = useShop();
  const { clock, clockOf } = useTimeText();
  const now = useNow(5000);
  if (!capacity) return null;
  if (capacity.pause_cause !== null) {
    const until = capacity.paused_until && clock(capacity.paused_until);
    return { state: "paused", until, reason: capacity.pause_reason };
  }
  const opening = openingOf(toHours(capacity), new Date(now), time_zone);
  if (opening.state !== "open") {
    return { state: "closed", opens: opening.opens && clockOf(opening.opens.clock) };
  }
  if (!capacity.busy) return { state: "open", until: opening.until && clockOf(opening.until) };
  const { extra_minutes: minutes, until } = capacity.busy;
  return { state: "busy", minutes, until: clock(until) };
}
