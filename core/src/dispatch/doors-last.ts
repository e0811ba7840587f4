import type { DispatchJob, PlannedStop } from "./dispatch.types.ts";

type RunJob = Pick<DispatchJob, "runId" | "fromDoor">;
type FindJob = (jobId: number) => RunJob | undefined;

/**
 * The stops with the door of each run after its last pickup: all of a run is handed over at once,
 * however near its door is before. What is taken along there is picked up right after. The same
 * array where nothing moves. Source: contract 8.2, Courier.
 */
export function doorsLast(stops: PlannedStop[], findJob: FindJob): PlannedStop[] {
  return takenAtDoor(afterPickups(stops, findJob), findJob);
}

function afterPickups(stops: PlannedStop[], findJob: FindJob): PlannedStop[] {
  const runOf = (jobId: number) => {
    const job = findJob(jobId);
    return job?.fromDoor ? undefined : job?.runId;
  };
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

/** Each pickup from the door of a run follows the last that is handed over there. */
function takenAtDoor(stops: PlannedStop[], findJob: FindJob): PlannedStop[] {
  const pickups = stops.filter(({ jobId, kind }) => kind === "pickup" && findJob(jobId)?.fromDoor);
  return pickups.reduce((ordered, pickup) => {
    const runId = findJob(pickup.jobId)?.runId;
    const isDoor = ({ jobId, kind }: PlannedStop) => {
      const job = findJob(jobId);
      return kind === "dropoff" && job?.runId === runId && !job?.fromDoor;
    };
    const door = ordered.findLastIndex(isDoor);
    if (door < 0 || ordered[door + 1] === pickup) return ordered;
    const isEarly = ({ jobId, kind }: PlannedStop, index: number) =>
      jobId === pickup.jobId && kind === "dropoff" && index < door;
    const moved = [pickup, ...ordered.filter(isEarly)];
    const rest = ordered.filter((stop) => !moved.includes(stop));
    const place = rest.findLastIndex(isDoor) + 1;
    return [...rest.slice(0, place), ...moved, ...rest.slice(place)];
  }, stops);
}
