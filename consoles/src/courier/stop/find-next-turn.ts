import { exactMeters, type Position } from "@errand/core/location/geometry";
import { decodePolyline } from "@errand/core/location/polyline";
import type { Leg } from "../jobs/stops.ts";

type Turn = Leg["turns"][number];

export interface NextTurn {
  turn: Turn;
  /** Metres from the courier along the way. */
  meters: number;
}

/** A courier further from the way than this rides another one. */
const maxOffMeters = 80;
/** A turn this near is being taken. */
const passedMeters = 12;

/** The turn that comes next where the courier is; null off the way, and where none is named. */
export function findNextTurn(leg: Leg, here: Position | null): NextTurn | null {
  const path = decodePolyline(leg.route);
  const along = cumulate(path);
  const start = here ? nearestIndex(path, here) : 0;
  const from = path[start];
  if (!from || (here && exactMeters(here, from) > maxOffMeters)) return null;
  const passed = along[start] ?? 0;
  for (const turn of leg.turns) {
    if (turn.kind === "depart") continue;
    const at = along[nearestIndex(path, [turn.longitude, turn.latitude])] ?? 0;
    const meters = at - passed;
    if (meters > passedMeters || turn.kind === "arrive") {
      return { turn, meters: Math.max(0, meters) };
    }
  }
  return null;
}

/** Metres from the beginning to each point. */
function cumulate(path: readonly Position[]): number[] {
  let meters = 0;
  return path.map((point, index) => {
    const before = path[index - 1];
    if (before) meters += exactMeters(before, point);
    return meters;
  });
}

function nearestIndex(path: readonly Position[], place: Position): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  path.forEach((point, index) => {
    const meters = exactMeters(point, place);
    if (meters >= least) return;
    least = meters;
    nearest = index;
  });
  return nearest;
}
