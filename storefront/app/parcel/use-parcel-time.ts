import { parcelLeadMinutes } from "@errand/core/parcel/parcel-lead";
import { useMemo } from "react";
import { useNow } from "../catalog/now.tsx";
import { slotDays } from "../checkout/slots.ts";
import { useShop } from "../config/shop.ts";

/** Couriers collect parcels at any hour. */
const anyTime = {
  active: true,
  schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    opening_time: "00:00:00",
    closing_time: "00:00:00",
  })),
  closed_dates: [],
  paused_until: null,
  order_place_to_schedule_interval: parcelLeadMinutes,
};

/** The times at which a parcel can be collected, and the chosen one while it is possible. */
export function useParcelTime(chosen: string | null) {
  const { config } = useShop();
  const now = useNow();
  const minute = Math.floor(now.getTime() / 60_000);
  const days = useMemo(() => {
    if (!config.schedule_order) return [];
    const settings = {
      store: anyTime,
      items: [],
      slotMinutes: config.schedule_order_slot_duration,
      timeZone: config.time_zone,
      full: [],
    };
    return slotDays(settings, new Date(minute * 60_000));
  }, [config, minute]);
  const isPossible = days.some(({ slots }) => slots.some(({ at }) => at === chosen));
  return {
    now,
    days,
    at: isPossible ? chosen : null,
    /** The first one; null where parcels cannot be scheduled. */
    first: days.flatMap(({ slots }) => slots)[0]?.at ?? null,
  };
}

export type ParcelTimes = ReturnType<typeof useParcelTime>;
