import type { DeskContract } from "@errand/core/contract.desk";
import type { DeskClient } from "../desk-client.ts";
import type { QueueKind } from "./queue-kinds.ts";

type Reply<E extends keyof DeskContract> = DeskContract[E]["reply"];

export type IncidentRow = Reply<"GET /desk/incidents">["incidents"][number];
export type RefundRow = Reply<"GET /desk/refunds">["refunds"][number];
export type PaymentRow = Reply<"GET /desk/payments">["payments"][number];
export type PartnerRow = Reply<"GET /desk/partners">["partners"][number];
export type PaperRow = Reply<"GET /desk/papers">["papers"][number];
export type ReviewRow = Reply<"GET /desk/reviews">["reviews"][number];

/** The first things of a queue, and how many wait in all. */
export type QueueData =
  | { kind: "incidents"; total: number; rows: IncidentRow[] }
  | { kind: "refunds"; total: number; rows: RefundRow[] }
  | { kind: "disputes"; total: number; rows: RefundRow[] }
  | { kind: "payments"; total: number; rows: PaymentRow[] }
  | { kind: "partners"; total: number; rows: PartnerRow[] }
  | { kind: "papers"; total: number; rows: PaperRow[] }
  | { kind: "reviews"; total: number; rows: ReviewRow[] };

const limit = 50;

/** The query of one queue. What is open beside the list comes from the same data. */
export function queueQuery({ scopedQuery, scope }: DeskClient, kind: QueueKind) {
  const first = { limit, offset: 1 };
  return scopedQuery(scope, ["queue", kind], async (call): Promise<QueueData> => {
    if (kind === "incidents") {
      const { total_size: total, incidents: rows } = await call("GET /desk/incidents", first);
      return { kind, total, rows };
    }
    if (kind === "refunds" || kind === "disputes") {
      const { total_size: total, refunds: rows } = await call("GET /desk/refunds", {
        ...first,
        ...(kind === "refunds" ? { state: "waiting" } : { disputed: 1 }),
      });
      return { kind, total, rows };
    }
    if (kind === "payments") {
      const { total_size: total, payments: rows } = await call("GET /desk/payments", first);
      return { kind, total, rows };
    }
    if (kind === "partners") {
      const { total_size: total, partners: rows } = await call("GET /desk/partners", first);
      return { kind, total, rows };
    }
    if (kind === "reviews") {
      const reported = { ...first, state: "reported" } as const;
      const { total_size: total, reviews: rows } = await call("GET /desk/reviews", reported);
      return { kind, total, rows };
    }
    const { total_size: total, papers: rows } = await call("GET /desk/papers", first);
    return { kind, total, rows };
  });
}
