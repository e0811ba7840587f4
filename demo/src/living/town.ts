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
import { advance } from "./drive.ts";
import { renewFlashSales } from "./flash-sales.ts";
import { driveOf, nextMove, positionOf, wantsCourier } from "./pace.ts";

type Courier = typeof couriers.$inferSelect;

export interface TownParts {
  db: Database;
  maps: Maps;
  log: Log;
  /** How many times faster than usual stores prepare an order and couriers bring it. */
  speed?: number;
}

const lock = 4;
const tickMs = 1000;
/** How often the town looks whether a sale is over. */
const salesEvery = 60_000;
/** Orders looked after at once; the others wait for these to arrive. */
const maxOrders = 300;
/** After a pause of the process a courier goes on from where it was, instead of leaping ahead. */
const longestStep = 2;

/**
 * The stores and couriers of the demo town at work: they take orders, prepare them and drive them
 * along the streets to the door. One process does it for all that share the database, and everything
 * that is known lies there, so that after a restart the town goes on where it was.
 */
export function startTown(parts: TownParts & { databaseUrl: string }): { stop(): Promise<void> } {
  return runAsLeader({
    url: parts.databaseUrl,
    lock,
    log: parts.log,
    work: async (until) => {
      // The town is open already: what its people did before is written while they are awaited.
      await fillOrders(parts.db, new Date()).catch((error) =>
        parts.log.error({ err: error }, "the orders of the town are not written"),
      );
      const town = createTown(parts);
      while (!until.aborted) {
        const begun = performance.now();
        await town.tick(new Date());
        const left = Math.max(0, tickMs - (performance.now() - begun));
        await pause(left, until);
      }
    },
  });
}

/** The town without its clock: `tick` makes happen what is due at `now`. */
export function createTown({ db, maps, log, speed = 1 }: TownParts) {
  /** The rest of each courier's way; found anew when it is not known. */
  const ways = new Map<number, { goal: Position; path: Position[] }>();

  let salesSeen = Number.NEGATIVE_INFINITY;

  async function tick(now: Date): Promise<void> {
    if (now.getTime() - salesSeen >= salesEvery) {
      salesSeen = now.getTime();
      await renewFlashSales(db, now);
    }
    const rows = await readActiveOrders(db, maxOrders);
    const waiting = rows.some((row) => wantsCourier(row, now));
    const free = new Map(
      (waiting ? await readFreeCouriers(db) : []).map((courier) => [courier.id, courier]),
    );
    for (const row of rows) {
      try {
        await lookAfter(row, free, now);
      } catch (error) {
        // The customer was faster, by cancelling it.
        if (error instanceof AppError && error.key === "order_status") continue;
        log.error({ err: error, order: row.order.id }, "an order does not get on");
      }
    }
    const busy = new Set(rows.map(({ courier }) => courier?.id));
    for (const id of ways.keys()) if (!busy.has(id)) ways.delete(id);
  }

  async function lookAfter(row: OrderRow, free: Map<number, Courier>, now: Date) {
    const { id } = row.order;
    const courier = wantsCourier(row, now) ? nearest(free, row) : null;
    if (courier) {
      free.delete(courier.id);
      await assignCourier(db, id, courier.id, now);
    }
    const place = await drive(row, now);
    const moved = place && row.courier ? { ...row, courier: { ...row.courier, ...place } } : row;
    const move = nextMove(courier ? { ...moved, courier } : moved, now, speed);
    if (move) await transitionOrder(db, id, move.to, move.by, { now, processingMinutes: 1 });
  }

  /** Drives the courier of an order on and says where it is then; null when it stands. */
  async function drive(row: OrderRow, now: Date) {
    const going = driveOf(row, speed);
    if (!going || !row.courier || !row.store) return null;
    const { id, latitude, longitude, locatedAt } = row.courier;
    const here = latitude === null || longitude === null ? row.store : { latitude, longitude };
    const passed = (now.getTime() - (locatedAt ?? now).getTime()) / 1000;
    const meters = going.metersPerSecond * Math.min(Math.max(passed, 0), longestStep);
    const path = advance(await wayOf(id, positionOf(here), going.goal), meters);
    ways.set(id, { goal: going.goal, path });

    const [lng, lat] = path[0] ?? going.goal;
    const place = { latitude: round(lat), longitude: round(lng) };
    await locateCourier(db, id, place, now);
    return place;
  }

  async function wayOf(courierId: number, here: Position, goal: Position): Promise<Position[]> {
    const known = ways.get(courierId);
    if (known && String(known.goal) === String(goal)) return known.path;
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
