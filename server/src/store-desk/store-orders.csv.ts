import { csvRow } from "@errand/core/csv";
import { fromMinor } from "@errand/core/money";
import { asc, desc, eq, type SQL } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";

/** The most rows of a table. */
const maxRows = 50_000;

const columns = [
  "id",
  "placed_at",
  "order_type",
  "order_status",
  "schedule_at",
  "customer",
  "payment_method",
  "payment_status",
  "order_amount",
  "currency",
  "delivered_at",
  "canceled_at",
] as const;

/**
 * The orders of a query over both tables as a table, with times in UTC and amounts with a decimal
 * point in every language. Null when there are too many for one table.
 */
export async function ordersTable(
  db: Database,
  condition: SQL | undefined,
  { isOldestFirst }: { isOldestFirst: boolean },
): Promise<{ rows: string; count: number } | null> {
  const found = await db
    .select({ order: selected, type: cartOrders.type })
    .from(orders)
    .innerJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(condition)
    .orderBy(isOldestFirst ? asc(orders.id) : desc(orders.id))
    .limit(maxRows + 1);
  if (found.length > maxRows) return null;
  const rows = found.map(({ order, type }) => {
    const { statusTimestamps: times } = order;
    const cells: Record<(typeof columns)[number], string | number | null> = {
      id: order.id,
      placed_at: order.createdAt.toISOString(),
      order_type: type,
      order_status: order.status,
      schedule_at: order.scheduled ? order.scheduleAt.toISOString() : null,
      customer: order.contactName,
      payment_method: order.paymentMethod,
      payment_status: order.paymentStatus,
      order_amount: fromMinor(order.amount).toFixed(2),
      currency: order.currencyCode,
      delivered_at: times.delivered ?? null,
      canceled_at: times.canceled ?? null,
    };
    return csvRow(columns.map((column) => cells[column]));
  });
  return { rows: csvRow(columns) + rows.join(""), count: rows.length };
}

const selected = {
  id: orders.id,
  createdAt: orders.createdAt,
  status: orders.status,
  scheduled: orders.scheduled,
  scheduleAt: orders.scheduleAt,
  contactName: orders.contactName,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  amount: orders.amount,
  currencyCode: orders.currencyCode,
  statusTimestamps: orders.statusTimestamps,
};
