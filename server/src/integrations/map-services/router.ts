import type { Position } from "@errand/core/location/geometry";
import type { Route, TravelMode } from "../maps.ts";

/** A service that finds ways along streets. Its functions throw `MapServiceAway`. */
export interface Router {
  /** The way between two points; null when no street connects them. */
  route(from: Position, to: Position, mode: TravelMode): Promise<Route | null>;
  /** Metres from each start to each end, in rows; null where no street connects them. */
  distances(starts: Position[], ends: Position[]): Promise<(number | null)[][]>;
}

/** The most starts and the most ends in one call of `distances`, which servers allow without settings. */
export const maxDistanceEnds = 50;

/** Distances come in the background of a plan, which does not wait for all of them. */
export const distancesTimeoutMs = 10_000;
