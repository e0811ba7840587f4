import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useProviderClient } from "../provider-client.ts";

/** When the vehicles are booked or blocked; both days are included. */
export function useFleetCalendar(from: string, to: string) {
  const { endpointQuery, scope } = useProviderClient();
  return useQuery({
    ...endpointQuery(scope, "GET /provider/calendar", { from, to }),
    placeholderData: keepPreviousData,
  });
}
