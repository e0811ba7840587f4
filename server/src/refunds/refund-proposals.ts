import { AppError } from "@errand/core/errors";
import type { Minor } from "@errand/core/money";
import { and, eq, gt, or, sql } from "drizzle-orm";
import { getRefundConfirmAbove, type ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { type RefundProposal, refundProposals } from "../order-rows/refund-proposals.tables.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { hasOtherOperator } from "../staff/other-operators.data.ts";

/**
 * What one operator has decided to return and another one confirms (contract 7.5). Whoever calls
 * has locked the order or the trip.
 */

/** Above what the refunds of an order by this operator wait for another one. */
export interface ConfirmLimit {
  above: Minor;
  staffId: number;
}

/** The limit of an operator; null when nobody has to confirm refunds, or nobody else could. */
export async function findConfirmLimit(
  tx: Database,
  { shop, zoneId, staffId }: { shop: ShopSettings; zoneId: number; staffId: number },
): Promise<ConfirmLimit | null> {
  const above = getRefundConfirmAbove(shop);
  const isOn = above !== null && (await hasOtherOperator(tx, staffId, "refunds", zoneId));
  return isOn ? { above, staffId } : null;
}

/**
 * Refunds of one order within this time that nobody confirmed count together: none is small because
 * it is split.
 */
const splitMs = 24 * 3_600_000;

/**
 * Whether a refund of this amount waits for another operator: above the limit, together with what
 * was returned of the same order or trip within a day without a second operator.
 */
export async function mustBeConfirmed(
  tx: Database,
  limit: ConfirmLimit,
  { orderId, amount, at }: { orderId: number; amount: Minor; at: Date },
): Promise<boolean> {
  if (amount > limit.above) return true;
  const [returned] = await tx
    .select({ total: sql`coalesce(sum(${refundRequests.amount}), 0)`.mapWith(Number) })
    .from(refundRequests)
    .where(
      and(
        eq(refundRequests.orderId, orderId),
        eq(refundRequests.state, "approved"),
        eq(refundRequests.confirmed, false),
        gt(refundRequests.updatedAt, new Date(at.getTime() - splitMs)),
      ),
    );
  return amount + (returned?.total ?? 0) > limit.above;
}

/** Reserves it until it is confirmed or withdrawn. */
export async function proposeRefund(tx: Database, proposal: RefundProposal): Promise<void> {
  await tx.insert(refundProposals).values(proposal);
  await tx
    .update(refundRequests)
    .set({ state: "to_confirm", updatedAt: proposal.proposedAt })
    .where(eq(refundRequests.id, proposal.requestId));
}

/** The refund and whose it is, where it waits. Throws `refund_decided` where it does not. */
export async function readProposal(db: Database, requestId: number): Promise<RefundProposal> {
  const [row] = await db
    .select()
    .from(refundProposals)
    .where(eq(refundProposals.requestId, requestId));
  if (!row) throw new AppError("refund_decided");
  return row;
}

/** Ends the waiting of a refund that is confirmed. Throws `refund_decided` for any other. */
export async function confirmProposal(
  tx: Database,
  requestId: number,
  staffId: number,
): Promise<RefundProposal> {
  const proposal = await takeProposal(tx, requestId);
  if (proposal.proposedBy !== staffId) {
    const isIt = eq(refundRequests.id, requestId);
    await tx.update(refundRequests).set({ confirmed: true }).where(isIt);
  }
  return proposal;
}

/** Ends the waiting of a refund. Throws `refund_decided` where it does not wait. */
async function takeProposal(tx: Database, requestId: number): Promise<RefundProposal> {
  const [row] = await tx
    .delete(refundProposals)
    .where(eq(refundProposals.requestId, requestId))
    .returning();
  if (!row) throw new AppError("refund_decided");
  return row;
}

/**
 * Takes back what was decided: the request of a customer waits for a decision again, any other
 * refund is gone. Throws `refund_decided` for what no longer waits.
 */
export async function withdrawRefund(
  tx: Database,
  { requestId, at }: { requestId: number; at: Date },
): Promise<void> {
  const { requested } = await takeProposal(tx, requestId);
  const isIt = eq(refundRequests.id, requestId);
  if (!requested) {
    await tx.delete(refundRequests).where(isIt);
    return;
  }
  await tx.update(refundRequests).set({ state: "pending", updatedAt: at }).where(isIt);
}

/** Whether a request of the customer waits: for a decision, or for a second operator. */
export async function hasOpenRequest(tx: Database, orderId: number): Promise<boolean> {
  const waits = or(eq(refundRequests.state, "pending"), eq(refundProposals.requested, true));
  const found = tx
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .leftJoin(refundProposals, eq(refundProposals.requestId, refundRequests.id))
    .where(and(eq(refundRequests.orderId, orderId), waits));
  return (await tx.$count(found.as("found"))) > 0;
}
