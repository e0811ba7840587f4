import { deletePictures } from "@errand/ui/forms/picture-storage.ts";
import { localValues } from "@errand/ui/safe-storage.ts";
import type { Checks, Direction } from "./checks.ts";

/**
 * What is checked stays on this device until the trip is over, also while nobody is signed in: the
 * return is compared with the hand-over days later. It names vehicles, not people.
 */
const name = "console:store:trips";

/** Also what another device has ended leaves this one, longer after its change than trips last. */
export const maxAgeMs = 90 * 86_400_000;

interface StoredTrip extends Partial<Record<Direction, Checks>> {
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
  return readTrips()[tripId]?.[direction];
}

export function storeChecks(tripId: number, direction: Direction, checks: Checks): void {
  const trips = readTrips();
  const at = Date.now();
  writeTrips({ ...trips, [tripId]: { ...trips[tripId], [direction]: checks, at } }, at);
}

export function forgetChecks(tripId: number): void {
  const { [tripId]: forgotten, ...others } = readTrips();
  if (!forgotten) return;
  deletePicturesOf(forgotten);
  writeTrips(others, Date.now());
}

function deletePicturesOf({ out, back }: StoredTrip) {
  const ids = [out, back].flatMap((checks) => checks?.pictures ?? []);
  if (ids.length > 0) void deletePictures(ids);
}
