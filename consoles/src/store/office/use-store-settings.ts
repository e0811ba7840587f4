import type { StoreContract } from "@errand/core/contract.store";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useStoreClient } from "../store-client.ts";

/** What the store says of itself and how it takes orders. */
export function useStoreSettings() {
  const { endpointQuery, scope } = useStoreClient();
  return useQuery(endpointQuery(scope, "GET /store/settings"));
}

/** Changes what is stated of the settings; the caller shows an error. */
export function useChangeSettings() {
  const { call, everyScope } = useStoreClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: StoreContract["PUT /store/settings"]["input"]) =>
      call("PUT /store/settings", input),
    onSuccess: ({ message }) => {
      toast.success(message);
      return queries.invalidateQueries(everyScope("GET /store/settings"));
    },
  });
}
