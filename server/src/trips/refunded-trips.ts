import { localize } from "@errand/core/language";
import type { TripStatus } from "@errand/core/trips/trips.types";
import { eq, inArray, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { RefundedTrips } from "../refunds/desk-refunds.data.ts";
import { tripOrders } from "./trips.tables.ts";

/** In a query over trips. */
const tripStatusOf = sql<TripStatus>`${orders.status}`;

/** What a list of refunds says of trips. */
export const refundedTrips: RefundedTrips = {
  async read(db, ids, language) {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({
        ...{ id: orders.id, status: tripStatusOf, pickupTime: tripOrders.pickupTime },
        ...{ providerId: stores.id, name: stores.name },
      })
      .from(tripOrders)
      .innerJoin(orders, eq(orders.id, tripOrders.orderId))
      .innerJoin(stores, eq(stores.id, tripOrders.providerId))
      .where(inArray(tripOrders.orderId, ids));
    return new Map(
      rows.map(({ id, status, pickupTime, providerId, name }) => [
        id,
        {
          ...{ id, trip_status: status, pickup_time: pickupTime.toISOString() },
          provider: { id: providerId, name: localize(name, language) },
        },
      ]),
    );
  },
  isOf: (providerId) =>
    sql`exists (
      select from ${tripOrders} as t where t.order_id = ${orders}.id and t.provider_id = ${providerId})`,
};
