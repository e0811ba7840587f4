import { useQuery } from "@tanstack/react-query";
import { useStoreClient } from "../store-client.ts";

/** What the store says of itself and how it takes orders. */
export function useStoreSettings() {
  const { endpointQuery, scope } = useStoreClient();
  return useQuery(endpointQuery(scope, "GET /store/settings"));
}
