import type { DispatchCourier, WaitingJob, World } from "@errand/core/dispatch/dispatch.types";
import { plan } from "@errand/core/dispatch/plan";
import { bicycle, ridingMinutes } from "@errand/core/dispatch/travel";
import { randomFrom } from "@errand/server/crash-test/random";
import { drawDemand } from "../dispatch/demand.ts";
import type { Row } from "../row.ts";

const jobs = 500;
const couriers = 200;
const runs = 21;
const now = new Date("2026-03-20T12:00:00Z");
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** Row 17: one plan of a town where everybody eats, every other courier under way. */
export function dispatchRow(): Row {
  const world = busyTown();
  const measured = medianMs(() => plan(world, now));
  const floor = medianMs(() => ridesOfAllPairs(world));
  return {
    number: 17,
    what: `planning ${jobs} deliveries for ${couriers} couriers`,
    measured: `${measured.toFixed(0)} ms`,
    floor: `${floor.toFixed(0)} ms, the rides of all pairs`,
    target: "100 ms",
  };
}

function busyTown(): World {
  const draw = randomFrom(17).next;
  const demand = drawDemand(draw, { couriers, ordersPerHour: 200, minutes: 180 });
  const toJob = ({ id, kind, pickup, dropoff, statedAt, dueAt, placedAt }: Order): WaitingJob => ({
    id,
    kind,
    pickup,
    dropoff,
    readyAt: inMinutes(statedAt - placedAt - 10),
    dueAt: inMinutes(dueAt - placedAt - 10),
    excluded: new Set(),
  });
  const all = demand.orders.map(toJob);
  return {
    waiting: all.slice(0, jobs),
    couriers: demand.couriers.map((position, index): DispatchCourier => {
      const held = index % 2 === 0 ? all[jobs + index] : undefined;
      return {
        id: index + 1,
        position,
        stops: held ? [{ job: held, kind: "dropoff" }] : [],
        idleSince: inMinutes(-20 * draw()),
      };
    }),
  };
}

type Order = ReturnType<typeof drawDemand>["orders"][number];

function ridesOfAllPairs({ waiting, couriers: all }: World): number {
  let minutes = 0;
  for (const { pickup } of waiting) {
    for (const { position } of all) {
      if (position) minutes += ridingMinutes(position, pickup, bicycle);
    }
  }
  return minutes;
}

/** The median time of a run, after the first ones have been compiled. */
function medianMs(run: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[(runs - 1) / 2] ?? 0;
}
