import { type Minor, minor, nothing } from "@errand/core/money";
import { isReceived, isUndecided } from "@errand/core/payments/payment-states";
import { and, inArray, ne } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { payments, refunds } from "../payments/payments.tables.ts";

/** What members of a group have paid. */
export interface GroupPayments {
  /** What of it has not gone back, by member; missing for who has paid nothing. */
  paid: Map<number, Minor>;
  /** Members whose payment is not decided yet. */
  undecided: Set<number>;
}

export async function readGroupPayments(
  db: Database,
  members: readonly { id: number }[],
): Promise<GroupPayments> {
  const memberIds = members.map(({ id }) => id);
  const rows = await db.select().from(payments).where(inArray(payments.groupMemberId, memberIds));
  const received = rows.filter(isReceived);
  const returned = await db
    .select({ paymentId: refunds.paymentId, amount: refunds.amount })
    .from(refunds)
    .where(
      and(
        inArray(
          refunds.paymentId,
          received.map(({ id }) => id),
        ),
        ne(refunds.state, "rejected"),
      ),
    );
  const paid = new Map<number, Minor>();
  const change = (memberId: number | null, by: number) => {
    if (memberId !== null) paid.set(memberId, minor((paid.get(memberId) ?? nothing) + by));
  };
  for (const { id, groupMemberId, amount } of received) {
    change(groupMemberId, amount);
    for (const refund of returned) {
      if (refund.paymentId === id) change(groupMemberId, -refund.amount);
    }
  }
  const open = rows.filter(({ state }) => isUndecided(state));
  return {
    paid: new Map([...paid].filter(([, amount]) => amount > nothing)),
    undecided: new Set(open.flatMap(({ groupMemberId }) => groupMemberId ?? [])),
  };
}
