import { type Minor, minor } from "@errand/core/money";
import { and, eq, gte, ne, sum } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { refunds } from "../../payments/payments.tables.ts";
import type { Refund } from "../../payments/refunds.ts";

/** Money that goes back to the customer, and the way it goes. */
export interface ReturnedMoney {
  method: Refund["method"];
  amount: Minor;
}

/** What of an order's money has gone back, or will, since `since`. */
export async function readReturnedMoney(
  db: Database,
  orderId: number,
  since: Date,
): Promise<ReturnedMoney[]> {
  const rows = await db
    .select({ method: refunds.method, amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        gte(refunds.createdAt, since),
        ne(refunds.state, "rejected"),
      ),
    )
    .groupBy(refunds.method)
    .orderBy(refunds.method);
  return rows.map(({ method, amount }) => ({ method, amount: minor(amount) }));
}
