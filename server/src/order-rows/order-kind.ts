import type { OrderStatus } from "@errand/core/orders/orders.types";
import { ne, sql } from "drizzle-orm";
import type { NotificationTarget } from "../notifications/notification-content.ts";
import { orders } from "./orders.tables.ts";

/**
 * Orders of items and parcels. A trip is a row of `orders` as well, because it is paid, canceled
 * and watched like one, but has endpoints and statuses of its own: what reads orders by their
 * status leaves trips out.
 */
export type NonTrip = typeof orders.$inferSelect & {
  kind: "cart" | "parcel";
  status: OrderStatus;
  statusTimestamps: Partial<Record<OrderStatus, string>>;
};

/** Of a query over `orders`: no trip. */
export const isNonTrip = ne(orders.kind, "trip");

/** The status in a query over `orders` that leaves trips out. */
export const nonTripStatus = sql<OrderStatus>`${orders.status}`;

export function isNonTripRow(order: typeof orders.$inferSelect): order is NonTrip {
  return order.kind !== "trip";
}

export function hasNonTrip<Row extends { order: typeof orders.$inferSelect }>(
  row: Row,
): row is Row & { order: NonTrip } {
  return isNonTripRow(row.order);
}

/** How journals and notifications name an order: trips have names and pages of their own. */
export function getOrderKind({ id, kind }: Pick<typeof orders.$inferSelect, "id" | "kind">): {
  name: "order" | "trip";
  target: NotificationTarget;
} {
  return kind === "trip"
    ? { name: "trip", target: { tripId: id } }
    : { name: "order", target: { orderId: id } };
}
