import { freeVehicles, type Span } from "@errand/core/rental/free-vehicles";
import { asc, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { insertRows } from "../database/insert-rows.ts";
import { vehicleHolds } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import { readHolds } from "../rental/vehicle-calendar.data.ts";

type CountedVehicle = Pick<typeof vehicles.$inferSelect, "id" | "total" | "active">;

/**
 * How many of each vehicle are free for the whole of a span; none of one that is no longer offered.
 * What `exceptOrder` holds counts as free.
 */
export async function readFreeVehicles(
  db: Database,
  counted: readonly CountedVehicle[],
  span: Span,
  { exceptOrder }: { exceptOrder?: number | undefined } = {},
): Promise<Map<number, number>> {
  if (counted.length === 0) return new Map();
  const ids = counted.map(({ id }) => id);
  const holds = await readHolds(db, ids, span, { exceptOrder });
  return new Map(
    counted.map(({ id, total, active }) => [
      id,
      active ? freeVehicles(total, holds.get(id) ?? [], span) : 0,
    ]),
  );
}

/** Fewer of a vehicle are free than asked for. */
export interface VehicleShortage {
  vehicleId: number;
  available: number;
}

/**
 * Holds vehicles for a trip in the transaction that books it, and returns the shortages, after
 * which that transaction must roll back. It locks the vehicles in the order of their ids, so that
 * two trips neither take the same vehicle nor wait for each other in turn (safety 2).
 */
export async function holdVehicles(
  tx: Database,
  orderId: number,
  lines: readonly { vehicleId: number; quantity: number }[],
  span: Span,
): Promise<VehicleShortage[]> {
  const ids = lines.map(({ vehicleId }) => vehicleId);
  const locked = await tx
    .select({ id: vehicles.id, total: vehicles.total, active: vehicles.active })
    .from(vehicles)
    .where(inArray(vehicles.id, ids))
    .orderBy(asc(vehicles.id))
    .for("no key update");
  // A statement of its own, which sees the holds of trips that this one has waited for.
  const free = await readFreeVehicles(tx, locked, span);
  const shortages = lines.flatMap(({ vehicleId, quantity }) => {
    const available = free.get(vehicleId) ?? 0;
    return quantity > available ? [{ vehicleId, available }] : [];
  });
  if (shortages.length > 0) return shortages;
  const [startsAt, endsAt] = [new Date(span.start), new Date(span.end)];
  await insertRows(
    tx,
    vehicleHolds,
    lines.map(({ vehicleId, quantity }) => ({ orderId, vehicleId, quantity, startsAt, endsAt })),
  );
  return [];
}
