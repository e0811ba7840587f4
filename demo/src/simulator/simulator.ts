import { AppError } from "@errand/core/errors";
import { exactMeters, type Position } from "@errand/core/location/geometry";
import type { Database } from "@errand/server/database/database";
import { runAsLeader } from "@errand/server/database/leader";
import type { Maps } from "@errand/server/integrations/maps";
import type { couriers } from "@errand/server/orders/couriers.tables";
import type { OrderRow } from "@errand/server/orders/order-facts";
import {
  assignCourier,
  locateCourier,
  transitionOrder,
} from "@errand/server/orders/order-transitions";
import { readActiveOrders, readFreeCouriers } from "@errand/server/orders/orders.data";
import type { Log } from "@errand/server/process/log";
import { pause } from "@errand/server/process/pause";
import { fillOrders } from "../fill/orders.ts";
import { renewFlashSales } from "./flash-sales.ts";
import { legOf, needsCourier, nextTransition, positionOf } from "./order-timing.ts";
import { advance } from "./route-progress.ts";

type Courier = typeof couriers.$inferSelect;

export interface SimulatorOptions {
  db: Database;
  maps: Maps;
  log: Log;
  /** How many times faster than usual stores prepare an order and couriers bring it. */
  speed?: number;
}

const lock = 4;
const tickMs = 1000;
/** How often ended sales are looked for, in milliseconds. */
const salesIntervalMs = 60_000;
/** Orders simulated at once; the others wait until these arrive. */
const maxOrders = 300;
/** The longest drive per tick, in seconds: after a pause of the process couriers do not jump ahead. */
const longestStep = 2;

/**
 * Simulates the stores and couriers of the demo town: they accept orders, prepare them and drive
 * them along the streets to the customer. One process does it for all that share the database. The
 * state is in the database, so that a restart continues where it stopped.
 */
export function startSimulator(parts: SimulatorOptions & { databaseUrl: string }): {
  stop(): Promise<void>;
} {
  return runAsLeader({
    url: parts.databaseUrl,
    lock,
    log: parts.log,
    work: async (until) => {
      // The shop is open already: past orders are added in the background.
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

/** The simulator without its clock: `tick` does what is due at `now`. */
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
      (waiting ? await readFreeCouriers(db) : []).map((courier) => [courier.id, courier]),
    );
    for (const row of rows) {
      try {
        await simulateOrder(row, free, now);
      } catch (error) {
        // The customer has just cancelled it.
        if (error instanceof AppError && error.key === "order_status") continue;
        log.error({ err: error, order: row.order.id }, "simulating an order failed");
      }
    }
    const busy = new Set(rows.map(({ courier }) => courier?.id));
    for (const id of routes.keys()) if (!busy.has(id)) routes.delete(id);
  }

  async function simulateOrder(row: OrderRow, free: Map<number, Courier>, now: Date) {
    const { id } = row.order;
    const courier = needsCourier(row, now) ? nearest(free, row) : null;
    if (courier) {
      free.delete(courier.id);
      await assignCourier(db, id, courier.id, now);
    }
    const position = await drive(row, now);
    const moved =
      position && row.courier ? { ...row, courier: { ...row.courier, ...position } } : row;
    const move = nextTransition(courier ? { ...moved, courier } : moved, now, speed);
    if (move) await transitionOrder(db, id, move.to, move.by, { now, processingMinutes: 1 });
  }

  /** Drives the courier of an order on; returns the new position, null while waiting. */
  async function drive(row: OrderRow, now: Date) {
    const leg = legOf(row, speed);
    if (!leg || !row.courier || !row.store) return null;
    const { id, latitude, longitude, locatedAt } = row.courier;
    const here = latitude === null || longitude === null ? row.store : { latitude, longitude };
    const passed = (now.getTime() - (locatedAt ?? now).getTime()) / 1000;
    const meters = leg.metersPerSecond * Math.min(Math.max(passed, 0), longestStep);
    const path = advance(await routeOf(id, positionOf(here), leg.goal), meters);
    routes.set(id, { goal: leg.goal, path });

    const [lng, lat] = path[0] ?? leg.goal;
    const position = { latitude: round(lat), longitude: round(lng) };
    await locateCourier(db, id, position, now);
    return position;
  }

  async function routeOf(courierId: number, here: Position, goal: Position): Promise<Position[]> {
    const cached = routes.get(courierId);
    if (cached && String(cached.goal) === String(goal)) return cached.path;
    const route = await maps.route(here, goal, "DRIVE");
    return [here, ...(route?.polyline ?? []), goal];
  }

  return { tick };
}

function nearest(free: Map<number, Courier>, { store }: OrderRow): Courier | null {
  if (!store) return null;
  const away = ({ latitude, longitude }: Courier) =>
    latitude === null || longitude === null
      ? 0
      : exactMeters([longitude, latitude], positionOf(store));
  return [...free.values()].sort((a, b) => away(a) - away(b) || a.id - b.id)[0] ?? null;
}

/** Six decimals are a tenth of a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
