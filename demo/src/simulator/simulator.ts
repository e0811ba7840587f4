import type { Order } from "@errand/core/orders/orders.types";
import type { CourierStatus } from "@errand/core/orders/staff-orders.types";
import type { StaffAudience } from "@errand/core/principals";
import type { ComposedApi } from "@errand/server/api";
import { runAsLeader } from "@errand/server/database/leader";
import { pause } from "@errand/server/process/pause";
import { fillOrders } from "../fill/orders.ts";
import { fillStaff } from "../fill/staff.ts";
import { renewFlashSales } from "./flash-sales.ts";
import { needsCourier, nextAction } from "./order-timing.ts";
import { CallError, createStaffClient, type StaffClient } from "./staff-client.ts";
import { createTownCouriers } from "./town-couriers.ts";

export interface SimulatorOptions {
  api: Pick<ComposedApi, "app" | "clock" | "db" | "log" | "maps" | "settings">;
  /** The speed of preparation and delivery; 1 by default. */
  speed?: number;
}

const lock = 4;
const tickMs = 1000;
/** Milliseconds between checks for ended flash sales. */
const salesIntervalMs = 60_000;
/** The maximum number of orders simulated at the same time; others wait until these are delivered. */
const maxOrders = 300;
/** The largest page of a list, and the number of jobs that are offered to a courier. */
const pageSize = 100;
/** Calls at the same time, so that visitors find free connections to the database. */
const parallelCalls = 4;

/**
 * Simulates the stores and couriers of the demo town: they accept orders, prepare them and drive
 * them along the streets to the customer. They sign in and use the endpoints for staff, nothing else.
 * One of the processes that share a database runs the simulator; a restart continues where it stopped.
 */
export function startSimulator({
  databaseUrl,
  ...parts
}: SimulatorOptions & { databaseUrl: string }): { stop(): Promise<void> } {
  const { db, log, settings } = parts.api;
  return runAsLeader({
    url: databaseUrl,
    lock,
    log,
    work: async (until) => {
      await fillStaff(db, settings.secret);
      // The server already handles requests, so that past orders are added in the background.
      await fillOrders(db, new Date()).catch((error) =>
        log.error({ err: error }, "filling the demo orders failed"),
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
export function createSimulator({ api, speed = 1 }: SimulatorOptions) {
  const desk = createStaffClient(api, "desk", null);
  const clients = new Map<string, StaffClient>();
  const couriers = createTownCouriers(api.maps);
  let salesCheckedAt = Number.NEGATIVE_INFINITY;

  function clientOf(audience: StaffAudience, id: number): StaffClient {
    const key = `${audience} ${id}`;
    const client = clients.get(key) ?? createStaffClient(api, audience, id);
    clients.set(key, client);
    return client;
  }

  async function tick(now: Date): Promise<void> {
    if (now.getTime() - salesCheckedAt >= salesIntervalMs) {
      salesCheckedAt = now.getTime();
      await renewFlashSales(api.db, now);
    }
    await logFailure(null, () => simulate(now));
  }

  async function simulate(now: Date) {
    const orders = await readActiveOrders();
    const waiting = orders.filter((order) => needsCourier(order, now));
    const isLost = ({ delivery_man: courier }: Order) =>
      courier !== null && couriers.locationOf(courier.id) === null;
    const onDuty = waiting.length > 0 || orders.some(isLost) ? await readCouriersOnDuty() : [];
    const offered = waiting.length > 0 ? await readOffers(onDuty) : null;
    const free = onDuty.filter((courier) => courier.active_orders === 0);
    const toTake = waiting.filter(({ id }) => offered?.ids.has(id));
    await inParallel(couriers.assign(toTake, free), ({ order: { id }, courierId }) =>
      logFailure(id, async () => {
        await clientOf("courier", courierId).call("POST /courier/jobs/{id}/accept", { id });
      }),
    );

    const isStoreDelivered = (order: Order) =>
      offered !== null &&
      waiting.includes(order) &&
      order.id <= offered.lastId &&
      !offered.ids.has(order.id);
    await inParallel(orders, (order) =>
      logFailure(order.id, () => simulateOrder(order, now, isStoreDelivered(order))),
    );
    couriers.keepRoutesOf(new Set(orders.flatMap((order) => order.delivery_man?.id ?? [])));
  }

  /** Oldest first. */
  async function readActiveOrders(): Promise<Order[]> {
    const orders: Order[] = [];
    for (let offset = 1; orders.length < maxOrders; offset++) {
      const input = { state: "active", limit: pageSize, offset } as const;
      const page = await desk.call("GET /desk/orders", input);
      orders.push(...page.orders);
      if (page.orders.length < pageSize) break;
    }
    return orders;
  }

  async function readCouriersOnDuty(): Promise<CourierStatus[]> {
    const page = await desk.call("GET /desk/couriers", { limit: pageSize });
    couriers.learn(page.couriers);
    return page.couriers.filter((courier) => courier.on_duty);
  }

  /**
   * The orders that couriers can take, up to `lastId`; stores deliver others themselves. Null while nobody is on
   * duty.
   */
  async function readOffers([courier]: CourierStatus[]) {
    if (!courier) return null;
    const client = clientOf("courier", courier.id);
    const { jobs } = await client.call("GET /courier/jobs", { state: "offered" });
    const lastId = jobs.length < pageSize ? Number.POSITIVE_INFINITY : (jobs.at(-1)?.id ?? 0);
    return { ids: new Set(jobs.map(({ id }) => id)), lastId };
  }

  async function simulateOrder(order: Order, now: Date, isStoreDelivered: boolean) {
    const courierId = order.delivery_man?.id ?? null;
    const courier = courierId === null ? null : couriers.locationOf(courierId);
    const driven = await couriers.ride({ order, courier }, now, speed);
    if (driven && courierId !== null) {
      await clientOf("courier", courierId).call("PUT /courier/position", driven);
    }
    const next = nextAction({ order, courier: driven ?? courier }, now, {
      speed,
      isStoreDelivered,
    });
    if (!next) return;
    const { id } = order;
    if (next.by === "courier") {
      if (courierId !== null) await clientOf("courier", courierId).call(next.path, { id });
    } else if (order.store_id !== null) {
      const store = clientOf("store", order.store_id);
      await store.call(next.path, { id, processing_time: 1 });
    }
  }

  /** An order that cannot be simulated does not keep the others waiting. */
  async function logFailure(order: number | null, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // Somebody else was faster, such as the customer who has just canceled; or it is too early to sign in again.
      if (error instanceof CallError && [404, 409, 429].includes(error.status)) return;
      api.log.error({ err: error, order }, "simulating orders failed");
    }
  }

  return { tick };
}

async function inParallel<Entry>(
  entries: Entry[],
  work: (entry: Entry) => Promise<void>,
): Promise<void> {
  const left = entries.values();
  const worker = async () => {
    for (const entry of left) await work(entry);
  };
  await Promise.all(Array.from({ length: parallelCalls }, worker));
}
