import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery, scopedQuery } from "../api/query-client.ts";
import { useScope } from "../api/scope.tsx";
import { readDelivery } from "./delivery.ts";

/** Loads the store of a cart or an order; sends no request while the id is unknown. */
export function useStoreDetails(id: number | undefined) {
  return useQuery({
    ...endpointQuery(useScope(), "GET /stores/details/{id}", { id: String(id) }),
    enabled: id !== undefined,
  });
}

/** Loads what the delivery from a store to the visitor's location costs; null where it does not deliver. */
export function useDelivery(store: StoreDetails | undefined) {
  const scope = useScope();
  return useQuery({
    ...scopedQuery(scope, ["delivery", store?.id], async (call) => {
      const isReached = store?.delivery && scope.zoneIds.includes(store.zone_id);
      return isReached ? readDelivery(call, store, scope.place) : null;
    }),
    enabled: store !== undefined,
  });
}
