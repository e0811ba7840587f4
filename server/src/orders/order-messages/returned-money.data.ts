import { type Minor, minor } from "@errand/core/money";
import { and, eq, ne, sum } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { refunds } from "../../payments/payments.tables.ts";
import type { Refund } from "../../payments/refunds.ts";

/** Money that goes back to the customer, and the way it goes. */
export interface ReturnedMoney {
  method: Refund["method"];
  amount: Minor;
}

/** What of an order's money goes back with its change at this moment. */
export async function readReturnedMoney(
  db: Database,
  orderId: number,
  at: Date,
): Promise<ReturnedMoney[]> {
  const rows = await db
    .select({ method: refunds.method, amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(
      and(eq(refunds.orderId, orderId), eq(refunds.createdAt, at), ne(refunds.state, "rejected")),
    )
    .groupBy(refunds.method)
    .orderBy(refunds.method);
  return rows.map(({ method, amount }) => ({ method, amount: minor(amount) }));
}
