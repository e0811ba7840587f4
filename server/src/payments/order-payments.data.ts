import { minor, nothing, sumOf } from "@errand/core/money";
import type { ReceivedPayment } from "@errand/core/payments/paid-amount";
import { isReceived } from "@errand/core/payments/payment-states";
import { isReturned } from "@errand/core/payments/refund-states";
import { asc, eq, sql } from "drizzle-orm";
import { type Database, sendTogether } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import type { Payment } from "./payment-subject.ts";
import { paymentAllocations, payments, refunds } from "./payments.tables.ts";

/** A payment as one of its orders sees it, without what is reserved and never taken. */
export type OrderPayment = ReceivedPayment & { payment: Payment };

/** The payments of each order, oldest first, with what of each went back. */
export async function readOrderPayments(
  db: Database,
  orderIds: number[],
): Promise<Map<number, OrderPayment[]>> {
  if (orderIds.length === 0) return new Map();
  const [shares, returns] = await sendTogether(
    sharesOf(db).execute({ orderIds }),
    refundsOf(db).execute({ orderIds }),
  );
  const rows = shares.map(({ orderId, amount, payment }) => {
    const own = returns.filter(
      (refund) =>
        refund.orderId === orderId && refund.paymentId === payment.id && isReturned(refund.state),
    );
    const [untaken, returned] = [true, false].map((isHold) =>
      sumOf(own.filter(({ method }) => (method === "hold") === isHold).map((each) => each.amount)),
    );
    return {
      orderId,
      amount: minor(amount - (untaken ?? nothing)),
      payment,
      returned: returned ?? nothing,
    };
  });
  return Map.groupBy(rows, (row) => row.orderId);
}

const sharesOf = preparedQuery((db) =>
  db
    .select({
      orderId: paymentAllocations.orderId,
      amount: paymentAllocations.amount,
      payment: payments,
    })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.id, paymentAllocations.paymentId))
    .where(sql`${paymentAllocations.orderId} = any(${sql.placeholder("orderIds")}::bigint[])`)
    .orderBy(asc(payments.id))
    .prepare("payments_of_orders"),
);

const refundsOf = preparedQuery((db) =>
  db
    .select()
    .from(refunds)
    .where(sql`${refunds.orderId} = any(${sql.placeholder("orderIds")}::bigint[])`)
    .prepare("refunds_of_orders"),
);

/** The payments that brought money, or have reserved it. */
export function getReceivedPayments(rows: OrderPayment[] | undefined): OrderPayment[] {
  return (rows ?? []).filter(({ payment }) => isReceived(payment));
}

/** The latest payment through a gateway; null without one. */
export function latestGatewayPayment(rows: OrderPayment[] | undefined): Payment | null {
  return rows?.findLast(({ payment }) => payment.method === "gateway")?.payment ?? null;
}
