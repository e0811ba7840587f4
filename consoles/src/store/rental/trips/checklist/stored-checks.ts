import { deletePictures } from "@errand/ui/forms/picture-storage.ts";
import { localValues } from "@errand/ui/safe-storage.ts";
import type { Checks, Direction } from "./checks.ts";

/**
 * What is checked stays on this device until the trip is over, also while nobody is signed in: the
 * return is compared with the hand-over days later. It names vehicles, not people.
 */
const name = (tripId: number) => `console:store:trip:${tripId}`;

type Stored = Partial<Record<Direction, Checks>>;

export function readChecks(tripId: number, direction: Direction): Checks | undefined {
  // Written by `storeChecks` alone.
  return (localValues.readJson(name(tripId)) as Stored | null)?.[direction];
}

export function storeChecks(tripId: number, direction: Direction, checks: Checks): void {
  const stored = localValues.readJson(name(tripId)) as Stored | null;
  localValues.write(name(tripId), JSON.stringify({ ...stored, [direction]: checks }));
}

export function forgetChecks(tripId: number): void {
  const pictures = [readChecks(tripId, "out"), readChecks(tripId, "back")].flatMap(
    (checks) => checks?.pictures ?? [],
  );
  if (pictures.length > 0) void deletePictures(pictures);
  localValues.remove(name(tripId));
}
