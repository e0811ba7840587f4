import type { StorefrontContract } from "@errand/core/contract.storefront";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { endpointQuery, everyScope } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";

export type DeviceSession = StorefrontContract["GET /customer/sessions"]["reply"][number];

const endpoint = "GET /customer/sessions";

/** The customer's sessions. They are never fresh, so each mount loads them again. */
export function useSessions() {
  return useQuery({ ...endpointQuery(useAccountScope(), endpoint), staleTime: 0 });
}

/** Signs one device out by its id, or all others with null. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number | null) =>
      id === null
        ? call("DELETE /customer/sessions")
        : call("DELETE /customer/sessions/{id}", { id }),
    onSuccess: ({ message }) => {
      toast.success(message);
    },
    onError: reportError,
    // Also after an error, because the session may have ended already.
    onSettled: () => client.invalidateQueries(everyScope(endpoint)),
  });
}
