import { fromMinor } from "@errand/core/money";
import type { DeskRefundResponse } from "@errand/core/orders/payment.types";
import { desc, eq, type SQL } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { type RefundProposal, refundProposals } from "../order-rows/refund-proposals.tables.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { orderSubject } from "../orders/order-subject.ts";
import { toRefundResponse, withReturned } from "../orders/refund-response.ts";
import { readFilesOf } from "../private-files/private-files.data.ts";
import { staffMembers } from "../staff/staff.tables.ts";

/** The refunds of orders and trips that match, the latest first, as operators see them. */
export async function readRefundsForDesk(
  db: Database,
  condition: SQL | undefined,
  urlOf: (key: string) => string,
): Promise<DeskRefundResponse[]> {
  const rows = await db
    .select({ request: refundRequests, proposal: refundProposals, name: staffMembers.name })
    .from(refundRequests)
    .leftJoin(refundProposals, eq(refundProposals.requestId, refundRequests.id))
    .leftJoin(staffMembers, eq(staffMembers.id, refundProposals.proposedBy))
    .where(condition)
    .orderBy(desc(refundRequests.id));
  const requests = rows.map(({ request }) => request);
  const files = await readFilesOf(
    db,
    requests.map(({ orderId }) => orderSubject(orderId)),
  );
  const keys = new Set(files.map(({ key }) => key));
  const linkTo = (key: string) => (keys.has(key) ? urlOf(key) : null);
  const refunds = await withReturned(db, requests);
  return refunds.map((refund, index) => {
    const { proposal = null, name = null } = rows[index] ?? {};
    return {
      ...toRefundResponse(refund, linkTo),
      ...(proposal && proposed(proposal)),
      proposal: proposal && {
        by: { id: proposal.proposedBy, name: name ?? "" },
        at: proposal.proposedAt.toISOString(),
        method: proposal.method,
        requested: proposal.requested,
      },
    };
  });
}

/** What would go back. */
function proposed({ amount, delivery, tip, lines, borneBy, note }: RefundProposal) {
  return {
    refund_status: "to_confirm" as const,
    refund_amount: fromMinor(amount),
    lines: (lines ?? []).map((line) => ({
      detail_id: line.id,
      quantity: line.quantity,
      amount: fromMinor(line.amount),
    })),
    delivery_amount: fromMinor(delivery),
    tip_amount: fromMinor(tip),
    borne_by: borneBy,
    admin_note: note,
  };
}
