import type { Order } from "@errand/core/orders/orders.types";
import { runAsLeader } from "@errand/server/database/leader";
import { pause } from "@errand/server/process/pause";
import type { ComposedApi } from "@errand/server/services";
import { fillOrders } from "../fill/orders.ts";
import { fillStaff } from "../fill/staff.ts";
import { answerMessages } from "./chat-answers.ts";
import { endShifts } from "./end-shifts.ts";
import { findPeople, nobody } from "./find-people.ts";
import { renewFlashSales } from "./flash-sales.ts";
import { createInterval } from "./interval.ts";
import { createFailureLog } from "./log-failure.ts";
import { createPeopleAtStores } from "./people-at-stores.ts";
import { readActiveOrders } from "./read-active-orders.ts";
import { decideRefunds } from "./refund-desk.ts";
import { createOrderSimulation } from "./simulate-orders.ts";
import { createTownReader, type SimulatorParts, withoutPeople } from "./simulator-parts.ts";
import { createStaffClients } from "./staff-clients.ts";
import { createStoreScreens } from "./store-screens.ts";
import { createTownCouriers } from "./town-couriers.ts";
import { createTownProviders } from "./town-providers.ts";

export interface SimulatorOptions {
  api: Pick<ComposedApi, "app" | "clock" | "db" | "log" | "maps" | "settings">;
  /** The speed of preparation and delivery; 1 by default. */
  speed?: number;
  /** The stores and rental providers that are left to people, by id. */
  leftToPeople?: ReadonlySet<number>;
}

const lock = 4;
const tickMs = 1000;
/** Milliseconds between checks for ended flash sales, and for couriers whose shift is over. */
const minuteMs = 60_000;

/**
 * Simulates the stores, couriers, rental providers and the desk of the demo town: they accept
 * orders, prepare them, drive them along the streets to the customer, hand vehicles over and take
 * them back, and decide refunds and requests to cancel. They sign in and use the endpoints for
 * staff, nothing else. A store that a person serves is left to that person, as are a courier and a
 * rental provider as whom a person has signed in. One of the processes that share a database runs
 * the simulator; a restart continues where it stopped.
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
export function createSimulator({ api, speed = 1, leftToPeople = new Set() }: SimulatorOptions) {
  const clients = createStaffClients(api);
  const { desk, support } = clients;
  const readWholeTown = createTownReader(api.db);
  const people = createPeopleAtStores(desk, readWholeTown, leftToPeople);
  /** Those of the last tick that read them. */
  let signedIn = nobody;
  const readOwnTown = async () =>
    withoutPeople(await readWholeTown(), { serve: people.serve, ...signedIn });
  const providerIds = async () => (await readOwnTown()).providerIds;
  const couriers = createTownCouriers(api.maps);
  const providers = createTownProviders(providerIds, clients.store);
  const screens = createStoreScreens(clients.store);
  const logFailure = createFailureLog(api.log);
  const parts: SimulatorParts = {
    ...{ api, speed, clients, couriers, screens, readOwnTown, logFailure },
  };
  const simulateOrders = createOrderSimulation(parts);
  const isTimeForSales = createInterval(minuteMs);
  const isTimeForShifts = createInterval(minuteMs);
  let orders: Order[] = [];

  async function tick(now: Date): Promise<void> {
    if (isTimeForSales(now)) await renewFlashSales(api.db, now);
    await logFailure(null, async () => (await people.look(now)).forEach(screens.turnOn));
    await logFailure(null, async () => {
      signedIn = await findPeople(api.db);
    });
    await logFailure(null, async () => {
      orders = await readActiveOrders(desk);
      await simulateOrders(orders, now);
    });
    await logFailure(null, () => decideRefunds(clients, { now, speed, peopleServe: people.serve }));
    await logFailure(null, () => providers.tick(now, speed, logFailure));
    await logFailure(null, async () => {
      const town = await readOwnTown();
      const providerIds = providers.withCustomers().filter((id) => town.providerIds.includes(id));
      const writers = { orders, providerIds, town };
      await answerMessages(support, writers, clients.of, { now, speed });
    });
    await logFailure(null, async () => {
      const { storeIds } = await readOwnTown();
      await screens.tick(now, storeIds, (_storeId, report) => logFailure(null, report));
    });
    if (isTimeForShifts(now)) await logFailure(null, () => endShifts(parts));
  }

  return { tick };
}
