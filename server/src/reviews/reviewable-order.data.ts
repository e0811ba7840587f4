import { AppError } from "@errand/core/errors";
import { isReviewable } from "@errand/core/orders/order-states";
import { and, eq, isNull } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import { items, stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { hasNonTrip } from "../order-rows/order-kind.ts";
import { orderLines, orders } from "../order-rows/orders.tables.ts";
import {
  type OrderProof,
  type ProofContext,
  requireOrderAccess,
} from "../orders/guest-order-access.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { courierReviews, reviews } from "./reviews.tables.ts";

/** Contract 10.6: 7 days. */
const timeToChangeMs = 7 * 24 * 60 * 60 * 1000;

/**
 * The order of the caller that a review is about. Throws `order_not_found` without access to it
 * (`requireOrderAccess`).
 */
export async function findOwnOrder(api: OrderApi, ctx: ProofContext, proof: OrderProof) {
  await requireOrderAccess(api, ctx, proof);
  const [row] = await ctx.db
    .select({ order: orders, customer: customers, store: stores })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .leftJoin(stores, eq(stores.id, cartOrders.storeId))
    .where(eq(orders.id, proof.order_id));
  if (!row || !hasNonTrip(row)) throw new AppError("order_not_found");
  return { ...row, customerName: reviewerName(row.customer ?? toNames(row.order.contactName)) };
}

/** The names of a guest, who states them in one field. */
function toNames(name: string) {
  const [firstName = "", ...rest] = name.trim().split(/\s+/u);
  return { firstName, lastName: rest.at(-1) ?? "" };
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
 * The store that a review of the order counts for. Throws `item_not_found` or `store_not_found` for
 * others than those of the order, `reviews_off`, `prescription_review`, `not_delivered` and
 * `review_exists`.
 */
export async function requireReviewable(
  db: Database,
  { order, store }: OwnOrder,
  subject: ReviewSubject,
) {
  const isStore = "storeId" in subject;
  const item = isStore ? null : await findItem(db, order.id, subject.itemId);
  const isOfOrder = isStore ? subject.storeId === store?.id : item !== null;
  if (!store || !isOfOrder) throw new AppError(isStore ? "store_not_found" : "item_not_found");
  if (!store.showsReviews) throw new AppError("reviews_off");
  if (item?.needsPrescription) throw new AppError("prescription_review");
  if (!isReviewable(order.status)) throw new AppError("not_delivered");
  if (await findReview(db, order.id, subject)) throw new AppError("review_exists");
  return store;
}

async function findItem(db: Database, orderId: number, itemId: number) {
  const [item] = await db
    .select({ needsPrescription: items.prescriptionRequired })
    .from(orderLines)
    .innerJoin(items, eq(items.id, orderLines.itemId))
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.itemId, itemId)))
    .limit(1);
  return item ?? null;
}

/** The review of an item or of the store that was given with an order. */
export async function findReview(db: Database, orderId: number, subject: ReviewSubject) {
  const isSame = "storeId" in subject ? isNull(reviews.itemId) : eq(reviews.itemId, subject.itemId);
  const [review] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.orderId, orderId), isSame));
  return review ?? null;
}

/** The review of the courier that was given with an order. */
export async function findCourierReview(db: Database, orderId: number) {
  const [review] = await db
    .select()
    .from(courierReviews)
    .where(eq(courierReviews.orderId, orderId))
    // Changes of it wait for each other, because each replaces the stars that it finds.
    .for("no key update");
  return review ?? null;
}

/** Throws `review_not_found`, and `review_change_over` when the time to change it is over. */
export function requireChangeable<Review extends { createdAt: Date }>(
  review: Review | null,
  now: Date,
): Review {
  if (!review) throw new AppError("review_not_found");
  const isOver = now.getTime() - review.createdAt.getTime() >= timeToChangeMs;
  if (isOver) throw new AppError("review_change_over");
  return review;
}

/** Throws `not_delivered`, `delivery_man_not_found` for another courier, and `review_exists`. */
export async function requireReviewableCourier(
  db: Database,
  { order }: OwnOrder,
  courierId: number,
) {
  if (!isReviewable(order.status)) throw new AppError("not_delivered");
  if (order.courierId !== courierId) throw new AppError("delivery_man_not_found");
  if (await findCourierReview(db, order.id)) throw new AppError("review_exists");
}
