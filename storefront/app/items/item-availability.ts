import type { Item } from "@errand/core/catalog/catalog.types";
import { isSoldOutForGood } from "@errand/core/catalog/sold-out-for-good";
import { dayText } from "@errand/core/date-text";
import { isPrescriptionBlocked } from "@errand/core/items/prescription";
import { localTime } from "@errand/core/time";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { isInItsTime, isSoldOut } from "../catalog/item-state.ts";
import { useNow } from "../catalog/now.tsx";
import { useClock } from "../catalog/opening-text.ts";
import { useShop } from "../config/shop.ts";

/**
 * Whether an item can be ordered now: yes, not at this time, sold out, or only with a prescription,
 * which the shop does not accept.
 */
export type ItemState = "ready" | "not_now" | "sold_out" | "prescription";

export function useItemAvailability(item: Item): ItemState {
  const { config } = useShop();
  const now = useNow();
  const needsPrescription = item.is_prescription_required === 1;
  const takesPrescriptions = config.prescription_order_status;
  if (isPrescriptionBlocked({ needsPrescription }, { takesPrescriptions })) return "prescription";
  if (isSoldOut(item)) return "sold_out";
  if (isInItsTime(item, now, config.time_zone)) return "ready";
  const isOrderedForLater = config.schedule_order && item.schedule_order;
  return isOutUntilLater(item, now) && !isOrderedForLater ? "sold_out" : "not_now";
}

/**
 * That the store of an item is closed, with when it opens again today: "Closed · opens at 11:45",
 * as on the card of the store. Null while it is open.
 */
export function useClosedText(item: Item): string | null {
  const t = useMessages("catalog");
  const clock = useClock();
  if (item.store_open === 1) return null;
  const opens = item.store_opening_time;
  if (opens === null) return t("opening.closed");
  return `${t("opening.closed")} · ${t("opening.opensToday", { time: clock(opens) })}`;
}

/** Whether the store has stated that it has none for some time. */
function isOutUntilLater({ sold_out_until: until }: Item, now: Date): boolean {
  return until !== null && now < new Date(until);
}

/**
 * Whether the item can be added to the cart: now, or scheduled where shop and store accept that.
 */
export function useCanOrder(item: Item): boolean {
  const { config } = useShop();
  const state = useItemAvailability(item);
  return state === "ready" || (state === "not_now" && config.schedule_order && item.schedule_order);
}

/**
 * The hours in which an item is available, such as "11:00 – 14:30"; for campaigns with their days.
 * While its store has none, from when it has some again.
 */
export function useTimeWindow(item: Item): string {
  const t = useMessages("catalog");
  const clock = useClock();
  const language = useLanguage();
  const { config } = useShop();
  const now = useNow();
  if (item.sold_out_until !== null && isOutUntilLater(item, now)) {
    if (isSoldOutForGood(item.sold_out_until, now.getTime())) return "";
    const again = localTime(new Date(item.sold_out_until), config.time_zone);
    const time = clock(again.clock);
    const isToday = again.day === localTime(now, config.time_zone).day;
    if (isToday) return t("window.again", { time });
    return t("window.againOn", { day: dayText(again.day, language), time });
  }
  const from = item.available_time_starts;
  const until = item.available_time_ends;
  const hours =
    from && until ? t("window.hours", { from: clock(from), until: clock(until) }) : null;
  const days =
    item.available_date_starts &&
    t("window.days", {
      from: dayText(item.available_date_starts, language),
      until: dayText(item.available_date_ends ?? item.available_date_starts, language),
    });
  return [days, hours].filter(Boolean).join(", ");
}
