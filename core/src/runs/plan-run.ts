import { bicycle, ridingMinutes, type Travel } from "../dispatch/travel.ts";
import type { Position } from "../location/geometry.ts";
import type { RunTerms } from "./run-terms.ts";

/** How long something can wait in the bag. */
export type Perishability = "hot" | "cold" | "other";

/** Something that is picked up and brought to the door of the run. */
export interface RunPickup {
  position: Position;
  /** Minutes from now at which it is ready at the earliest. */
  readyIn: number;
  perishability: Perishability;
}

export interface PlannedRun {
  /** In the order in which the courier comes; minutes from now at which it is picked up. */
  pickups: { index: number; at: number }[];
  /** Minutes from now at which the courier is at the door. */
  arrival: number;
}

export type RunPlan = PlannedRun | { refused: "hot" | "far" };

/**
 * The fastest order of pickups, hot ones late, in which nothing is on its way for longer than alone
 * by more than its wait: kitchens start so late that each is ready when the courier comes. Refuses
 * a run in which something hot, or something else, would wait too long in every order. Source:
 * contract 8.2, Possible.
 */
export function planRun(
  pickups: readonly RunPickup[],
  door: Position,
  { waits }: Pick<RunTerms, "waits">,
  travel: Travel = bicycle,
): RunPlan {
  const limits = { hot: waits[0], cold: waits[1], other: waits[2] };
  const orders = toPermutations(pickups.map((_, index) => index)).map((order) =>
    toTimeline(order, pickups, door, travel),
  );
  const isFresh = (index: number, onTheWay: number) => {
    const pickup = pickups[index];
    if (!pickup) return true;
    const alone = toMinutesAlone(pickup, door, travel);
    return onTheWay - alone <= limits[pickup.perishability] + 1e-6;
  };
  const stale = ({ pickups: planned, arrival }: PlannedRun) =>
    planned.filter(({ index, at }) => !isFresh(index, arrival - at));
  /** A minute in the bag is as bad for something hot as a minute later at the door. */
  const getCost = ({ pickups: planned, arrival }: PlannedRun) =>
    planned
      .filter(({ index }) => pickups[index]?.perishability === "hot")
      .reduce((cost, { at }) => cost + arrival - at, arrival);
  const [fastest] = orders
    .filter((order) => stale(order).length === 0)
    .toSorted((one, other) => getCost(one) - getCost(other));
  if (fastest) return fastest;
  const isHotIn = (order: PlannedRun) =>
    stale(order).some(({ index }) => pickups[index]?.perishability === "hot");
  return { refused: orders.every(isHotIn) ? "hot" : "far" };
}

function toMinutesAlone({ position }: RunPickup, door: Position, travel: Travel): number {
  return travel.pickupMinutes + ridingMinutes(position, door, travel);
}

/** The earliest times at which the courier finds everything ready. */
function toTimeline(
  order: readonly number[],
  pickups: readonly RunPickup[],
  door: Position,
  travel: Travel,
): PlannedRun {
  let ridden = 0;
  let start = 0;
  let from: Position | null = null;
  const offsets: { index: number; offset: number }[] = [];
  for (const index of order) {
    const pickup = pickups[index];
    if (!pickup) continue;
    if (from) ridden += travel.pickupMinutes + ridingMinutes(from, pickup.position, travel);
    offsets.push({ index, offset: ridden });
    start = Math.max(start, pickup.readyIn - ridden);
    from = pickup.position;
  }
  const last = from ? travel.pickupMinutes + ridingMinutes(from, door, travel) : 0;
  return {
    pickups: offsets.map(({ index, offset }) => ({ index, at: start + offset })),
    arrival: start + ridden + last,
  };
}

function toPermutations(indexes: readonly number[]): number[][] {
  if (indexes.length <= 1) return [[...indexes]];
  return indexes.flatMap((first) =>
    toPermutations(indexes.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}
