import type { ProviderContract } from "@errand/core/contract.provider";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useProviderClient } from "../provider-client.ts";

export type ProviderSettings = ProviderContract["GET /provider/settings"]["reply"];

export function useProviderSettings() {
  const { endpointQuery, scope } = useProviderClient();
  return useQuery(endpointQuery(scope, "GET /provider/settings"));
}

/** Changes what is stated of the settings; the caller shows an error. */
export function useChangeProviderSettings() {
  const { call, everyScope } = useProviderClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: ProviderContract["PUT /provider/settings"]["input"]) =>
      call("PUT /provider/settings", input),
    onSuccess: ({ message }) => {
      toast.success(message);
      return queries.invalidateQueries(everyScope("GET /provider/settings"));
    },
  });
}
