import { runningTripStatuses } from "@errand/core/trips/trip-states";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { tripOrders } from "./trips.tables.ts";

/**
 * Whether a customer has a trip with a provider that is not over: then they write to each other.
 */
export async function hasRunningTrip(
  db: Database,
  customerId: number,
  providerId: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(tripOrders, eq(tripOrders.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(tripOrders.providerId, providerId),
        inArray(orders.status, [...runningTripStatuses]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
