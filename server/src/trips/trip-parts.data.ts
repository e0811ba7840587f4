import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { rentalDrivers, vehicleReviews, vehicleUnits } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import { tripChanges, tripLines, tripVehicles } from "./trips.tables.ts";

export type TripLine = typeof tripLines.$inferSelect;

/** The booked vehicles of each trip. */
export async function readTripLines(
  db: Database,
  tripIds: number[],
): Promise<Map<number, TripLine[]>> {
  const rows = await db
    .select()
    .from(tripLines)
    .where(inArray(tripLines.orderId, tripIds))
    .orderBy(asc(tripLines.id));
  return Map.groupBy(rows, (row) => row.orderId);
}

export type StoredTripChange = typeof tripChanges.$inferSelect;

/** The changes of each trip by its customer, oldest first. */
export async function readTripChanges(
  db: Database,
  tripIds: number[],
): Promise<Map<number, StoredTripChange[]>> {
  const rows = await db
    .select()
    .from(tripChanges)
    .where(inArray(tripChanges.orderId, tripIds))
    .orderBy(asc(tripChanges.id));
  return Map.groupBy(rows, (row) => row.orderId);
}

/** The vehicles that were assigned to each trip, with their drivers. */
export async function readAssignedVehicles(db: Database, tripIds: number[]) {
  const rows = await db
    .select({
      assigned: tripVehicles,
      unit: vehicleUnits,
      driver: rentalDrivers,
      name: vehicles.name,
      images: vehicles.images,
    })
    .from(tripVehicles)
    .innerJoin(vehicleUnits, eq(vehicleUnits.id, tripVehicles.unitId))
    .innerJoin(vehicles, eq(vehicles.id, vehicleUnits.vehicleId))
    .leftJoin(rentalDrivers, eq(rentalDrivers.id, tripVehicles.driverId))
    .where(inArray(tripVehicles.orderId, tripIds))
    .orderBy(asc(tripVehicles.id));
  return Map.groupBy(rows, ({ assigned }) => assigned.orderId);
}

export type AssignedVehicle = NonNullable<
  ReturnType<Awaited<ReturnType<typeof readAssignedVehicles>>["get"]>
>[number];

type VehicleReview = typeof vehicleReviews.$inferSelect;

/** The reviews of each trip. */
export async function readTripReviews(
  db: Database,
  tripIds: number[],
): Promise<Map<number | null, VehicleReview[]>> {
  const rows = await db
    .select()
    .from(vehicleReviews)
    .where(inArray(vehicleReviews.orderId, tripIds));
  return Map.groupBy(rows, (row) => row.orderId);
}
