import { isPermitted } from "@errand/core/principals";
import { useQueries } from "@tanstack/react-query";
import { useMember } from "../../console/console.ts";
import { useDeskClient } from "../desk-client.ts";
import { type QueueKind, queueKinds, queuePermissions } from "./queue-kinds.ts";
import { queueQuery } from "./queues.queries.ts";
import { useFreshQueues } from "./use-fresh-queues.ts";
import { useWaiting, type Waiting } from "./use-waiting.ts";

export interface Queue {
  kind: QueueKind;
  total: number;
  waiting: Waiting[];
  isRead: boolean;
  error: unknown;
}

const readEveryMs = 15_000;

/** The first things of each queue that the operator may read, the oldest first. */
export function useQueues(): Queue[] {
  const me = useMember();
  const client = useDeskClient();
  const toWaiting = useWaiting();
  const kinds = queueKinds.filter((kind) => isPermitted(me, queuePermissions[kind], true));
  useFreshQueues(kinds);
  const results = useQueries({
    queries: kinds.map((kind) => ({ ...queueQuery(client, kind), refetchInterval: readEveryMs })),
  });
  return kinds.map((kind, index) => {
    const data = results[index]?.data;
    return {
      kind,
      total: data?.total ?? 0,
      waiting: data ? toWaiting(data) : [],
      isRead: data !== undefined,
      error: results[index]?.error,
    };
  });
}
