import type { DeskCounters } from "@errand/core/store-desk/desk-live.contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useDeskClient } from "../desk-client.ts";
import { useDeskEvent } from "../stream/use-desk-stream.ts";
import type { QueueKind } from "./queue-kinds.ts";

/** What the counters say about each queue. */
const counterOf = {
  incidents: "incidents",
  refunds: "refunds",
  disputes: "refunds",
  payments: "payments",
  partners: "partners",
  papers: "papers",
  reviews: "reviews",
} as const satisfies Record<QueueKind, keyof DeskCounters>;

/** The queues that each event of the stream is about. */
const queuesOf = {
  incident: ["incidents"],
  refund: ["refunds", "disputes"],
  payment: ["payments"],
  partner: ["partners"],
} as const satisfies Record<string, readonly QueueKind[]>;

/**
 * Reads a queue again as soon as the stream says that something of it has changed, or that another
 * number waits there.
 */
export function useFreshQueues(kinds: readonly QueueKind[]): void {
  const queries = useQueryClient();
  const { scopedQuery, scope } = useDeskClient();
  const said = useRef<DeskCounters>({});
  function readAgain(kind: QueueKind) {
    if (!kinds.includes(kind)) return;
    const { queryKey } = scopedQuery(scope, ["queue", kind], () => Promise.resolve(null));
    void queries.invalidateQueries({ queryKey });
  }
  useDeskEvent("incident", () => queuesOf.incident.forEach(readAgain));
  useDeskEvent("refund", () => queuesOf.refund.forEach(readAgain));
  useDeskEvent("payment", () => queuesOf.payment.forEach(readAgain));
  useDeskEvent("partner", () => queuesOf.partner.forEach(readAgain));
  useDeskEvent("counters", (data) => {
    const counters = data as DeskCounters;
    for (const kind of kinds) {
      const counter = counterOf[kind];
      if (counters[counter] !== said.current[counter]) readAgain(kind);
    }
    said.current = counters;
  });
}
