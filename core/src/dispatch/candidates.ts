import type { DispatchCourier, DispatchJob, PlannedStop } from "./dispatch.types.ts";
import { plan } from "./plan.ts";
import type { Travel } from "./travel.ts";

const minute = 60_000;

/** What a delivery would mean for a courier. */
export interface CourierCandidate {
  courierId: number;
  /** False when it does not fit into the bag: the times are those after all other stops. */
  hasRoom: boolean;
  pickupAt: Date;
  arrivesAt: Date;
  /** By how much it prolongs the courier's work. */
  addedMinutes: number;
  lateMinutes: number;
  /** The other deliveries that would be at their doors later. */
  delays: { jobId: number; minutes: number }[];
}

/**
 * Compares couriers for a delivery, each with all that the courier has to do. The best one comes
 * first: with room, then by how late it makes all deliveries, then by when it arrives.
 */
export function findCandidates(
  job: DispatchJob,
  couriers: readonly DispatchCourier[],
  now: Date,
  travel: Travel,
): CourierCandidate[] {
  const found = couriers.map((courier) => toCandidate(job, courier, now, travel));
  const cost = ({ lateMinutes, delays }: CourierCandidate) =>
    lateMinutes + delays.reduce((sum, { minutes }) => sum + minutes, 0);
  return found.toSorted(
    (a, b) =>
      Number(b.hasRoom) - Number(a.hasRoom) ||
      cost(a) - cost(b) ||
      a.arrivesAt.getTime() - b.arrivesAt.getTime() ||
      a.courierId - b.courierId,
  );
}

function toCandidate(
  job: DispatchJob,
  courier: DispatchCourier,
  now: Date,
  travel: Travel,
): CourierCandidate {
  const stopsWith = (waiting: DispatchJob[]) => {
    const world = {
      waiting: waiting.map((one) => ({ ...one, excluded: new Set<number>() })),
      couriers: [courier],
    };
    return plan(world, now, travel).routes.get(courier.id) ?? [];
  };
  const [before, after] = [stopsWith([]), stopsWith([job])];
  const own = (kind: PlannedStop["kind"]) =>
    after.find((stop) => stop.jobId === job.id && stop.kind === kind)?.at;
  const [pickupAt, arrivesAt] = [own("pickup"), own("dropoff")];
  const end = (stops: PlannedStop[]) => stops.at(-1)?.at ?? now;
  const isPlanned = pickupAt !== undefined && arrivesAt !== undefined;
  const at = arrivesAt ?? end(after);
  return {
    courierId: courier.id,
    hasRoom: isPlanned,
    pickupAt: pickupAt ?? end(after),
    arrivesAt: at,
    addedMinutes: Math.max(0, minutesBetween(end(before), end(after))),
    lateMinutes: Math.max(0, minutesBetween(job.dueAt, at)),
    delays: before.flatMap(({ jobId, kind, at: until }) => {
      const later = after.find((stop) => stop.jobId === jobId && stop.kind === kind);
      const minutes = later && kind === "dropoff" ? minutesBetween(until, later.at) : 0;
      return minutes > 0 ? [{ jobId, minutes }] : [];
    }),
  };
}

function minutesBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / minute);
}
