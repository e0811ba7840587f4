import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { useMemo } from "react";
import { useNow } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";
import { isPossibleAt, slotDays } from "./slots.ts";
import { useFullSlots } from "./use-full-slots.ts";
import type { OrderedProducts } from "./use-ordered-products.ts";

/**
 * The times at which the order is possible, and the requested one: the chosen time while it is possible,
 * else the earliest.
 */
export function useRequestedTime(
  { lines }: OrderedProducts,
  store: StoreDetails,
  chosen: string | null,
) {
  const { config } = useShop();
  const now = useNow();
  const minute = Math.floor(now.getTime() / 60_000);
  const allowsScheduling = config.schedule_order && store.schedule_order;
  const full = useFullSlots(store.id, allowsScheduling);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines change with every quantity, their items do not.
  const { isPossibleNow, days } = useMemo(() => {
    const ordered = {
      store,
      items: lines.map(({ item }) => item),
      slotMinutes: config.schedule_order_slot_duration,
      timeZone: config.time_zone,
      full,
    };
    const instant = new Date(minute * 60_000);
    return {
      isPossibleNow: isPossibleAt(ordered, instant),
      days: allowsScheduling ? slotDays(ordered, instant) : [],
    };
  }, [store, lines.map(({ item }) => item.id).join(), config, minute, full, allowsScheduling]);

  const free = days.flatMap(({ slots }) => slots.filter(({ isFull }) => !isFull));
  const isStillPossible = free.some(({ at }) => at === chosen);
  const earliest = isPossibleNow ? null : (free[0]?.at ?? null);
  return { now, isPossibleNow, days, at: isStillPossible ? chosen : earliest };
}
