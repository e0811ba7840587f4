import type { Vehicle } from "@errand/core/rental/rental.types";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { usePageScope } from "../api/scope.tsx";
import { useShownDays } from "./use-shown-days.ts";

/** How many of a vehicle are free on each day of the two months that its calendar shows. */
export function useFreeDays(vehicle: Pick<Vehicle, "id">, firstDay: string | null) {
  const { from, to, ...shown } = useShownDays(firstDay);
  const { data } = useQuery({
    ...endpointQuery(usePageScope(), "GET /rental/vehicle/calendar/{id}", {
      id: String(vehicle.id),
      from,
      to,
    }),
    // Others book meanwhile.
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const free = new Map(data?.days.map((day) => [day.date, day.free]));
  return {
    ...shown,
    /** Undefined while it is unknown. */
    freeOn: (day: string): number | undefined => free.get(day),
  };
}
