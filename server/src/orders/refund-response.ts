import { fromMinor } from "@errand/core/money";
import type { RefundResponse } from "@errand/core/orders/payment.types";
import type { RefundState } from "@errand/core/payments/refund-states";
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { refunds } from "../payments/payments.tables.ts";
import { type RefundRequest, refundRequests } from "./refund-requests.tables.ts";

/** The reason under which the money of an approved request is returned. */
export const refundedReason = "refunded";

export interface RequestedRefund {
  request: RefundRequest;
  /** The money that went back for it. */
  returned: (typeof refunds.$inferSelect)[];
}

/** The requests of these orders, with the money that went back for each. */
export async function readRequestedRefunds(
  db: Database,
  orderIds: number[],
): Promise<Map<number, RequestedRefund>> {
  if (orderIds.length === 0) return new Map();
  const requests = await db
    .select()
    .from(refundRequests)
    .where(inArray(refundRequests.orderId, orderIds));
  const returned = await db
    .select()
    .from(refunds)
    .where(
      and(
        inArray(refunds.orderId, orderIds),
        eq(refunds.reason, refundedReason),
        ne(refunds.state, "rejected"),
      ),
    )
    .orderBy(asc(refunds.id));
  return new Map(
    requests.map((request) => [
      request.orderId,
      { request, returned: returned.filter(({ orderId }) => orderId === request.orderId) },
    ]),
  );
}

const returnStates = {
  pending: "on_its_way",
  approved: "on_its_way",
  rejected: "failed",
  completed: "done",
  failed: "failed",
} as const satisfies Record<RefundState, RefundResponse["returned"][number]["state"]>;

/** A request in the contract's shape; `pictures` are links to the pictures of the customer. */
export function toRefundResponse(
  { request, returned }: RequestedRefund,
  pictures: string[],
): RefundResponse {
  return {
    id: request.id,
    refund_status: request.state,
    refund_amount: fromMinor(request.amount),
    refund_method: request.method,
    customer_reason: request.reason,
    customer_note: request.note,
    admin_note: request.deskNote,
    image_full_url: pictures,
    returned: returned.map(({ method, amount, state }) => ({
      method,
      amount: fromMinor(amount),
      state: returnStates[state],
    })),
    created_at: request.createdAt.toISOString(),
    updated_at: request.updatedAt.toISOString(),
  };
}
