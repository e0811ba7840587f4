import { type PushObstacle, pushObstacle } from "@errand/client/push.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { subscribeBrowser, unsubscribeFromPush } from "./push.ts";

/** Whether this browser receives pushed notifications, and how to change that. */
export function usePush() {
  const client = useQueryClient();
  const query = endpointQuery(useAccountScope(), "GET /customer/push-subscription");
  const { data } = useQuery({ ...query, staleTime: 0 });
  const change = useMutation({
    mutationFn: async (isWanted: boolean): Promise<PushObstacle | null> => {
      if (isWanted) return subscribeBrowser();
      await unsubscribeFromPush();
      return null;
    },
    onError: reportError,
    onSettled: () => client.invalidateQueries(query),
  });
  return {
    /** Null until it is known. */
    isActive: data ? data.is_active : null,
    obstacle: change.data ?? pushObstacle(),
    change,
  };
}
