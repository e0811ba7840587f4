import { fromMinor, nothing } from "@errand/core/money";
import type { listDeskRefunds } from "@errand/core/orders/desk-refunds.contract";
import { asc, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "../database/database.ts";
import { cartOrders } from "./cart-orders.tables.ts";
import { type SerializeOptions, toOrderResponses } from "./order-response.ts";
import { readOrderRows } from "./orders.data.ts";
import { orders } from "./orders.tables.ts";
import { refundRequests } from "./refund-requests.tables.ts";
import { refundableAmount } from "./refundable-amount.ts";
import { withoutCode } from "./staff-orders.ts";

type DeskRefund = z.input<typeof listDeskRefunds.reply>["refunds"][number];

/** One page of the requests that match `condition`, and their number (up to 10 000). */
export async function readDeskRefunds(
  db: Database,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
  options: SerializeOptions,
): Promise<{ total: number; refunds: DeskRefund[] }> {
  const matching = () =>
    db
      .select({ orderId: refundRequests.orderId })
      .from(refundRequests)
      .innerJoin(orders, eq(orders.id, refundRequests.orderId))
      .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
      .where(condition)
      .$dynamic();
  const [page, [total]] = await Promise.all([
    matching()
      .orderBy(
        sql`${refundRequests.state} = 'pending' desc`,
        asc(refundRequests.createdAt),
        asc(refundRequests.id),
      )
      .limit(limit)
      .offset((offset - 1) * limit),
    db.select({ count: count() }).from(matching().limit(10_000).as("matching")),
  ]);
  const ids = page.map(({ orderId }) => orderId);
  if (ids.length === 0) return { total: total?.count ?? 0, refunds: [] };
  const rows = await readOrderRows(db, inArray(orders.id, ids), { sorting: "oldest", limit });
  const responses = await toOrderResponses(db, rows, options);
  const refunds = ids.flatMap((id): DeskRefund[] => {
    const row = rows.find(({ order }) => order.id === id);
    const order = responses.find((response) => response.id === id);
    if (!row || !order?.refund) return [];
    const isPending = order.refund.refund_status === "pending";
    const left = fromMinor(isPending ? refundableAmount(row.order) : nothing);
    return [{ ...order.refund, left, order: withoutCode(order) }];
  });
  return { total: total?.count ?? 0, refunds };
}
