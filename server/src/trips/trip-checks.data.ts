import type { CheckDirection } from "@errand/core/trips/trip-check-limits";
import type { TripChecks, TripChecksOfDirection } from "@errand/core/trips/trip-checks.contract";
import { and, arrayContains, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { attachFiles, detachKeys } from "../private-files/private-files.data.ts";
import { tripChecks } from "./trip-checks.tables.ts";

type StoredChecks = typeof tripChecks.$inferSelect;

/** What was checked of a trip, in both directions. */
export async function readTripChecks(
  db: Database,
  tripId: number,
  urlOf: (key: string) => string,
): Promise<TripChecks> {
  const rows = await db.select().from(tripChecks).where(eq(tripChecks.orderId, tripId));
  const find = (direction: CheckDirection) => {
    const row = rows.find((each) => each.direction === direction);
    return row ? toChecks(row, urlOf) : null;
  };
  return { out: find("out"), back: find("back") };
}

/** When the deposit of each trip was settled, by its checklist of the return. */
export async function readSettledDeposits(
  db: Database,
  tripIds: number[],
): Promise<Map<number, Date>> {
  const rows = await db
    .select({ id: tripChecks.orderId, at: tripChecks.updatedAt })
    .from(tripChecks)
    .where(
      and(
        inArray(tripChecks.orderId, tripIds),
        eq(tripChecks.direction, "back"),
        arrayContains(tripChecks.ticks, ["deposit"]),
      ),
    );
  return new Map(rows.map(({ id, at }) => [id, at]));
}

function toChecks(row: StoredChecks, urlOf: (key: string) => string): TripChecksOfDirection {
  return {
    ticks: row.ticks,
    meters: row.meters.map(({ unitId, odometer, fuel }) => ({
      vehicle_identity_id: unitId,
      ...{ odometer, fuel },
    })),
    notes: row.notes,
    pictures: row.pictures.map((key) => ({ key, url: urlOf(key) })),
    updated_at: row.updatedAt.toISOString(),
  };
}

export interface StatedChecks extends Omit<StoredChecks, "pictures"> {
  /** The keys of those that stay. */
  kept: string[];
  /** The keys of new ones. */
  added: string[];
}

/**
 * Stores what was checked in one direction in place of what was stored before. A picture that does
 * not stay is deleted; a key of another trip counts as none. Two devices wait for each other by the
 * lock on the trip, which the caller has.
 */
export async function writeTripChecks(
  tx: Database,
  { kept, added, ...checks }: StatedChecks,
): Promise<void> {
  const { orderId, direction } = checks;
  const [before] = await tx
    .select({ pictures: tripChecks.pictures })
    .from(tripChecks)
    .where(and(eq(tripChecks.orderId, orderId), eq(tripChecks.direction, direction)));
  const [staying, gone] = [true, false].map((stays) =>
    (before?.pictures ?? []).filter((key) => kept.includes(key) === stays),
  );
  await attachFiles(tx, added, `trip:${orderId}`);
  await detachKeys(tx, gone ?? []);
  const row = { ...checks, pictures: [...(staying ?? []), ...added] };
  await tx
    .insert(tripChecks)
    .values(row)
    .onConflictDoUpdate({ target: [tripChecks.orderId, tripChecks.direction], set: row });
}
