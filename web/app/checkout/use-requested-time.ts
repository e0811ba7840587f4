import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { useMemo } from "react";
import { useNow } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";
import { isPossibleAt, slotDays } from "./slots.ts";
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines change with every quantity, their items do not.
  const { isPossibleNow, days } = useMemo(() => {
    const ordered = {
      store,
      items: lines.map(({ item }) => item),
      slotMinutes: config.schedule_order_slot_duration,
      timeZone: config.time_zone,
    };
    const instant = new Date(minute * 60_000);
    return {
      isPossibleNow: isPossibleAt(ordered, instant),
      days: allowsScheduling ? slotDays(ordered, instant) : [],
    };
  }, [store, lines.map(({ item }) => item.id).join(), config, minute, allowsScheduling]);

  const isStillPossible = days.some(({ slots }) => slots.some(({ at }) => at === chosen));
  const earliest = isPossibleNow ? null : (days[0]?.slots[0]?.at ?? null);
  return { now, isPossibleNow, days, at: isStillPossible ? chosen : earliest };
}
