import { type QueryClient, useQuery } from "@tanstack/react-query";
import { endpointQuery, everyScope } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";

const endpoint = "GET /customer/order/full-slots";
const none: readonly string[] = [];

/** The start times of the store's fully booked slots; none while they load. */
export function useFullSlots(storeId: number, isAsked: boolean): readonly string[] {
  const query = useQuery({
    ...endpointQuery(useScope(), endpoint, { store_id: storeId }),
    enabled: isAsked,
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
  return query.data?.full ?? none;
}

/** Loads them again, because a slot was refused. */
export function reloadFullSlots(client: QueryClient): void {
  void client.invalidateQueries(everyScope(endpoint));
}
