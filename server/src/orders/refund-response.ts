import { fromMinor, type Minor, minor } from "@errand/core/money";
import type { RefundResponse } from "@errand/core/orders/payment.types";
import type { RefundState } from "@errand/core/payments/refund-states";
import { and, asc, desc, eq, inArray, ne, or } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { refundProposals } from "../order-rows/refund-proposals.tables.ts";
import { type RefundRequest, refundRequests } from "../order-rows/refund-requests.tables.ts";
import { refunds } from "../payments/payments.tables.ts";

/** The reason under which the desk returns money. */
export const refundedReason = "refunded";

export interface RequestedRefund {
  request: RefundRequest;
  /** The money that went back for it. */
  returned: (typeof refunds.$inferSelect)[];
}

/**
 * The requests of these orders and the refunds without one, the latest first, with the money that
 * went back for each. One that waits for a second operator is a request that waits, or unknown.
 */
export async function readRequestedRefunds(
  db: Database,
  orderIds: number[],
): Promise<Map<number, RequestedRefund[]>> {
  if (orderIds.length === 0) return new Map();
  const isKnown = or(ne(refundRequests.state, "to_confirm"), refundProposals.requested);
  const rows = await db
    .select({ request: refundRequests })
    .from(refundRequests)
    .leftJoin(refundProposals, eq(refundProposals.requestId, refundRequests.id))
    .where(and(inArray(refundRequests.orderId, orderIds), isKnown))
    .orderBy(desc(refundRequests.id));
  const found = await withReturned(
    db,
    rows.map(({ request }) => request),
  );
  return Map.groupBy(found, ({ request }) => request.orderId);
}

/** Adds the money that went back for each request. */
export async function withReturned(
  db: Database,
  requests: RefundRequest[],
): Promise<RequestedRefund[]> {
  const ids = requests.map(({ id }) => id);
  const returned =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(refunds)
          .where(inArray(refunds.requestId, ids))
          .orderBy(asc(refunds.id));
  const byRequest = Map.groupBy(returned, ({ requestId }) => requestId);
  return requests.map((request) => ({
    request,
    returned: (byRequest.get(request.id) ?? []).filter(({ state }) => state !== "rejected"),
  }));
}

const returnStates = {
  pending: "on_its_way",
  approved: "on_its_way",
  rejected: "failed",
  completed: "done",
  failed: "failed",
} as const satisfies Record<RefundState, RefundResponse["returned"][number]["state"]>;

/**
 * A request in the contract's shape; `linkTo` makes the link to a picture, null for one that is
 * deleted.
 */
export function toRefundResponse(
  { request, returned }: RequestedRefund,
  linkTo: (picture: string) => string | null,
): RefundResponse {
  return {
    id: request.id,
    refund_status: request.state === "to_confirm" ? "pending" : request.state,
    refund_amount: fromMinor(request.amount),
    lines: (request.lines ?? []).map(({ id, quantity, amount }) => ({
      detail_id: id,
      quantity,
      amount: fromMinor(amount),
    })),
    delivery_amount: fromMinor(request.delivery),
    tip_amount: fromMinor(request.tip),
    borne_by: request.borneBy,
    taken_back: {
      loyalty_point: request.pointsTaken,
      cashback: fromMinor(request.cashbackTaken),
    },
    refund_method: request.method,
    customer_reason: request.reason,
    customer_note: request.note,
    admin_note: request.deskNote,
    image_full_url: request.pictures.flatMap((picture) => linkTo(picture) ?? []),
    // The desk returns what was taken, never what was only reserved.
    returned: returned.flatMap(({ method, amount, state }) =>
      method === "hold" ? [] : { method, amount: fromMinor(amount), state: returnStates[state] },
    ),
    created_at: request.createdAt.toISOString(),
    updated_at: request.updatedAt.toISOString(),
  };
}

/** What the refunds of an order have taken of its cashback. */
export function cashbackTaken(refunds: RequestedRefund[]): Minor {
  return minor(refunds.reduce((sum, { request }) => sum + request.cashbackTaken, 0));
}
