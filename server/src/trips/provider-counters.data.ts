import { and, eq, inArray, isNull } from "drizzle-orm";
import { maxCounted, type ProviderCounters } from "../chat/store-counters.data.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { vehicleReviews } from "../rental/fleet.tables.ts";
import { statusesOf } from "./provider-trips.routes.ts";
import { tripOrders } from "./trips.tables.ts";

/** What waits for a rental provider. */
export const providerCounters: ProviderCounters = {
  trips(db, providerId) {
    const found = db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(tripOrders, eq(tripOrders.orderId, orders.id))
      .where(and(eq(tripOrders.providerId, providerId), inArray(orders.status, statusesOf.new)))
      .limit(maxCounted);
    return db.$count(found.as("found"));
  },
  reviews(db, providerId) {
    const found = db
      .select({ id: vehicleReviews.id })
      .from(vehicleReviews)
      .where(and(eq(vehicleReviews.providerId, providerId), isNull(vehicleReviews.reply)))
      .limit(maxCounted);
    return db.$count(found.as("found"));
  },
};
