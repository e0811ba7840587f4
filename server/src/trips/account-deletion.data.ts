import { runningTripStatuses } from "@errand/core/trips/trip-states";
import { and, eq, inArray, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { tripOrders } from "./trips.tables.ts";

/** Where the vehicles were, without the address that the customer named. */
const providersPlace = sql`jsonb_build_object('lat', ${stores.latitude}, 'lng', ${stores.longitude}, 'name', '–', 'type', null)`;

/** How the deletion of an account treats its trips, beyond what it does to every order. */
export const onTripAccountDeletion = {
  async findOngoing(db: Database, customerId: number) {
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.customerId, customerId),
          eq(orders.kind, "trip"),
          inArray(orders.status, [...runningTripStatuses]),
        ),
      )
      .orderBy(orders.id);
    return rows.map(({ id }) => ({ id, kind: "trip" as const }));
  },

  /** The trips stay for bookkeeping and for the providers, without the places. */
  async anonymize(db: Database, customerId: number): Promise<void> {
    const own = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
    await db
      .update(tripOrders)
      .set({ pickup: providersPlace, destination: providersPlace })
      .from(stores)
      .where(and(eq(stores.id, tripOrders.providerId), inArray(tripOrders.orderId, own)));
  },
};
