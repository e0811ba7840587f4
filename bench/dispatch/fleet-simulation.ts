import { bicycle, ridingMinutes } from "@errand/core/dispatch/travel";
import { exactMeters, type Position } from "@errand/core/location/geometry";
import { type Demand, type Draw, noise, type TownOrder } from "./demand.ts";

export interface SimStop {
  order: TownOrder;
  kind: "pickup" | "dropoff";
}

export interface SimCourier {
  id: number;
  position: Position;
  stops: SimStop[];
  /** The ride to the first stop. */
  leg: { from: Position; to: Position; start: number; end: number } | null;
  /** Until then at a stop that is not among the others any more. */
  busyUntil: number;
  idleSince: number;
  meters: number;
  waited: number;
  delivered: number;
}

/** An order without a courier. */
export interface SimJob {
  order: TownOrder;
  /** Couriers who declined it or did not answer. */
  excluded: Set<number>;
}

/** What a strategy knows and may decide. */
export interface SimView {
  now: number;
  /** Orders without a courier and without an offer, oldest first. */
  waiting: SimJob[];
  couriers: SimCourier[];
  /** The courier to whom something is offered, with the stops after accepting. */
  offers: Map<number, Offer>;
}

export interface Offer {
  courier: SimCourier;
  /** One, or all of a run. */
  jobs: SimJob[];
  /** The order of stops once it is accepted; by default the new ones come last. */
  stops?: SimStop[];
  /** Taken by the courier, who does not decline it. */
  isOwnChoice?: boolean;
}

export type Strategy = (view: SimView) => Offer[];

export interface Outcome {
  orders: number;
  late: number;
  clickToDoor: number[];
  meters: number;
  waited: number;
  /** Deliveries of each courier. */
  delivered: number[];
}

const step = 1 / 12;
const offerMinutes = 0.5;
const declines = 0.08;
const silent = 0.04;

/**
 * Delivers all orders of a town by one strategy; the same numbers from `draw` give the same
 * outcome.
 */
export function simulate({ orders, couriers }: Demand, strategy: Strategy, draw: Draw): Outcome {
  const fleet = couriers.map((position, index): SimCourier => {
    const known = { id: index + 1, position, stops: [], leg: null };
    return { ...known, busyUntil: 0, idleSince: 0, meters: 0, waited: 0, delivered: 0 };
  });
  const upcoming = orders.toSorted((a, b) => a.confirmedAt - b.confirmedAt);
  let waiting: SimJob[] = [];
  const offers = new Map<number, Offer & { answerAt: number; isAccepted: boolean }>();
  const outcome: Outcome = {
    orders: orders.length,
    late: 0,
    clickToDoor: [],
    meters: 0,
    waited: 0,
    delivered: [],
  };

  for (let now = 0; outcome.clickToDoor.length < orders.length; now += step) {
    while (upcoming[0] && upcoming[0].confirmedAt <= now) {
      const order = upcoming.shift();
      if (order) waiting.push({ order, excluded: new Set() });
    }
    for (const courier of fleet) move(courier, now);
    for (const [id, offer] of offers) if (offer.answerAt <= now) answer(id, offer);
    for (const offer of strategy({ now, waiting, couriers: fleet, offers })) {
      waiting = waiting.filter((job) => !offer.jobs.includes(job));
      const chance = offer.isOwnChoice ? 1 : draw();
      const wait = chance < silent ? offerMinutes : 0.1 + 0.25 * draw();
      const isAccepted = chance >= silent + declines;
      offers.set(offer.courier.id, { ...offer, answerAt: now + wait, isAccepted });
    }
  }
  outcome.meters = fleet.reduce((sum, { meters }) => sum + meters, 0);
  outcome.waited = fleet.reduce((sum, { waited }) => sum + waited, 0);
  outcome.delivered = fleet.map(({ delivered }) => delivered);
  return outcome;

  function answer(
    id: number,
    { courier, jobs, stops, isAccepted }: Offer & { isAccepted: boolean },
  ) {
    offers.delete(id);
    if (!isAccepted) {
      for (const { excluded } of jobs) excluded.add(id);
      waiting.push(...jobs);
      waiting.sort((a, b) => a.order.id - b.order.id);
      return;
    }
    const added = jobs.flatMap(({ order }) =>
      (["pickup", "dropoff"] as const).map((kind) => ({ order, kind })),
    );
    const all = [...courier.stops, ...added];
    const isOpen = ({ order, kind }: SimStop) =>
      all.some((stop) => stop.order === order && stop.kind === kind);
    courier.stops = stops ? stops.filter(isOpen) : all;
  }

  function move(courier: SimCourier, now: number) {
    if (courier.busyUntil > now) return;
    const [stop] = courier.stops;
    if (!stop) return;
    const goal = stop.order[stop.kind];
    if (courier.leg?.to !== goal) {
      const minutes = ridingMinutes(courier.position, goal, bicycle) * noise(draw, 0.12);
      courier.leg = { from: courier.position, to: goal, start: now, end: now + minutes };
    }
    const { from, start, end } = courier.leg;
    const share = end > now ? (now - start) / (end - start) : 1;
    const next: Position = [
      from[0] + (goal[0] - from[0]) * share,
      from[1] + (goal[1] - from[1]) * share,
    ];
    courier.meters += exactMeters(courier.position, next) * bicycle.detour;
    courier.position = next;
    if (end > now) return;
    if (stop.kind === "pickup" && stop.order.readyAt > now) {
      courier.waited += step;
      return;
    }
    courier.stops = courier.stops.slice(1);
    courier.leg = null;
    courier.busyUntil = now + minutesAt(stop, courier.stops[0]);
    if (stop.kind === "pickup") return;
    courier.delivered += 1;
    courier.idleSince = courier.busyUntil;
    outcome.clickToDoor.push(now - stop.order.placedAt);
    if (now > stop.order.dueAt) outcome.late += 1;
  }
}

/** What a stop takes; what is left of a run is handed over at its door with the last of it. */
function minutesAt({ order, kind }: SimStop, next: SimStop | undefined): number {
  if (kind === "pickup") return bicycle.pickupMinutes;
  const isOneDoor =
    order.runId !== undefined && next?.kind === "dropoff" && next.order.runId === order.runId;
  return isOneDoor ? 0 : bicycle.dropoffMinutes;
}
