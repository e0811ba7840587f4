import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/query-client.ts";
import { useScope } from "../api/scope.tsx";

/** The store of a cart or an order; nothing is asked before it is known which. */
export function useStoreDetails(id: number | undefined) {
  return useQuery({
    ...endpointQuery(useScope(), "GET /stores/details/{id}", { id: String(id) }),
    enabled: id !== undefined,
  });
}
