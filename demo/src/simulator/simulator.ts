import { AppError } from "@errand/core/errors";
import { exactMeters, type Position } from "@errand/core/location/geometry";
import type { Database } from "@errand/server/database/database";
import { runAsLeader } from "@errand/server/database/leader";
import type { Maps } from "@errand/server/integrations/maps";
import { type CourierPosition, writePositions } from "@errand/server/orders/courier-positions";
import { assignCourier, readFreeCouriers } from "@errand/server/orders/couriers.data";
import { deliverOrder } from "@errand/server/orders/deliver-order";
import type { OrderRow } from "@errand/server/orders/order-facts";
import { transitionOrder } from "@errand/server/orders/order-transitions";
import { readActiveOrders } from "@errand/server/orders/orders.data";
import type { Log } from "@errand/server/process/log";
import { pause } from "@errand/server/process/pause";
import { fillOrders } from "../fill/orders.ts";
import { renewFlashSales } from "./flash-sales.ts";
import { legOf, needsCourier, nextTransition, positionOf } from "./order-timing.ts";
import { advance } from "./route-progress.ts";

type FreeCourier = Awaited<ReturnType<typeof readFreeCouriers>>[number];

export interface SimulatorOptions {
  db: Database;
  maps: Maps;
  log: Log;
  /** The speed of preparation and delivery; 1 by default. */
  speed?: number;
}

const lock = 4;
const tickMs = 1000;
/** Milliseconds between checks for ended flash sales. */
const salesIntervalMs = 60_000;
/** The maximum number of orders simulated at the same time; others wait until these are delivered. */
const maxOrders = 300;
/** The longest drive per tick in seconds, so that couriers do not jump after a pause of the process. */
const maxStepSeconds = 2;

/**
 * Simulates the stores and couriers of the demo town: they accept orders, prepare them and drive
 * them along the streets to the customer. One of the processes that share a database runs the
 * simulator. The state is in the database, so that a restart continues where it stopped.
 */
export function startSimulator(parts: SimulatorOptions & { databaseUrl: string }): {
  stop(): Promise<void>;
} {
  return runAsLeader({
    url: parts.databaseUrl,
    lock,
    log: parts.log,
    work: async (until) => {
      // The server already handles requests, so that past orders are added in the background.
      await fillOrders(parts.db, new Date()).catch((error) =>
        parts.log.error({ err: error }, "filling the demo orders failed"),
      );
      const simulator = createSimulator(parts);
      while (!until.aborted) {
        const startedAt = performance.now();
        await simulator.tick(new Date());
        const left = Math.max(0, tickMs - (performance.now() - startedAt));
        await pause(left, until);
      }
    },
  });
}

/** Creates a simulator without a clock: `tick` applies the changes that are due at `now`. */
export function createSimulator({ db, maps, log, speed = 1 }: SimulatorOptions) {
  /** The rest of each courier's route; requested again when it is missing. */
  const routes = new Map<number, { goal: Position; path: Position[] }>();

  let salesCheckedAt = Number.NEGATIVE_INFINITY;

  async function tick(now: Date): Promise<void> {
    if (now.getTime() - salesCheckedAt >= salesIntervalMs) {
      salesCheckedAt = now.getTime();
      await renewFlashSales(db, now);
    }
    const rows = await readActiveOrders(db, maxOrders);
    const waiting = rows.some((row) => needsCourier(row, now));
    const free = new Map(
      (waiting ? await readFreeCouriers(db) : []).map((free) => [free.courier.id, free]),
    );
    const moved: CourierPosition[] = [];
    for (const row of rows) {
      try {
        await simulateOrder(row, { free, moved }, now);
      } catch (error) {
        // The customer has just cancelled it.
        if (error instanceof AppError && error.key === "order_status") continue;
        log.error({ err: error, order: row.order.id }, "simulating an order failed");
      }
    }
    await writePositions(db, moved);
    const busy = new Set(rows.map(({ courier }) => courier?.id));
    for (const id of routes.keys()) if (!busy.has(id)) routes.delete(id);
  }

  async function simulateOrder(
    row: OrderRow,
    { free, moved }: { free: Map<number, FreeCourier>; moved: CourierPosition[] },
    now: Date,
  ) {
    const { id } = row.order;
    const assigned = needsCourier(row, now) ? nearest(free, row) : null;
    if (assigned) {
      free.delete(assigned.courier.id);
      await assignCourier(db, id, assigned.courier.id, now);
    }
    const driven = await drive(row, now);
    if (driven) moved.push(driven);
    const position = driven ? { ...driven, batch: row.position?.batch ?? 0 } : row.position;
    const transition = nextTransition({ ...row, position, ...assigned }, now, speed);
    if (!transition) return;
    const { to, by } = transition;
    const details = { at: now, processingMinutes: 1, otp: row.order.otp ?? undefined };
    if (to === "delivered") await deliverOrder(db, id, by, details);
    else await transitionOrder(db, id, to, by, details);
  }

  /** Moves the courier of an order along its route and returns the new position, null while waiting. */
  async function drive(row: OrderRow, now: Date): Promise<CourierPosition | null> {
    const leg = legOf(row, speed);
    if (!leg || !row.courier || !row.store) return null;
    const { id } = row.courier;
    const passed = (now.getTime() - (row.position?.locatedAt ?? now).getTime()) / 1000;
    const meters = leg.metersPerSecond * Math.min(Math.max(passed, 0), maxStepSeconds);
    const path = advance(
      await routeOf(id, positionOf(row.position ?? row.store), leg.goal),
      meters,
    );
    routes.set(id, { goal: leg.goal, path });

    const [lng, lat] = path[0] ?? leg.goal;
    return { courierId: id, latitude: round(lat), longitude: round(lng), locatedAt: now };
  }

  async function routeOf(courierId: number, here: Position, goal: Position): Promise<Position[]> {
    const cached = routes.get(courierId);
    if (cached && String(cached.goal) === String(goal)) return cached.path;
    const route = await maps.route(here, goal, "DRIVE");
    return [here, ...(route?.polyline ?? []), goal];
  }

  return { tick };
}

function nearest(free: Map<number, FreeCourier>, { store }: OrderRow): FreeCourier | null {
  if (!store) return null;
  const metersAway = ({ position }: FreeCourier) =>
    position ? exactMeters(positionOf(position), positionOf(store)) : 0;
  return (
    [...free.values()].sort(
      (a, b) => metersAway(a) - metersAway(b) || a.courier.id - b.courier.id,
    )[0] ?? null
  );
}

/** Six decimals are a tenth of a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
