import { addDays, startOfDay } from "@errand/core/time";
import type { Trip } from "@errand/core/trips/trips.types";
import { useShop } from "../../../console/console.ts";
import { useTimeText } from "../../../console/use-shop.ts";
import { getTripGroup, type TripGroup } from "./rental-trip.ts";

/** Says where a trip belongs, by the days of the shop. */
export function useTripGroup(): (trip: Trip, now: number) => TripGroup | null {
  const { time_zone } = useShop();
  const { local } = useTimeText();
  return (trip, now) => {
    const dayEnd = startOfDay(addDays(local(now).day, 1), time_zone).getTime();
    return getTripGroup(trip, now, dayEnd);
  };
}
