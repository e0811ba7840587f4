import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/query-client.ts";
import { useScope } from "../api/scope.tsx";

/** Loads the store of a cart or an order; sends no request while the id is unknown. */
export function useStoreDetails(id: number | undefined) {
  return useQuery({
    ...endpointQuery(useScope(), "GET /stores/details/{id}", { id: String(id) }),
    enabled: id !== undefined,
  });
}
