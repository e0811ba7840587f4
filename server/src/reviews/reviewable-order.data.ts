import { AppError } from "@errand/core/errors";
import { isReviewable } from "@errand/core/orders/order-states";
import { and, eq, isNull } from "drizzle-orm";
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

/** What a review of the catalog is about: an item of the order, or its store. */
export type ReviewSubject = { itemId: number } | { storeId: number };

/**
 * The store that a review of the order counts for. Throws `item` or `store` for others than those of the order,
 * `reviews_off`, `not_delivered` and `review`.
 */
export async function requireReviewable(
  db: Database,
  { order, store }: OwnOrder,
  subject: ReviewSubject,
) {
  const isStore = "storeId" in subject;
  const isOfOrder = isStore
    ? subject.storeId === store?.id
    : await hasItem(db, order.id, subject.itemId);
  if (!store || !isOfOrder) throw new AppError(isStore ? "store" : "item");
  if (!store.showsReviews) throw new AppError("reviews_off");
  if (!isReviewable(order.status)) throw new AppError("not_delivered");
  const isSame = isStore ? isNull(reviews.itemId) : eq(reviews.itemId, subject.itemId);
  const given = await db.$count(reviews, and(eq(reviews.orderId, order.id), isSame));
  if (given > 0) throw new AppError("review");
  return store;
}

async function hasItem(db: Database, orderId: number, itemId: number): Promise<boolean> {
  const isLine = and(eq(orderLines.orderId, orderId), eq(orderLines.itemId, itemId));
  return (await db.$count(orderLines, isLine)) > 0;
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
