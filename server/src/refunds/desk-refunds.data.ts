import { fromMinor } from "@errand/core/money";
import type { listDeskRefunds } from "@errand/core/refunds/desk-refunds.contract";
import { and, asc, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { isNonTrip } from "../order-rows/order-kind.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { type SerializeOptions, toOrderResponses } from "../orders/order-response.ts";
import { readOrderRowsById } from "../orders/orders.data.ts";
import { withoutCode } from "../orders/staff-orders.ts";
import { readRefundsForDesk } from "./desk-refund-response.ts";
import { readDisputes } from "./store-refunds.data.ts";

type DeskRefund = z.input<typeof listDeskRefunds.reply>["refunds"][number];

/** What waits for a decision of the desk. */
export const isUndecided = inArray(refundRequests.state, ["pending", "to_confirm"]);

/** One page of the requests that match `condition`, and their number (up to 10 000). */
export async function readDeskRefunds(
  db: Database,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
  options: SerializeOptions,
): Promise<{ total: number; refunds: DeskRefund[] }> {
  const matching = () =>
    db
      .select({ id: refundRequests.id, orderId: refundRequests.orderId })
      .from(refundRequests)
      .innerJoin(orders, eq(orders.id, refundRequests.orderId))
      .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
      .where(and(isNonTrip, condition))
      .$dynamic();
  const readPage = async () => {
    const page = await matching()
      .orderBy(sql`${isUndecided} desc`, asc(refundRequests.createdAt), asc(refundRequests.id))
      .limit(limit)
      .offset((offset - 1) * limit);
    return toDeskRefunds(db, page, options);
  };
  const [refunds, [total]] = await Promise.all([
    readPage(),
    db.select({ count: count() }).from(matching().limit(10_000).as("matching")),
  ]);
  return { total: total?.count ?? 0, refunds };
}

async function toDeskRefunds(
  db: Database,
  requests: { id: number; orderId: number }[],
  options: SerializeOptions,
): Promise<DeskRefund[]> {
  const orderIds = [...new Set(requests.map(({ orderId }) => orderId))];
  const requestIds = requests.map(({ id }) => id);
  const [rows, disputes, refunds] = await Promise.all([
    readOrderRowsById(db, orderIds),
    readDisputes(db, requestIds, options.fileUrl),
    readRefundsForDesk(db, inArray(refundRequests.id, requestIds), options.fileUrl),
  ]);
  const responses = await toOrderResponses(db, rows, options);
  return requests.flatMap(({ id, orderId }): DeskRefund[] => {
    const row = rows.find(({ order }) => order.id === orderId);
    const order = responses.find((response) => response.id === orderId);
    const refund = refunds.find((each) => each.id === id);
    if (!row || !order || !refund) return [];
    // What the shop still holds of a delivered order is what can be returned.
    const left = fromMinor(row.order.paid);
    return [{ ...refund, left, order: withoutCode(order), dispute: disputes.get(id) ?? null }];
  });
}
