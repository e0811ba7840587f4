import type { Assignment, HeldStop, WaitingJob } from "@errand/core/dispatch/dispatch.types";
import { doorsLast } from "@errand/core/dispatch/doors-last";
import { plan } from "@errand/core/dispatch/plan";
import { exactMeters } from "@errand/core/location/geometry";
import type { TownOrder } from "./demand.ts";
import type { Offer, SimCourier, SimJob, SimStop, SimView, Strategy } from "./fleet-simulation.ts";

const isFree = ({ offers, now }: SimView) => {
  return ({ id, stops, busyUntil }: SimCourier) =>
    stops.length === 0 && busyUntil <= now && !offers.has(id);
};

const metersTo = (courier: SimCourier, { order }: SimJob) =>
  exactMeters(courier.position, order.pickup);

function nearest<T>(all: T[], metersAway: (one: T) => number): T | undefined {
  return all.toSorted((a, b) => metersAway(a) - metersAway(b))[0];
}

/**
 * Each free courier gets the nearest order; the courier who has been idle longest chooses first.
 */
export function nearestFirst(): Strategy {
  return (view) => {
    const offers: Offer[] = [];
    const free = view.couriers.filter(isFree(view)).toSorted((a, b) => a.idleSince - b.idleSince);
    let { waiting } = view;
    for (const courier of free) {
      const allowed = waiting.filter(({ excluded }) => !excluded.has(courier.id));
      const job = nearest(allowed, (one) => metersTo(courier, one));
      if (!job) continue;
      offers.push({ courier, jobs: [job] });
      waiting = waiting.filter((one) => one !== job);
    }
    return offers;
  };
}

/**
 * Each order is offered to the nearest free courier, then to the next one. When no courier is left,
 * it is open to all: a courier who becomes free takes the nearest one of those.
 */
export function bestFirst(): Strategy {
  const open = new Set<TownOrder>();
  return (view) => {
    const offers: Offer[] = [];
    let free = view.couriers.filter(isFree(view));
    for (const job of view.waiting.filter(({ order }) => !open.has(order))) {
      const allowed = free.filter(({ id }) => !job.excluded.has(id));
      const courier = nearest(allowed, (one) => metersTo(one, job));
      if (courier) offers.push({ courier, jobs: [job] });
      else open.add(job.order);
      free = free.filter((one) => one !== courier);
    }
    let left = view.waiting.filter(({ order }) => open.has(order));
    for (const courier of free) {
      const job = nearest(left, (one) => metersTo(courier, one));
      if (job) offers.push({ courier, jobs: [job], isOwnChoice: true });
      left = left.filter((one) => one !== job);
    }
    return offers;
  };
}

const minute = 60_000;
const toDate = (minutes: number) => new Date(minutes * minute);
/** Minutes between two plans. */
const interval = 1 / 6;
/** How much later than stated an order is expected that is not ready in time. */
const overdue = 2;

/** The plan of the shop, which asks couriers when they must leave. */
export function planned(): Strategy {
  let last = Number.NEGATIVE_INFINITY;
  let plannedFor = new Map<number, number>();
  return (view) => {
    const { now, waiting, couriers, offers } = view;
    if (now - last < interval - 1e-6) return [];
    last = now;
    const toJob = (order: TownOrder) => ({
      id: order.id,
      kind: order.kind,
      pickup: order.pickup,
      dropoff: order.dropoff,
      readyAt: toDate(
        order.readyAt <= now ? order.readyAt : Math.max(order.statedAt, now + overdue),
      ),
      dueAt: toDate(order.dueAt),
      ...(order.runId !== undefined && { runId: order.runId }),
    });
    const stopsOf = (courier: SimCourier): HeldStop[] =>
      (offers.get(courier.id)?.stops ?? courier.stops)
        .filter((stop) => isOpen(courier, stop, offers.get(courier.id)))
        .map(({ order, kind }) => ({ job: toJob(order), kind }));
    const result = plan(
      {
        waiting: waiting.map(
          ({ order, excluded }): WaitingJob => ({
            ...toJob(order),
            excluded,
            plannedFor: plannedFor.get(order.id) ?? null,
          }),
        ),
        couriers: couriers.map((courier) => ({
          id: courier.id,
          position: courier.position,
          stops: stopsOf(courier),
          idleSince: toDate(courier.idleSince),
        })),
      },
      toDate(now),
    );
    plannedFor = new Map(result.assignments.map(({ jobId, courierId }) => [jobId, courierId]));
    const asked = new Set(offers.keys());
    const jobs = new Map(waiting.map((job) => [job.order.id, job]));
    const together = Map.groupBy(result.assignments, ({ jobId }) => {
      return jobs.get(jobId)?.order.runId ?? `job ${jobId}`;
    });
    return [...together.values()].flatMap((own) => toOffer(own) ?? []);

    /** Asks for a job, or for all of a run, once its courier must leave. */
    function toOffer(own: Assignment[]): Offer | null {
      const [first] = own;
      const courier = couriers.find(({ id }) => id === first?.courierId);
      if (!first || !courier || first.commitAt > toDate(now) || asked.has(courier.id)) return null;
      asked.add(courier.id);
      const offered = own.flatMap(({ jobId }) => jobs.get(jobId) ?? []);
      const orders = new Map([...courier.stops, ...offered].map(({ order }) => [order.id, order]));
      const route = (result.routes.get(courier.id) ?? []).filter(({ jobId }) => orders.has(jobId));
      const stops = doorsLast(route, (jobId) => orders.get(jobId)).flatMap(
        ({ jobId, kind }): SimStop[] => {
          const order = orders.get(jobId);
          return order ? [{ order, kind }] : [];
        },
      );
      return { courier, jobs: offered, stops };
    }
  };
}

/** Whether a stop is still to be done; an offer names those of its time. */
function isOpen(courier: SimCourier, stop: SimStop, offer: Offer | undefined): boolean {
  return (
    offer?.jobs.some(({ order }) => order === stop.order) ||
    courier.stops.some(({ order, kind }) => order === stop.order && kind === stop.kind)
  );
}
