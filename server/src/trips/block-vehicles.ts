import { AppError } from "@errand/core/errors";
import type { createBlock, vehicleBlock } from "@errand/core/trips/provider-fleet.contract";
import { and, eq, gt, inArray, isNull, lt, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { vehicleBlocks, vehicleHolds, vehicleUnits } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import type { Staff } from "../requests/caller.ts";
import { readFreeVehicles } from "./hold-vehicles.ts";
import { tripOrders, tripVehicles } from "./trips.tables.ts";

export type BlockResponse = z.output<typeof vehicleBlock>;
type StatedBlock = z.output<typeof createBlock.input>;

/**
 * Blocks vehicles of a provider for a time, or replaces the block `id`, and returns its id. The
 * vehicle is locked as for a booking, so that both never take the same one (safety 2). Throws
 * `block_span`, `vehicle_not_found`, and `vehicle_booked` when fewer are free.
 */
export async function blockVehicles(
  tx: Database,
  providerId: number,
  stated: StatedBlock,
  id?: number,
): Promise<number> {
  const [startsAt, endsAt] = [new Date(stated.from), new Date(stated.to)];
  if (endsAt <= startsAt) throw new AppError("block_span", { field: "to" });
  const { vehicle_id: vehicleId, vehicle_identity_id: unitId = null } = stated;
  const quantity = unitId === null ? stated.quantity : 1;
  const isOwn = and(
    eq(vehicles.id, vehicleId),
    eq(vehicles.providerId, providerId),
    isNull(vehicles.deletedAt),
  );
  const [vehicle] = await tx.select().from(vehicles).where(isOwn).for("no key update");
  if (!vehicle) throw new AppError("vehicle_not_found", { field: "vehicle_id" });
  if (unitId !== null) await requireFreeUnit(tx, { unitId, vehicleId, startsAt, endsAt }, id);
  if (id !== undefined) await tx.delete(vehicleHolds).where(eq(vehicleHolds.blockId, id));
  const span = { start: startsAt.getTime(), end: endsAt.getTime() };
  // Also of a vehicle that is not offered at the moment.
  const free = await readFreeVehicles(tx, [{ ...vehicle, active: true }], span);
  if ((free.get(vehicleId) ?? 0) < quantity) throw new AppError("vehicle_booked");
  const values = { vehicleId, unitId, reason: stated.reason };
  const [block] =
    id === undefined
      ? await tx.insert(vehicleBlocks).values(values).returning({ id: vehicleBlocks.id })
      : await tx
          .update(vehicleBlocks)
          .set(values)
          .where(eq(vehicleBlocks.id, id))
          .returning({ id: vehicleBlocks.id });
  if (!block) throw new AppError("block_not_found");
  await tx
    .insert(vehicleHolds)
    .values({ blockId: block.id, vehicleId, quantity, startsAt, endsAt });
  return block.id;
}

interface UnitSpan {
  unitId: number;
  vehicleId: number;
  startsAt: Date;
  endsAt: Date;
}

/** Throws `vehicle_not_found` for a unit of another vehicle, `vehicle_booked` for one on a trip. */
async function requireFreeUnit(
  tx: Database,
  { unitId, vehicleId, startsAt, endsAt }: UnitSpan,
  exceptBlock: number | undefined,
) {
  const [unit] = await tx
    .select()
    .from(vehicleUnits)
    .where(and(eq(vehicleUnits.id, unitId), eq(vehicleUnits.vehicleId, vehicleId)))
    .for("no key update");
  if (!unit) throw new AppError("vehicle_not_found", { field: "vehicle_identity_id" });
  const assigned = await tx
    .select({ id: tripVehicles.id })
    .from(tripVehicles)
    .innerJoin(orders, eq(orders.id, tripVehicles.orderId))
    .innerJoin(tripOrders, eq(tripOrders.orderId, tripVehicles.orderId))
    .where(
      and(
        eq(tripVehicles.unitId, unitId),
        inArray(orders.status, ["confirmed", "ongoing"]),
        lt(tripOrders.pickupTime, endsAt),
        gt(tripOrders.endsAt, startsAt),
      ),
    )
    .limit(1);
  const blocked = await findBlockOfUnits(tx, [unitId], { startsAt, endsAt });
  const isBlocked = blocked.some((blockId) => blockId !== exceptBlock);
  if (assigned.length > 0 || isBlocked) throw new AppError("vehicle_booked");
}

/** The blocks of these single vehicles that overlap a time. */
export async function findBlockOfUnits(
  db: Database,
  unitIds: number[],
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<number[]> {
  const rows = await db
    .select({ id: vehicleBlocks.id })
    .from(vehicleBlocks)
    .innerJoin(vehicleHolds, eq(vehicleHolds.blockId, vehicleBlocks.id))
    .where(
      and(
        inArray(vehicleBlocks.unitId, unitIds),
        lt(vehicleHolds.startsAt, endsAt),
        gt(vehicleHolds.endsAt, startsAt),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function readBlock(db: Database, id: number): Promise<BlockResponse | null> {
  const [block] = await readBlocks(db, eq(vehicleBlocks.id, id));
  return block ?? null;
}

/** Blocks with their times, earliest first. */
export async function readBlocks(
  db: Database,
  condition: SQL | undefined,
): Promise<BlockResponse[]> {
  const rows = await db
    .select({ block: vehicleBlocks, hold: vehicleHolds })
    .from(vehicleBlocks)
    .innerJoin(vehicleHolds, eq(vehicleHolds.blockId, vehicleBlocks.id))
    .innerJoin(vehicles, eq(vehicles.id, vehicleBlocks.vehicleId))
    .where(condition)
    .orderBy(vehicleHolds.startsAt, vehicleBlocks.id);
  return rows.map(({ block, hold }) => ({
    id: block.id,
    vehicle_id: block.vehicleId,
    vehicle_identity_id: block.unitId,
    quantity: hold.quantity,
    from: hold.startsAt.toISOString(),
    to: hold.endsAt.toISOString(),
    reason: block.reason,
  }));
}

/** Whether a block is one of the provider's. */
export async function isOwnBlock(db: Database, staff: Staff, id: number): Promise<boolean> {
  if (staff.kind !== "rental_staff") return false;
  const own = await readBlocks(
    db,
    and(eq(vehicleBlocks.id, id), eq(vehicles.providerId, staff.storeId)),
  );
  return own.length > 0;
}
