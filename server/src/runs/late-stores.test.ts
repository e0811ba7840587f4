import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { middle } from "../catalog/testing.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { lateStoresJob } from "../delivery/late-stores.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { fundWallet } from "../ledger/testing.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { addCourier } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startRunTest } from "./testing.ts";

const run = await startRunTest();
const { ask, db, food, grocery, nextKey, runDueJobs, setNow } = run;
let shopper = { token: "" };
let stores = { bakery: 0, kitchen: 0, grocer: 0 };
let first: Awaited<ReturnType<typeof newCourier>>;
let second: Awaited<ReturnType<typeof newCourier>>;

beforeEach(async () => {
  await run.begin();
  setNow(null);
  await db.update(couriers).set({ active: false });
  stores = await run.addStores();
  const customer = await addCustomer(db);
  shopper = { token: customer.token };
  await fundWallet(db, customer.customerId, 100_000);
  second = await newCourier(0.05);
  first = await newCourier(0);
});

async function newCourier(away: number) {
  const position = { ...middle, latitude: middle.latitude + away };
  const courierId = await addCourier(db, { position });
  return addStaff(db, { kind: "courier", role: null, courierId });
}

const act = (action: "accept" | "pickup" | "deliver", id: number, token: string, input = {}) =>
  ask(`POST /courier/jobs/{id}/${action}`, { id, ...input }, { token, key: nextKey() });
const jobs = async (state: string, { token }: { token: string }) =>
  (await ask("GET /courier/jobs", { state }, { token })).body.jobs.map(({ id }) => id).toSorted();

/** A run of these stores with its courier, who has the order of the first one aboard. */
async function fetchFirst(storeIds: readonly number[]) {
  const moduleOf = (storeId: number) => (storeId === stores.grocer ? grocery.module : food.module);
  for (const storeId of storeIds) await run.fill(shopper, storeId, moduleOf(storeId), 5);
  const stops = storeIds.map((storeId) => run.stop(storeId, moduleOf(storeId)));
  const { run_amount } = (await run.quote(shopper, stops)).body;
  const { body } = await run.place(shopper, stops, { payment_method: "wallet", run_amount });
  const ids = storeIds.map(
    (storeId) => body.run.orders.find(({ store_id }) => store_id === storeId)?.id ?? 0,
  );
  await runDueJobs();
  const [aboard = 0] = ids;
  expect((await act("accept", aboard, first.token)).status).toBe(200);
  await makeReady(aboard, storeIds[0] ?? 0);
  expect((await act("pickup", aboard, first.token)).status).toBe(200);
  return { ids, run: body.run };
}

async function makeReady(id: number, storeId: number) {
  const store = { kind: "store", staffId: null, storeId } as const;
  await transitionOrder(db, id, "processing", store, { at: new Date(), processingMinutes: 5 });
  await transitionOrder(db, id, "handover", store, { at: new Date() });
}

/** Minutes after the courier was planned at the store of an order. */
async function waitAt(id: number, minutes: number) {
  const [cart] = await db.select().from(cartOrders).where(eq(cartOrders.orderId, id));
  setNow(new Date((cart?.pickupAt?.getTime() ?? 0) + minutes * 60_000));
  await enqueue(db, lateStoresJob, {});
  await runDueJobs();
}

test("a store that is more than five minutes late gets its own courier while a meal is aboard", async () => {
  const { ids, run: placed } = await fetchFirst([stores.bakery, stores.kitchen, stores.grocer]);
  const [aboard = 0, late = 0, last = 0] = ids;
  await makeReady(last, stores.grocer);
  await waitAt(late, 4);
  expect(await jobs("current", first)).toEqual([...ids].toSorted());
  await waitAt(late, 6);
  expect(await jobs("current", first)).toEqual([aboard, last].toSorted());
  expect(await jobs("offered", second)).toEqual([late]);
  const { body } = await ask("GET /customer/run", { run_id: placed.id }, shopper);
  expect([body.run_amount, body.fee]).toEqual([placed.run_amount, placed.fee]);

  // What is left of the run is handed over without it.
  await act("pickup", last, first.token);
  const otp = placed.otp ? { otp: placed.otp } : {};
  expect((await act("deliver", last, first.token, otp)).status).toBe(200);
  expect(await jobs("current", first)).toEqual([]);
});

test("the courier waits at the last store, however late it is", async () => {
  const { ids } = await fetchFirst([stores.bakery, stores.kitchen]);
  await waitAt(ids[1] ?? 0, 30);
  expect(await jobs("current", first)).toEqual([...ids].toSorted());
});

test("the courier waits while nothing hot is aboard", async () => {
  const { ids } = await fetchFirst([stores.grocer, stores.bakery, stores.kitchen]);
  await waitAt(ids[1] ?? 0, 30);
  expect(await jobs("current", first)).toEqual([...ids].toSorted());
});
