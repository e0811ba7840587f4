import { exactMeters, type Position } from "@errand/core/location/geometry";

/** Returns the rest of a path after `meters` along it; its first point is the new position. */
export function advance(path: readonly Position[], meters: number): Position[] {
  const [here, next, ...rest] = path;
  if (!here || !next) return [...path];
  const step = exactMeters(here, next);
  if (step <= meters) return advance([next, ...rest], meters - step);
  const share = meters / step;
  const position: Position = [
    here[0] + (next[0] - here[0]) * share,
    here[1] + (next[1] - here[1]) * share,
  ];
  return [position, next, ...rest];
}

/** Metres within which a courier has arrived. */
const arrivalRadius = 15;

export function isAt(here: Position, goal: Position): boolean {
  return exactMeters(here, goal) <= arrivalRadius;
}
