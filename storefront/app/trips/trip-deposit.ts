import { localTime } from "@errand/core/time";
import type { Trip } from "@errand/core/trips/trips.types";
import { useShop } from "../config/shop.ts";
import { useDayText } from "../rental/use-trip-text.ts";

const twoDays = 2 * 24 * 3_600_000;

/** Until when a deposit is released: two days after the return. */
export function getDepositDeadline(
  trip: Pick<Trip, "completed" | "estimated_trip_end_time">,
): string {
  const back = Date.parse(trip.completed ?? trip.estimated_trip_end_time);
  return new Date(back + twoDays).toISOString();
}

/** Formats the day of a moment in the shop's time zone: "Wed 9 Dec". */
export function useDepositDay(): (moment: string) => string {
  const dayText = useDayText();
  const { config } = useShop();
  return (moment) => dayText(localTime(new Date(moment), config.time_zone).day);
}
