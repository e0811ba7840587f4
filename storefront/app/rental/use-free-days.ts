import type { Vehicle } from "@errand/core/rental/rental.types";
import { addDays, localTime } from "@errand/core/time";
import { maxDaysAhead } from "@errand/core/trips/trip-span";
import { addMonths, earlier, later, monthOf } from "@errand/ui/calendar/calendar-days.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { endpointQuery } from "../api/queries.ts";
import { usePageScope } from "../api/scope.tsx";
import { useNow } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";

/** How many of a vehicle are free on each day of the two months that its calendar shows. */
export function useFreeDays(vehicle: Pick<Vehicle, "id">, firstDay: string | null) {
  const { config } = useShop();
  const today = localTime(useNow(), config.time_zone).day;
  const last = addDays(today, maxDaysAhead);
  const [month, setMonth] = useState(monthOf(firstDay ?? today));
  const from = later(`${month}-01`, today);
  const to = earlier(addDays(`${addMonths(month, 2)}-01`, -1), last);
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
    today,
    last,
    setMonth,
    /** Undefined while it is unknown. */
    freeOn: (day: string): number | undefined => free.get(day),
  };
}
