import type { PlannedStop } from "./dispatch.types.ts";

/**
 * The stops with the door of each run after its last pickup: all of a run is handed over at once,
 * however near its door is before. `runOf` says to which run a job belongs. The same array where
 * nothing moves. Source: contract 8.2, Courier.
 */
export function doorsLast(
  stops: PlannedStop[],
  runOf: (jobId: number) => number | undefined,
): PlannedStop[] {
  const isToFetch = (runId: number, from: number) =>
    stops.slice(from).some(({ jobId, kind }) => kind === "pickup" && runOf(jobId) === runId);
  const waiting = new Map<number, PlannedStop[]>();
  const ordered = stops.flatMap((stop, index) => {
    const runId = runOf(stop.jobId);
    if (runId === undefined) return [stop];
    const isLeft = isToFetch(runId, index + 1);
    if (stop.kind === "dropoff" && isLeft) {
      waiting.set(runId, [...(waiting.get(runId) ?? []), stop]);
      return [];
    }
    if (stop.kind === "dropoff" || isLeft) return [stop];
    return [stop, ...(waiting.get(runId) ?? [])];
  });
  return waiting.size === 0 ? stops : ordered;
}
