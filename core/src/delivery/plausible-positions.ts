import { exactMeters } from "../location/geometry.ts";

/** Where a device was at a time, as it reports it. */
export interface ReportedPosition {
  latitude: number;
  longitude: number;
  /** Metres around it; null or undefined while unknown. */
  accuracy?: number | null | undefined;
  at: Date;
}

const second = 1000;
const maxAgeMs = 60 * 60 * second;
/** The clocks of devices differ. */
const maxAheadMs = 60 * second;
/** Metres in a second: faster than a motorcycle in a town, the device has guessed. */
const maxSpeed = 45;
/** Metres: a place that is known by the nearest mast only. */
const maxAccuracy = 500;

/**
 * The positions of a batch that can be true, in the order of time: not older than an hour nor than
 * `last`, not guessed, and reachable from the one before. A time that is a little ahead is `now`.
 */
export function plausiblePositions<Position extends ReportedPosition>(
  batch: readonly Position[],
  last: ReportedPosition | null,
  now: Date,
): Position[] {
  const kept: Position[] = [];
  let before = last;
  for (const position of batch.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const ahead = position.at.getTime() - now.getTime();
    if (ahead > maxAheadMs || -ahead > maxAgeMs) continue;
    if ((position.accuracy ?? 0) > maxAccuracy) continue;
    const found = { ...position, at: ahead > 0 ? now : position.at };
    if (before && !isReachable(before, found)) continue;
    kept.push(found);
    before = found;
  }
  return kept;
}

function isReachable(before: ReportedPosition, next: ReportedPosition): boolean {
  const seconds = (next.at.getTime() - before.at.getTime()) / second;
  if (seconds <= 0) return false;
  const meters = exactMeters([before.longitude, before.latitude], [next.longitude, next.latitude]);
  // Both may lie anywhere within their accuracy.
  const doubt = (before.accuracy ?? 0) + (next.accuracy ?? 0);
  return meters - doubt <= maxSpeed * seconds;
}
