import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { useMemo } from "react";
import { useNow } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";
import type { SlotDay } from "../orders/slot-days.ts";
import { blockingItems } from "./blocking-lines.ts";
import { isPossibleAt, slotDays } from "./slots.ts";
import { useFullSlots } from "./use-full-slots.ts";
import type { OrderedProducts } from "./use-ordered-products.ts";

/**
 * The times at which the order is possible, and the requested one: the chosen time while it is
 * possible, else the earliest.
 */
export function useRequestedTime(
  { lines }: Pick<OrderedProducts, "lines">,
  store: StoreDetails,
  chosen: string | null,
) {
  const { config } = useShop();
  const now = useNow();
  const minute = Math.floor(now.getTime() / 60_000);
  const allowsScheduling = config.schedule_order && store.schedule_order;
  const full = useFullSlots(store.id, allowsScheduling);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines change with every quantity, their items do not.
  const { isPossibleNow, days, blocking } = useMemo(() => {
    const items = lines.map(({ item }) => item);
    const ordered = {
      store,
      items,
      slotMinutes: config.schedule_order_slot_duration,
      timeZone: config.time_zone,
      full,
    };
    const instant = new Date(minute * 60_000);
    const isPossibleNow = isPossibleAt(ordered, instant);
    const days = allowsScheduling ? slotDays(ordered, instant) : [];
    const isImpossible = !isPossibleNow && freeSlots(days).length === 0;
    return {
      isPossibleNow,
      days,
      blocking: isImpossible ? blockingItems({ ...ordered, allowsScheduling }, instant) : [],
    };
  }, [store, lines.map(({ item }) => item.id).join(), config, minute, full, allowsScheduling]);

  const free = freeSlots(days);
  const isStillPossible = free.some(({ at }) => at === chosen);
  const earliest = isPossibleNow ? null : (free[0]?.at ?? null);
  return {
    now,
    isPossibleNow,
    days,
    at: isStillPossible ? chosen : earliest,
    /** The order is possible neither now nor later. */
    isImpossible: !isPossibleNow && free.length === 0,
    /** Without any of these items it would be possible. */
    blocking,
  };
}

function freeSlots(days: SlotDay[]) {
  return days.flatMap(({ slots }) => slots.filter(({ isFull }) => !isFull));
}
