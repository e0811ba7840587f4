import type { Group } from "@errand/core/groups/groups.contract";
import { replaceEqualDeep, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useLive } from "../orders/use-live.ts";
import { useStored } from "../visitor/storage.ts";

/** A group as the visitor sees it, live. */
export function useGroup(code: string) {
  const query = endpointQuery(useAccountScope(), "GET /customer/group", { code });
  const { data, error, refetch } = useQuery({
    ...query,
    structuralSharing: (shown, read) => getNewer(shown as Group | undefined, read as Group),
  });
  const set = useSetGroup(code);
  useLive({
    endpoint: "GET /customer/group/stream",
    input: { code },
    whose: useStored("token"),
    read: () => call("GET /customer/group", { code }),
    onRead: set,
    onEvent: (name, group) => name === "group" && set(group as Group),
    onRefused: () => {},
    onReset: () => {},
  });
  return { group: data, error, refetch };
}

/** Shows what a change of the group has returned. */
export function useSetGroup(code: string): (group: Group) => void {
  const client = useQueryClient();
  const { queryKey } = endpointQuery(useAccountScope(), "GET /customer/group", { code });
  return (group) => client.setQueryData(queryKey, (shown) => getNewer(shown, group));
}

/**
 * An answer can be overtaken by the stream, which tells of a later change of somebody else: the
 * older of both is dropped, as nothing would correct it.
 */
export function getNewer(shown: Group | undefined, read: Group): Group {
  if (shown && shown.updated_at > read.updated_at) return shown;
  return replaceEqualDeep(shown, read);
}
