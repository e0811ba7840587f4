import { exactMeters, type Position } from "../location/geometry.ts";
import type { DispatchJob, PlannedStop } from "./dispatch.types.ts";
import type { Travel } from "./travel.ts";

/** Metres from a courier over all stops; from the first one for an unknown place. */
export function routeMeters(
  start: Position | null,
  stops: readonly PlannedStop[],
  jobs: ReadonlyMap<number, DispatchJob>,
  travel: Travel,
): number {
  let here = start;
  let meters = 0;
  for (const { jobId, kind } of stops) {
    const there = jobs.get(jobId)?.[kind];
    if (!there) continue;
    if (here)
      meters += travel.roadMeters?.(here, there) ?? exactMeters(here, there) * travel.detour;
    here = there;
  }
  return meters;
}
