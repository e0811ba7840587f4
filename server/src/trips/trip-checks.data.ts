import { AppError } from "@errand/core/errors";
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
    version: row.version,
  };
}

export interface StatedChecks extends Omit<StoredChecks, "pictures"> {
  /** Of what this replaces; 0 where nothing was stored. */
  version: number;
  /** The keys of those that stay. */
  kept: string[];
  /** The keys of new ones. */
  added: string[];
}

/**
 * Stores what was checked in one direction in place of what was stored before. A picture that does
 * not stay is deleted; a key of another trip counts as none. Two devices wait for each other by the
 * lock on the trip, which the caller has. Throws `version_changed` when another one was first.
 */
export async function writeTripChecks(
  tx: Database,
  { kept, added, version: known, ...checks }: StatedChecks,
): Promise<void> {
  const { orderId, direction } = checks;
  const [before] = await tx
    .select({ pictures: tripChecks.pictures, version: tripChecks.version })
    .from(tripChecks)
    .where(and(eq(tripChecks.orderId, orderId), eq(tripChecks.direction, direction)));
  const version = before?.version ?? 0;
  if (version !== known) throw new AppError("version_changed", { data: { version } });
  const [staying, gone] = [true, false].map((stays) =>
    (before?.pictures ?? []).filter((key) => kept.includes(key) === stays),
  );
  await attachFiles(tx, added, `trip:${orderId}`);
  await detachKeys(tx, gone ?? []);
  const row = { ...checks, pictures: [...(staying ?? []), ...added], version: version + 1 };
  await tx
    .insert(tripChecks)
    .values(row)
    .onConflictDoUpdate({ target: [tripChecks.orderId, tripChecks.direction], set: row });
}
