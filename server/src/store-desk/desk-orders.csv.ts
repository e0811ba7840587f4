import { csvRow } from "@errand/core/csv";
import { maskPhone } from "@errand/core/masked-contact";
import { fromMinor } from "@errand/core/money";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { isNonTrip } from "../order-rows/order-kind.ts";
import { orders } from "../order-rows/orders.tables.ts";

/** The most rows of a table. */
const maxRows = 50_000;

const columns = [
  "id",
  "placed_at",
  "order_type",
  "order_status",
  "schedule_at",
  "zone_id",
  "store_id",
  "store",
  "courier_id",
  "customer_id",
  "customer",
  "phone",
  "payment_method",
  "payment_status",
  "order_amount",
  "currency",
  "delivered_at",
  "canceled_at",
] as const;

/**
 * The orders and parcels of a query over `orders` and `cart_orders` as a table, with times in UTC,
 * amounts with a decimal point and masked phones. Null when there are too many for one table.
 */
export async function deskOrdersTable(
  db: Database,
  condition: SQL | undefined,
  { isOldestFirst }: { isOldestFirst: boolean },
): Promise<{ rows: string; count: number } | null> {
  const found = await db
    .select(selected)
    .from(orders)
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .leftJoin(stores, eq(stores.id, cartOrders.storeId))
    .where(and(isNonTrip, condition))
    .orderBy(isOldestFirst ? asc(orders.id) : desc(orders.id))
    .limit(maxRows + 1);
  if (found.length > maxRows) return null;
  const rows = found.map((order) => {
    const cells: Record<(typeof columns)[number], string | number | null> = {
      id: order.id,
      placed_at: order.createdAt.toISOString(),
      order_type: order.type ?? "parcel",
      order_status: order.status,
      schedule_at: order.scheduled ? order.scheduleAt.toISOString() : null,
      zone_id: order.zoneId,
      store_id: order.storeId,
      store: order.storeName,
      courier_id: order.courierId,
      customer_id: order.customerId,
      customer: order.contactName,
      phone: order.contactNumber === "" ? "" : maskPhone(order.contactNumber),
      payment_method: order.paymentMethod,
      payment_status: order.paymentStatus,
      order_amount: fromMinor(order.amount).toFixed(2),
      currency: order.currencyCode,
      delivered_at: order.delivered,
      canceled_at: order.canceled,
    };
    return csvRow(columns.map((column) => cells[column]));
  });
  return { rows: csvRow(columns) + rows.join(""), count: rows.length };
}

const timeOf = (status: "delivered" | "canceled") =>
  sql<string | null>`${orders.statusTimestamps} ->> ${sql.raw(`'${status}'`)}`;

const selected = {
  id: orders.id,
  createdAt: orders.createdAt,
  type: cartOrders.type,
  status: orders.status,
  scheduled: orders.scheduled,
  scheduleAt: orders.scheduleAt,
  zoneId: orders.zoneId,
  storeId: cartOrders.storeId,
  storeName: sql<string | null>`${stores.name} ->> 'en'`,
  courierId: orders.courierId,
  customerId: orders.customerId,
  contactName: orders.contactName,
  contactNumber: orders.contactNumber,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  amount: orders.amount,
  currencyCode: orders.currencyCode,
  delivered: timeOf("delivered"),
  canceled: timeOf("canceled"),
};
