import { exactMeters, type Position } from "@errand/core/location/geometry";

/** The rest of a path after `meters` along it; its first point is the new position. */
export function advance(path: readonly Position[], meters: number): Position[] {
  const [here, next, ...rest] = path;
  if (!here || !next) return [...path];
  const step = exactMeters(here, next);
  if (step <= meters) return advance([next, ...rest], meters - step);
  const part = meters / step;
  const there: Position = [
    here[0] + (next[0] - here[0]) * part,
    here[1] + (next[1] - here[1]) * part,
  ];
  return [there, next, ...rest];
}

/** Close enough to hand something over, in metres. */
const reach = 15;

export function isAt(here: Position, goal: Position): boolean {
  return exactMeters(here, goal) <= reach;
}
