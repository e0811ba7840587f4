import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Reviewed } from "../orders/order-response.ts";
import { courierReviews, reviews } from "./reviews.tables.ts";

export const reviewed: Reviewed = {
  async itemsOf(db, orderId) {
    const rows = await db
      .select({ itemId: reviews.itemId })
      .from(reviews)
      .where(eq(reviews.orderId, orderId));
    return new Set(rows.flatMap(({ itemId }) => itemId ?? []));
  },

  async storesOf(db, orderIds) {
    if (orderIds.length === 0) return new Set();
    const rows = await db
      .select({ orderId: reviews.orderId })
      .from(reviews)
      .where(and(inArray(reviews.orderId, orderIds), isNull(reviews.itemId)));
    return new Set(rows.flatMap(({ orderId }) => orderId ?? []));
  },

  async couriersOf(db, orderIds) {
    if (orderIds.length === 0) return new Set();
    const rows = await db
      .select({ orderId: courierReviews.orderId })
      .from(courierReviews)
      .where(inArray(courierReviews.orderId, orderIds));
    return new Set(rows.map(({ orderId }) => orderId));
  },
};
