import type { Order } from "@errand/core/orders/orders.types";
import type { CourierStatus } from "@errand/core/orders/staff-orders.types";
import type { StaffAudience } from "@errand/core/principals";
import { runAsLeader } from "@errand/server/database/leader";
import { pause } from "@errand/server/process/pause";
import type { ComposedApi } from "@errand/server/services";
import { fillOrders } from "../fill/orders.ts";
import { fillStaff, readTown, type Town } from "../fill/staff.ts";
import { answerCancelRequest, dueCancelAnswer } from "./cancel-requests.ts";
import { answerMessages } from "./chat-answers.ts";
import { codeFromCustomer } from "./customer-at-door.ts";
import { endOfShift, handInCash } from "./end-of-shift.ts";
import { renewFlashSales } from "./flash-sales.ts";
import { lacksPiece, reportMissingPiece } from "./missing-pieces.ts";
import { needsCourier, nextAction } from "./order-timing.ts";
import { prescriptionLines } from "./prescription-lines.ts";
import { decideRefunds } from "./refund-desk.ts";
import { CallError, createStaffClient, type StaffClient } from "./staff-client.ts";
import { createStoreScreens } from "./store-screens.ts";
import { createTownCouriers } from "./town-couriers.ts";
import { createTownProviders } from "./town-providers.ts";
import { verifyTransfers } from "./verify-transfers.ts";

export interface SimulatorOptions {
  api: Pick<ComposedApi, "app" | "clock" | "db" | "log" | "maps" | "settings">;
  /** The speed of preparation and delivery; 1 by default. */
  speed?: number;
}

const lock = 4;
const tickMs = 1000;
/** Milliseconds between checks for ended flash sales. */
const salesIntervalMs = 60_000;
/** Milliseconds between checks for couriers whose shift is over. */
const shiftIntervalMs = 60_000;
/** The maximum number of orders simulated at the same time; others wait until these are delivered. */
const maxOrders = 300;
/** The largest page of a list. */
const pageSize = 100;
/** Calls at the same time, so that visitors find free connections to the database. */
const parallelCalls = 4;

/**
 * Simulates the stores, couriers, rental providers and the desk of the demo town: they accept orders, prepare them, drive
 * them along the streets to the customer, hand vehicles over and take them back, and decide refunds and requests to cancel. They sign in and use the endpoints for staff, nothing else.
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
  const finance = createStaffClient(api, "desk", "finance");
  const support = createStaffClient(api, "desk", "support");
  const clients = new Map<string, StaffClient>();
  const couriers = createTownCouriers(api.maps);
  /** Partners act for themselves: the simulator does nothing in their place. */
  let town: Promise<Town> | null = null;
  const readOwnTown = () => {
    town ??= readTown(api.db).catch((error) => {
      town = null;
      throw error;
    });
    return town;
  };
  const providers = createTownProviders(
    async () => (await readOwnTown()).providerIds,
    (providerId) => clientOf("store", providerId),
  );
  const screens = createStoreScreens(
    desk,
    async () => (await readOwnTown()).storeIds,
    (storeId) => clientOf("store", storeId),
  );
  /** Those of the last tick. */
  let activeOrders: Order[] = [];
  /** Whether stores bring orders themselves, by order. */
  const storeDelivered = new Map<number, boolean>();
  let readers = 0;
  let salesCheckedAt = Number.NEGATIVE_INFINITY;
  let shiftsCheckedAt = Number.NEGATIVE_INFINITY;

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
    await logFailure(null, () => decideRefunds(support, now, speed));
    await logFailure(null, () => providers.tick(now, speed, logFailure));
    await logFailure(null, async () => {
      const writers = {
        orders: activeOrders,
        providerIds: providers.withCustomers(),
        town: await readOwnTown(),
      };
      await answerMessages(support, writers, clientOf, { now, speed });
    });
    await logFailure(null, () => screens.tick(now, (_storeId, report) => logFailure(null, report)));
    if (now.getTime() - shiftsCheckedAt >= shiftIntervalMs) {
      shiftsCheckedAt = now.getTime();
      await logFailure(null, endShifts);
    }
  }

  async function endShifts() {
    for (const courier of (await readCouriers()).filter(endOfShift)) {
      const people = { desk, courier: clientOf("courier", courier.id) };
      await logFailure(null, () => handInCash(courier, people));
    }
  }

  async function simulate(now: Date) {
    const orders = await readActiveOrders();
    activeOrders = orders;
    await logFailure(null, () => verifyTransfers(finance, orders, now, speed));
    const waiting = orders.filter((order) => needsCourier(order, now));
    const { courierIds } = await readOwnTown();
    const isLost = ({ delivery_man: courier }: Order) =>
      courier !== null && courierIds.has(courier.id) && couriers.locationOf(courier.id) === null;
    const onDuty = waiting.length > 0 || orders.some(isLost) ? await readCouriersOnDuty() : [];
    const offers = onDuty.flatMap(({ id: courierId, offered_jobs }) =>
      offered_jobs.map((orderId) => ({ orderId, courierId })),
    );
    const open = waiting.length > 0 ? await readOpenJobs(onDuty) : [];
    const toTake = waiting.filter(
      ({ id }) => open.includes(id) || offers.some(({ orderId }) => orderId === id),
    );
    await inParallel(couriers.assign(toTake, onDuty), ({ order: { id }, courierId }) =>
      logFailure(id, async () => {
        const action = declines(id, courierId) ? "decline" : "accept";
        await clientOf("courier", courierId).call(`POST /courier/jobs/{id}/${action}`, { id });
      }),
    );

    const ridden = await readOrdersToRide(orders);
    await inParallel(orders, (order) =>
      logFailure(order.id, () => simulateOrder(order, now, ridden.has(order.id))),
    );
    for (const id of storeDelivered.keys()) {
      if (!orders.some((order) => order.id === id)) storeDelivered.delete(id);
    }
    couriers.dropRoutesExcept(new Set(orders.flatMap((order) => order.delivery_man?.id ?? [])));
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

  /** Those of the town. */
  async function readCouriers(): Promise<CourierStatus[]> {
    const { courierIds } = await readOwnTown();
    const all = await desk.call("GET /desk/couriers", { limit: pageSize });
    return all.couriers.filter(({ id }) => courierIds.has(id));
  }

  async function readCouriersOnDuty(): Promise<CourierStatus[]> {
    const own = await readCouriers();
    couriers.addUnknown(own);
    return own.filter((courier) => courier.on_duty);
  }

  /** The deliveries that are open to all couriers. */
  async function readOpenJobs(onDuty: CourierStatus[]): Promise<number[]> {
    // In turn, because a courier does not see what this courier has declined.
    readers += 1;
    const courier = onDuty[readers % onDuty.length];
    if (!courier) return [];
    const client = clientOf("courier", courier.id);
    const { jobs } = await client.call("GET /courier/jobs", { state: "offered" });
    return jobs.map(({ id }) => id);
  }

  /** Of the orders of each courier, the one whose stop comes first. */
  async function readOrdersToRide(orders: Order[]): Promise<Set<number>> {
    const ridden = new Set<number>();
    const own = Map.groupBy(orders, (order) => order.delivery_man?.id ?? null);
    const { courierIds } = await readOwnTown();
    for (const [courierId, held] of own) {
      if (courierId === null || !courierIds.has(courierId)) continue;
      const [first] = held;
      if (first && held.length === 1) ridden.add(first.id);
      else {
        await logFailure(null, async () => {
          const { stops } = await clientOf("courier", courierId).call("GET /courier/route", {});
          if (stops[0]) ridden.add(stops[0].job_id);
        });
      }
    }
    return ridden;
  }

  /** Whether the store brings an order itself that is ready and has no courier. */
  async function isStoreDelivered({ id, order_status, order_type, delivery_man }: Order) {
    if (order_status !== "handover" || order_type !== "delivery" || delivery_man) return false;
    const known = storeDelivered.get(id);
    if (known !== undefined) return known;
    const isOwn = (await desk.call("GET /desk/orders/{id}", { id })).dispatch === null;
    storeDelivered.set(id, isOwn);
    return isOwn;
  }

  async function simulateOrder(order: Order, now: Date, isRidden: boolean) {
    const { storeIds, courierIds } = await readOwnTown();
    const isOwnStore = order.store_id !== null && storeIds.has(order.store_id);
    const courierId = order.delivery_man?.id ?? null;
    const isOwnCourier = courierId !== null && courierIds.has(courierId);
    const courier = courierId === null ? null : couriers.locationOf(courierId);
    const driven = isRidden ? await couriers.ride({ order, courier }, now, speed) : null;
    if (driven && courierId !== null) {
      await clientOf("courier", courierId).call("PUT /courier/position", driven);
    }
    if (order.store_id !== null && isOwnStore && lacksPiece(order, now)) {
      return reportMissingPiece(clientOf("store", order.store_id), order);
    }
    const answer = dueCancelAnswer(order, now, speed);
    if (answer && (answer.by === "desk" || isOwnStore) && order.store_id !== null) {
      const staff = answer.by === "desk" ? desk : clientOf("store", order.store_id);
      return answerCancelRequest(staff, order, answer);
    }
    const next = nextAction({ order, courier: driven ?? courier }, now, {
      speed,
      isStoreDelivered: await isStoreDelivered(order),
    });
    if (!next || !(next.by === "courier" ? isOwnCourier : isOwnStore)) return;
    const { id } = order;
    const otp = next.path.endsWith("/deliver") ? await codeFromCustomer(api.db, id) : undefined;
    const code = otp === undefined ? {} : { otp };
    if (next.by === "courier") {
      if (courierId === null) return;
      const client = clientOf("courier", courierId);
      const { jobs } = await client.call("GET /courier/jobs", {});
      const cash = jobs.find((job) => job.id === id)?.collect ?? 0;
      const isPaidNow = next.path.endsWith("/deliver") && cash > 0;
      await client.call(next.path, { id, ...code, ...(isPaidNow && { cash }) });
      if (next.path.endsWith("/pickup") && hasIncident(id)) {
        await client.call("POST /courier/jobs/{id}/incident", { id, reason: "A flat tyre" });
      }
    } else if (order.store_id !== null) {
      screens.turnOn(order.store_id);
      const store = clientOf("store", order.store_id);
      const lines = prescriptionLines(order);
      await store.call(next.path, { id, processing_time: 1, lines, ...code });
    }
  }

  /** Logs what fails, so that the other orders go on. */
  async function logFailure(order: number | null, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // The customer has just canceled, or it is too early to sign in again.
      if (error instanceof CallError && [404, 409, 429].includes(error.status)) return;
      api.log.error({ err: error, order }, "simulating orders failed");
    }
  }

  return { tick };
}

/** Couriers decline one offer in 25, the same ones in each run. */
function declines(orderId: number, courierId: number): boolean {
  return (orderId * 31 + courierId * 17) % 25 === 0;
}

/** Couriers report an incident in one delivery of 50. */
function hasIncident(orderId: number): boolean {
  return orderId % 50 === 0;
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
