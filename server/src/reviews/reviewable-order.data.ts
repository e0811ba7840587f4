import { AppError } from "@errand/core/errors";
import { isReviewable } from "@errand/core/orders/order-states";
import { and, eq } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../orders/cart-orders.tables.ts";
import { hasNonTrip } from "../orders/non-trip.ts";
import { orderLines, orders } from "../orders/orders.tables.ts";
import { courierReviews, reviews } from "./reviews.tables.ts";

/** The order of a customer that a review is about. Throws `order` for others and unknown ones. */
export async function findOwnOrder(db: Database, orderId: number, customerId: number) {
  const [row] = await db
    .select({ order: orders, customer: customers, store: stores })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .leftJoin(stores, eq(stores.id, cartOrders.storeId))
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  if (!row || !hasNonTrip(row)) throw new AppError("order");
  return { ...row, customerName: reviewerName(row.customer) };
}

/** How reviews name a customer: first name and initial. */
export function reviewerName({
  firstName,
  lastName,
}: Pick<typeof customers.$inferSelect, "firstName" | "lastName">): string {
  const initial = lastName === "" ? "" : ` ${lastName.slice(0, 1)}.`;
  return `${firstName}${initial}`;
}

export type OwnOrder = Awaited<ReturnType<typeof findOwnOrder>>;

/** The store of an item that can be rated. Throws `item`, `reviews_off`, `not_delivered` and `review`. */
export async function requireReviewableItem(
  db: Database,
  { order, store }: OwnOrder,
  itemId: number,
) {
  const isLine = and(eq(orderLines.orderId, order.id), eq(orderLines.itemId, itemId));
  if (!store || (await db.$count(orderLines, isLine)) === 0) throw new AppError("item");
  if (!store.showsReviews) throw new AppError("reviews_off");
  if (!isReviewable(order.status)) throw new AppError("not_delivered");
  const isSame = and(eq(reviews.orderId, order.id), eq(reviews.itemId, itemId));
  if ((await db.$count(reviews, isSame)) > 0) throw new AppError("review");
  return store;
}

/** Throws `not_delivered`, `delivery_man` for another courier, and `review`. */
export async function requireReviewableCourier(
  db: Database,
  { order }: OwnOrder,
  courierId: number,
) {
  if (!isReviewable(order.status)) throw new AppError("not_delivered");
  if (order.courierId !== courierId) throw new AppError("delivery_man");
  const isSame = eq(courierReviews.orderId, order.id);
  if ((await db.$count(courierReviews, isSame)) > 0) throw new AppError("review");
}
