import { fromMinor, type Minor } from "@errand/core/money";
import { undecidedBefore } from "@errand/core/store-desk/exceptions";
import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { cartOrders } from "../../order-rows/cart-orders.tables.ts";
import { orders } from "../../order-rows/orders.tables.ts";
import { paymentAllocations, payments, refunds } from "../../payments/payments.tables.ts";
import { nothingElse, type ZonedException } from "./order-exceptions.ts";

/** More are shown once the first ones are settled. */
const maxShown = 200;

/** Payments that no gateway decides, and refunds that could not be returned. */
export async function readMoneyExceptions(db: Database, now: Date): Promise<ZonedException[]> {
  const place = { orderId: orders.id, zoneId: orders.zoneId, storeId: cartOrders.storeId };
  const undecided = await db
    .select({ id: payments.id, amount: payments.amount, since: payments.createdAt, ...place })
    .from(payments)
    .innerJoin(paymentAllocations, eq(paymentAllocations.paymentId, payments.id))
    .innerJoin(orders, eq(orders.id, paymentAllocations.orderId))
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(and(eq(payments.state, "checking"), lte(payments.createdAt, undecidedBefore(now))))
    .orderBy(asc(payments.id))
    .limit(maxShown);
  const failed = await db
    .select({ id: refunds.id, amount: refunds.amount, since: refunds.createdAt, ...place })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, sql`${refunds.orderId}`))
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(eq(refunds.state, "failed"))
    .orderBy(asc(refunds.id))
    .limit(maxShown);
  return [
    ...undecided.map((row) => toException("payment", row)),
    ...failed.map((row) => toException("refund", row)),
  ];
}

interface MoneyRow {
  id: number;
  amount: Minor;
  since: Date;
  orderId: number;
  zoneId: number;
  storeId: number | null;
}

function toException(
  of: "payment" | "refund",
  { id, amount, since, orderId, zoneId, storeId }: MoneyRow,
): ZonedException {
  return {
    ...nothingElse,
    ...{ key: `money:${of}:${id}:${orderId}`, kind: "money", zoneId },
    ...{ order_id: orderId, store_id: storeId },
    since: since.toISOString(),
    amount: fromMinor(amount),
  };
}
