import type { Minor } from "@errand/core/money";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { payments } from "../payments/payments.tables.ts";

export type TopUp = Awaited<ReturnType<typeof lockTopUps>>[number];

/**
 * The top-ups of a customer through these gateways that have not gone back whole, the newest first.
 * Locked, so that nothing else returns them.
 */
export async function lockTopUps(tx: Database, customerId: number, gateways: string[]) {
  const rows = await tx
    .select({
      payment: payments,
      left: sql<Minor>`${payments.amount} - (
        select coalesce(sum(refund.amount), 0)::bigint from refunds as refund
        where refund.payment_id = payments.id and refund.state <> 'rejected'
      )`,
    })
    .from(payments)
    .where(
      and(
        eq(payments.customerId, customerId),
        eq(payments.purpose, "add_fund"),
        eq(payments.state, "succeeded"),
        inArray(payments.gateway, gateways),
      ),
    )
    .orderBy(desc(payments.id))
    .for("no key update", { of: payments });
  return rows.map((row) => ({ ...row, paymentId: row.payment.id }));
}
