import { checkDirections } from "@errand/core/trips/trip-check-limits";
import { deletePictures } from "@errand/ui/forms/picture-storage.ts";
import { localValues } from "@errand/ui/safe-storage.ts";
import type { Checks, Direction } from "./checks.ts";

/**
 * What is checked is stored on this device until the server has it and the trip is over, also while
 * nobody is signed in and without a connection. It names vehicles, not people.
 */
const name = "console:store:trips";

/** Also what another device has ended leaves this one, longer after its change than trips last. */
export const maxAgeMs = 90 * 86_400_000;

interface StoredChecks extends Checks {
  /** Whether the server has it as it is here. */
  isSent: boolean;
}

interface StoredTrip extends Partial<Record<Direction, StoredChecks>> {
  /** Of the last change, in milliseconds. */
  at: number;
}

function readTrips(): Record<string, StoredTrip> {
  // Written by `writeTrips` alone.
  return (localValues.readJson(name) as Record<string, StoredTrip> | null) ?? {};
}

function writeTrips(trips: Record<string, StoredTrip>, now: number) {
  const entries = Object.entries(trips);
  const old = entries.filter(([, { at }]) => now - at > maxAgeMs);
  for (const [, trip] of old) deletePicturesOf(trip);
  const kept = entries.filter((entry) => !old.includes(entry));
  localValues.write(name, JSON.stringify(Object.fromEntries(kept)));
}

export function readChecks(tripId: number, direction: Direction): Checks | undefined {
  const stored = readTrips()[tripId]?.[direction];
  // Earlier versions of the console stored neither.
  return (
    stored && {
      ...stored,
      pictureKeys: stored.pictureKeys ?? {},
      version: stored.version ?? 0,
    }
  );
}

export function storeChecks(tripId: number, direction: Direction, checks: Checks): void {
  const trips = readTrips();
  const at = Date.now();
  const stored = { ...checks, isSent: false };
  writeTrips({ ...trips, [tripId]: { ...trips[tripId], [direction]: stored, at } }, at);
}

/** Whether nothing of a checklist waits to be sent. */
export function isSent(tripId: number, direction: Direction): boolean {
  return readTrips()[tripId]?.[direction]?.isSent !== false;
}

/** The checklists that the server does not have as they are here. */
export function findUnsentChecks(): { tripId: number; direction: Direction }[] {
  return Object.entries(readTrips()).flatMap(([id, trip]) =>
    checkDirections
      .filter((direction) => trip[direction]?.isSent === false)
      .map((direction) => ({ tripId: Number(id), direction })),
  );
}

/** Notes what the server has now: all of it, unless it has been changed since it was sent. */
export function markSent(
  tripId: number,
  direction: Direction,
  {
    checks: sent,
    keyOf,
    version,
  }: {
    checks: Checks;
    keyOf: ReadonlyMap<string, string>;
    /** Of what the server has now. */
    version: number;
  },
): void {
  const trips = readTrips();
  const trip = trips[tripId];
  const present = trip?.[direction];
  if (!trip || !present) return;
  const pictureKeys = { ...present.pictureKeys, ...Object.fromEntries(keyOf) };
  const isUnchanged = JSON.stringify(present) === JSON.stringify({ ...sent, isSent: false });
  const stored = { ...present, pictureKeys, version, isSent: isUnchanged };
  writeTrips({ ...trips, [tripId]: { ...trip, [direction]: stored } }, Date.now());
}

/** Forgets one checklist as it is here, also what the server does not have of it. */
export function dropChecks(tripId: number, direction: Direction): void {
  const trips = readTrips();
  const { [direction]: dropped, ...others } = trips[tripId] ?? { at: Date.now() };
  if (dropped?.pictures.length) void deletePictures(dropped.pictures);
  writeTrips({ ...trips, [tripId]: others }, Date.now());
}

export function forgetChecks(tripId: number): void {
  const { [tripId]: forgotten, ...others } = readTrips();
  const isUnsent = checkDirections.some((direction) => !isSent(tripId, direction));
  if (!forgotten || isUnsent) return;
  deletePicturesOf(forgotten);
  writeTrips(others, Date.now());
}

function deletePicturesOf({ out, back }: StoredTrip) {
  const ids = [out, back].flatMap((checks) => checks?.pictures ?? []);
  if (ids.length > 0) void deletePictures(ids);
}
