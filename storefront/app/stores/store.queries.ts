import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery, scopedQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { type Delivery, readDelivery } from "./delivery.ts";

/** Loads the store of a cart or an order; sends no request while the id is unknown. */
export function useStoreDetails(id: number | undefined) {
  return useQuery({
    ...endpointQuery(useScope(), "GET /stores/details/{id}", { id: String(id) }),
    enabled: id !== undefined,
  });
}

/**
 * The delivery of a store's page, whose server knows the visitor's zone only: the charge at their
 * location replaces the least charge once it is loaded.
 */
export function useLocatedDelivery(store: StoreDetails, first: Delivery | null): Delivery | null {
  const { place } = useScope();
  const { data } = useDelivery(first?.isLeast && place ? store : undefined);
  return data && !data.isLeast ? data : first;
}

/**
 * Loads what the delivery from a store to the visitor's location costs; null where it does not
 * deliver.
 */
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
