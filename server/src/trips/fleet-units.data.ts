import { AppError } from "@errand/core/errors";
import { freeVehicles } from "@errand/core/rental/free-vehicles";
import { and, asc, eq, gt, inArray, notInArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { vehicleHolds, vehicleUnits } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import { tripVehicles } from "./trips.tables.ts";

/** A single vehicle as its provider states it. */
interface StatedUnit {
  licensePlate: string;
  active: boolean;
}

/** The single vehicles behind each of these, by plate. */
export async function readUnits(db: Database, vehicleIds: number[]) {
  const rows = await db
    .select()
    .from(vehicleUnits)
    .where(inArray(vehicleUnits.vehicleId, vehicleIds))
    .orderBy(asc(vehicleUnits.licensePlate));
  return Map.groupBy(rows, ({ vehicleId }) => vehicleId);
}

/**
 * Makes these the single vehicles behind a vehicle, whose row the caller has locked, and their
 * active ones its number. One that is not stated is deleted, or inactive if it has been on a trip.
 * Throws `license_plate_taken` for a plate of another vehicle, and `vehicle_booked` when more are
 * booked at a time from now on, or one of them is assigned to a trip.
 */
export async function writeUnits(
  tx: Database,
  vehicleId: number,
  units: StatedUnit[],
  now: Date,
): Promise<void> {
  const total = units.filter(({ active }) => active).length;
  if (total < (await readMaxHeld(tx, vehicleId, now))) throw new AppError("vehicle_booked");
  const plates = units.map(({ licensePlate }) => licensePlate);
  if (new Set(plates).size !== plates.length) throw plateError();
  const isGone = and(
    eq(vehicleUnits.vehicleId, vehicleId),
    notInArray(vehicleUnits.licensePlate, plates),
  );
  const used = tx.select({ id: tripVehicles.unitId }).from(tripVehicles);
  await tx.delete(vehicleUnits).where(and(isGone, notInArray(vehicleUnits.id, used)));
  await tx.update(vehicleUnits).set({ active: false }).where(isGone);
  for (const { licensePlate, active } of units) {
    const stored = await tx
      .insert(vehicleUnits)
      .values({ vehicleId, licensePlate, active })
      .onConflictDoUpdate({
        target: vehicleUnits.licensePlate,
        set: { active },
        setWhere: eq(vehicleUnits.vehicleId, vehicleId),
      })
      .returning({ id: vehicleUnits.id });
    if (stored.length === 0) throw plateError();
  }
  if (await hasInactiveOnTrip(tx, vehicleId)) throw new AppError("vehicle_booked");
  await tx.update(vehicles).set({ total }).where(eq(vehicles.id, vehicleId));
}

function plateError(): AppError {
  return new AppError("license_plate_taken", { field: "units" });
}

/** The largest number that is held at one moment from now on. */
async function readMaxHeld(tx: Database, vehicleId: number, now: Date): Promise<number> {
  const rows = await tx
    .select()
    .from(vehicleHolds)
    .where(and(eq(vehicleHolds.vehicleId, vehicleId), gt(vehicleHolds.endsAt, now)));
  const holds = rows.map(({ quantity, startsAt, endsAt }) => ({
    quantity,
    start: startsAt.getTime(),
    end: endsAt.getTime(),
  }));
  const sum = holds.reduce((all, { quantity }) => all + quantity, 0);
  const end = Math.max(now.getTime() + 1, ...holds.map((hold) => hold.end));
  return sum - freeVehicles(sum, holds, { start: now.getTime(), end });
}

async function hasInactiveOnTrip(tx: Database, vehicleId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: tripVehicles.id })
    .from(tripVehicles)
    .innerJoin(vehicleUnits, eq(vehicleUnits.id, tripVehicles.unitId))
    .innerJoin(orders, eq(orders.id, tripVehicles.orderId))
    .where(
      and(
        eq(vehicleUnits.vehicleId, vehicleId),
        eq(vehicleUnits.active, false),
        inArray(orders.status, ["confirmed", "ongoing"]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
