import { AppError } from "@errand/core/errors";
import { and, eq, gt, inArray, lt, ne } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { rentalDrivers, vehicleUnits } from "../rental/fleet.tables.ts";
import { findBlockOfUnits } from "./block-vehicles.ts";
import { readTripLines } from "./trip-parts.data.ts";
import type { TripRow } from "./trip-row.ts";
import { tripOrders, tripVehicles } from "./trips.tables.ts";

/** A single vehicle for a trip, and who drives it. */
interface Assignment {
  unitId: number;
  driverId: number | null;
}

/**
 * Assigns the single vehicles of a confirmed trip, which the caller has locked, instead of those
 * assigned before. Throws `trip_status_conflict`, `driver_not_found` for one who does not drive for
 * the provider, and `vehicle_assignment_invalid` unless they are as many of each vehicle as were
 * booked, active, and neither assigned to another trip nor blocked at that time.
 */
export async function assignVehicles(
  tx: Database,
  row: TripRow,
  assignments: Assignment[],
): Promise<void> {
  const { order, trip } = row;
  if (order.status !== "confirmed") throw new AppError("trip_status_conflict");
  await requireDrivers(tx, trip.providerId, assignments);
  const unitIds = assignments.map(({ unitId }) => unitId);
  const units = await lockUnits(tx, unitIds);
  const isComplete = units.length === unitIds.length && units.every(({ active }) => active);
  const lines = (await readTripLines(tx, [order.id])).get(order.id) ?? [];
  const getUnitCount = (vehicleId: number) =>
    units.filter((unit) => unit.vehicleId === vehicleId).length;
  const isBooked = lines.every((line) => getUnitCount(line.vehicleId) === line.quantity);
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isTaken = isComplete && (await hasOverlap(tx, row, unitIds));
  if (!isComplete || !isBooked || total !== units.length || isTaken) {
    throw new AppError("vehicle_assignment_invalid", { field: "vehicles" });
  }
  await tx.delete(tripVehicles).where(eq(tripVehicles.orderId, order.id));
  await tx
    .insert(tripVehicles)
    .values(assignments.map((assignment) => ({ ...assignment, orderId: order.id })));
  await notifyWatchers(tx, order.id);
}

/**
 * Throws `vehicle_assignment_invalid` while a vehicle of the trip is still out with another one.
 */
export async function requireVehiclesBack(tx: Database, { order }: TripRow): Promise<void> {
  const own = tx
    .select({ id: tripVehicles.unitId })
    .from(tripVehicles)
    .where(eq(tripVehicles.orderId, order.id));
  const units = await lockUnits(
    tx,
    (await own).map(({ id }) => id),
  );
  const out = await tx
    .select({ id: tripVehicles.id })
    .from(tripVehicles)
    .innerJoin(orders, eq(orders.id, tripVehicles.orderId))
    .where(
      and(
        inArray(
          tripVehicles.unitId,
          units.map(({ id }) => id),
        ),
        ne(tripVehicles.orderId, order.id),
        eq(orders.status, "ongoing"),
      ),
    )
    .limit(1);
  if (out.length > 0) throw new AppError("vehicle_assignment_invalid");
}

/**
 * Assignments of one vehicle wait for each other. Vehicles that are named twice are returned once.
 */
async function lockUnits(tx: Database, unitIds: number[]) {
  return tx
    .select()
    .from(vehicleUnits)
    .where(inArray(vehicleUnits.id, unitIds))
    .orderBy(vehicleUnits.id)
    .for("no key update");
}

async function hasOverlap(
  tx: Database,
  { order, trip }: TripRow,
  unitIds: number[],
): Promise<boolean> {
  const rows = await tx
    .select({ id: tripVehicles.id })
    .from(tripVehicles)
    .innerJoin(orders, eq(orders.id, tripVehicles.orderId))
    .innerJoin(tripOrders, eq(tripOrders.orderId, tripVehicles.orderId))
    .where(
      and(
        inArray(tripVehicles.unitId, unitIds),
        ne(tripVehicles.orderId, order.id),
        inArray(orders.status, ["confirmed", "ongoing"]),
        lt(tripOrders.pickupTime, trip.endsAt),
        gt(tripOrders.endsAt, trip.pickupTime),
      ),
    )
    .limit(1);
  const { pickupTime: startsAt, endsAt } = trip;
  const blocks = await findBlockOfUnits(tx, unitIds, { startsAt, endsAt });
  return rows.length > 0 || blocks.length > 0;
}

async function requireDrivers(tx: Database, providerId: number, assignments: Assignment[]) {
  const named = assignments.flatMap(({ driverId }) => driverId ?? []);
  const ids = [...new Set(named)];
  if (ids.length === 0) return;
  const isDriver = and(
    inArray(rentalDrivers.id, ids),
    eq(rentalDrivers.providerId, providerId),
    rentalDrivers.active,
  );
  const found = await tx.$count(rentalDrivers, isDriver);
  if (found !== ids.length) throw new AppError("driver_not_found", { field: "vehicles" });
  // Nobody drives two vehicles of one trip.
  if (ids.length !== named.length)
    throw new AppError("vehicle_assignment_invalid", { field: "vehicles" });
}
