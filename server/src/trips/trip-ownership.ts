import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { servesZone } from "../orders/order-ownership.ts";
import { vehicles } from "../rental/rental.tables.ts";
import type { Staff } from "../requests/caller.ts";
import { tripOrders } from "./trips.tables.ts";

/** Whether a trip is one of the provider, or in the zones of the operator. */
export async function isOwnTrip(db: Database, staff: Staff, tripId: number): Promise<boolean> {
  const [trip] = await db
    .select({ providerId: tripOrders.providerId, zoneId: orders.zoneId })
    .from(tripOrders)
    .innerJoin(orders, eq(orders.id, tripOrders.orderId))
    .where(eq(tripOrders.orderId, tripId));
  if (!trip) return false;
  switch (staff.kind) {
    case "rental_staff":
      return trip.providerId === staff.storeId;
    case "operator":
      return servesZone(staff, trip.zoneId);
    case "store_staff":
    case "courier":
      return false;
  }
}

/** Whether a vehicle is one of the provider's fleet. */
export async function isOwnVehicle(
  db: Database,
  staff: Staff,
  vehicleId: number,
): Promise<boolean> {
  if (staff.kind !== "rental_staff") return false;
  const isOwn = and(
    eq(vehicles.id, vehicleId),
    eq(vehicles.providerId, staff.storeId),
    isNull(vehicles.deletedAt),
  );
  return (await db.$count(vehicles, isOwn)) > 0;
}
