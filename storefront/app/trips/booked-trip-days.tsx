import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { TripDays, type TripDaysProps } from "../rental/trip-days.tsx";
import { useShownDays } from "../rental/use-shown-days.ts";
import type { TripName } from "./use-trip-live.ts";

interface BookedTripDaysProps {
  name: TripName;
  /** How many of each vehicle the changed trip has. */
  quantities: Map<number, number>;
  days: TripDaysProps;
}

/** The calendar of a booked trip; a day is taken when not all its vehicles are free on it. */
export function BookedTripDays({ name, quantities, days }: BookedTripDaysProps) {
  const { from, to, setMonth } = useShownDays(days.values.day);
  const { data } = useQuery({
    ...endpointQuery(useAccountScope(), "GET /rental/user/trip/change/calendar", {
      ...name,
      from,
      to,
    }),
    // Others book meanwhile.
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const free = new Map<string, number>();
  for (const { vehicle_id, days: ofVehicle } of data?.vehicles ?? []) {
    const quantity = quantities.get(vehicle_id) ?? 1;
    for (const day of ofVehicle) {
      const own = day.free < quantity ? 0 : day.free;
      free.set(day.date, Math.min(own, free.get(day.date) ?? own));
    }
  }
  return <TripDays {...days} freeOn={(day) => free.get(day)} onMonth={setMonth} />;
}
