import { reportError } from "@errand/ui/report-error.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { endpointQuery, everyScope } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { type Notification, topicOf } from "./notification-groups.ts";

export const notificationsEndpoint = "GET /customer/notifications";

/** The customer's notifications, newest first. Each mount loads them again. */
export function useNotifications() {
  return useQuery({ ...endpointQuery(useAccountScope(), notificationsEndpoint), staleTime: 0 });
}

/** Whether opening a notification shows another one, as what came before about the same order. */
function isSeenWith(entry: Notification, opened: Notification): boolean {
  return topicOf(entry) === topicOf(opened) && entry.id <= opened.id;
}

/**
 * Marks a notification as seen by its id, with those before it about the same order, or all of them
 * with null; at once on the screen.
 */
export function useMarkSeen() {
  const client = useQueryClient();
  const query = endpointQuery(useAccountScope(), notificationsEndpoint);
  return useMutation({
    mutationFn: (id: number | null) =>
      call("PUT /customer/notifications/seen", id === null ? {} : { notification_id: id }),
    onMutate: async (id) => {
      await client.cancelQueries(query);
      client.setQueryData(query.queryKey, (list) =>
        list?.map((entry) => {
          const opened = list.find((other) => other.id === id);
          const isMarked = !opened || isSeenWith(entry, opened);
          return isMarked ? { ...entry, is_seen: true } : entry;
        }),
      );
    },
    onError: (error) => {
      reportError(error);
      void client.invalidateQueries(everyScope(notificationsEndpoint));
    },
  });
}
