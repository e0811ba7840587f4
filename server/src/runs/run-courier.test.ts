import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { middle } from "../catalog/testing.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { fundWallet } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { pickupCode } from "../orders/order-codes.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { addCourier } from "../orders/testing.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor } from "../testing.ts";
import { startRunTest } from "./testing.ts";

const run = await startRunTest();
const { ask, db, runDueJobs } = run;
let shopper = { token: "" };
let stores = { bakery: 0, kitchen: 0, grocer: 0 };

type Courier = Awaited<ReturnType<typeof newCourier>>;
let near: Courier;
let far: Courier;

beforeEach(async () => {
  await run.begin();
  await db.update(couriers).set({ active: false });
  stores = await run.addStores();
  const { token, customerId } = await addCustomer(db);
  shopper = { token };
  await fundWallet(db, customerId, 10_000);
  far = await newCourier(0.05);
  near = await newCourier(0);
});

afterEach(() => run.api.streams.close());

async function newCourier(away: number) {
  const position = { ...middle, latitude: middle.latitude + away };
  const courierId = await addCourier(db, { position });
  const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
  return { token, courierId };
}

const jobs = async (state: string, { token }: Courier) =>
  (await ask("GET /courier/jobs", { state }, { token })).body.jobs;
const idsOf = async (state: string, courier: Courier) =>
  (await jobs(state, courier)).map(({ id }) => id).toSorted();
const act = (
  action: "accept" | "decline" | "pickup" | "deliver" | "unassign" | "arrived",
  id: number,
  { token }: Courier,
  input: object = {},
) =>
  ask(`POST /courier/jobs/{id}/${action}`, { id, ...input }, { token, key: crypto.randomUUID() });
const route = async ({ token }: Courier) => (await ask("GET /courier/route", {}, { token })).body;
const read = async (run_id: number) => (await ask("GET /customer/run", { run_id }, shopper)).body;

/** A run that both stores have, and its orders by their ids. */
async function offeredRun(overrides: object = {}) {
  const { run: placed } = await run.placeTwo(shopper, stores, {
    payment_method: "wallet",
    ...overrides,
  });
  await runDueJobs();
  return { placed, ids: placed.orders.map(({ id }) => id).toSorted() };
}

async function prepare(ids: number[]) {
  for (const id of ids) {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    const storeId = order?.moduleId === run.food.module ? stores.bakery : stores.grocer;
    const store = { kind: "store", staffId: null, storeId } as const;
    const at = new Date();
    await transitionOrder(db, id, "processing", store, { at, processingMinutes: 5 });
    await transitionOrder(db, id, "handover", store, { at });
  }
}

test("is offered whole to one courier, who takes or declines all of it", async () => {
  const { placed, ids } = await offeredRun();
  expect(await idsOf("offered", near)).toEqual(ids);
  expect(await idsOf("offered", far)).toEqual([]);
  const [first, second] = await jobs("offered", near);
  expect([first?.run_id, second?.run_id]).toEqual([placed.id, placed.id]);
  expect(first?.offered_until).toBe(second?.offered_until);
  expect(first?.offer?.stops).toHaveLength(4);
  expect((await act("decline", ids[1] ?? 0, near)).status).toBe(200);
  expect(await idsOf("offered", near)).toEqual([]);
  await runDueJobs();
  expect(await idsOf("offered", far)).toEqual(ids);
  expect((await act("accept", ids[0] ?? 0, far)).status).toBe(200);
  expect(await idsOf("current", far)).toEqual(ids);
});

test("waits until the last store has accepted", async () => {
  const { ids } = await offeredRun({ payment_method: "cash_on_delivery" });
  const [first = 0, second = 0] = ids;
  const accept = async (id: number) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    const storeId = order?.moduleId === run.food.module ? stores.bakery : stores.grocer;
    const store = { kind: "store", staffId: null, storeId } as const;
    await transitionOrder(db, id, "confirmed", store, { at: new Date(), processingMinutes: 10 });
    await runDueJobs();
  };
  await accept(first);
  expect(await idsOf("offered", near)).toEqual([]);
  await accept(second);
  expect(await idsOf("offered", near)).toEqual(ids);
});

test("is handed over at the door at once, with one code and all its cash", async () => {
  const { placed, ids } = await offeredRun({ payment_method: "cash_on_delivery" });
  for (const id of ids) {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    const storeId = order?.moduleId === run.food.module ? stores.bakery : stores.grocer;
    const store = { kind: "store", staffId: null, storeId } as const;
    await transitionOrder(db, id, "confirmed", store, { at: new Date(), processingMinutes: 10 });
  }
  await runDueJobs();
  const [first = 0, second = 0] = ids;
  await act("accept", first, near);
  await prepare(ids);
  expect((await act("pickup", first, near)).status).toBe(200);
  expect((await read(placed.id)).state).toBe("collecting");
  expect((await act("pickup", second, near)).status).toBe(200);
  expect((await read(placed.id)).state).toBe("on_the_way");
  await act("arrived", first, near);
  const hand = (cash: number) =>
    act("deliver", second, near, { cash, ...(placed.otp && { otp: placed.otp }) });
  const [one] = placed.orders;
  expect(await hand(one?.order_amount ?? 0)).toMatchObject({
    status: 422,
    body: { errors: [{ code: "cash" }] },
  });
  expect((await hand(placed.run_amount)).status).toBe(200);
  expect(await idsOf("current", near)).toEqual([]);
  const after = await read(placed.id);
  expect(after.state).toBe("done");
  expect(after.stops.every(({ done_at }) => done_at !== undefined)).toBe(true);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("is given back whole before the first pickup, and offered again together", async () => {
  const { ids } = await offeredRun();
  const [first = 0] = ids;
  await act("accept", first, near);
  expect((await act("unassign", first, near, { reason: "Flat tyre" })).status).toBe(200);
  expect(await idsOf("current", near)).toEqual([]);
  await runDueJobs();
  expect(await idsOf("offered", far)).toEqual(ids);
});

test("is taken over whole by another courier, who fetches what is aboard by its code", async () => {
  const { placed, ids } = await offeredRun();
  const [first = 0, second = 0] = ids;
  await act("accept", first, near);
  await prepare(ids);
  await act("pickup", first, near);
  const { token } = await addStaff(db, { kind: "operator", role: "dispatcher" });
  const assign = (courier_id: number) =>
    ask("POST /desk/orders/{id}/assign", { id: first, courier_id }, { token, key: run.nextKey() });
  expect((await assign(near.courierId)).status).toBe(409);
  const { body } = await ask("GET /desk/orders/{id}/candidates", { id: first }, { token });
  expect(body.candidates.map(({ courier_id }) => courier_id)).toEqual([far.courierId]);
  expect((await assign(far.courierId)).status).toBe(200);
  expect(await idsOf("current", near)).toEqual([]);
  expect(await idsOf("current", far)).toEqual(ids);
  const fetched = (await jobs("current", far)).find(({ id }) => id === first);
  const { latitude, longitude } = middle;
  const met = { latitude, longitude, name: "Max Roux" };
  const code = pickupCode(run.api.settings.secret, first);
  expect(fetched).toMatchObject({
    ...{ state: "accepted", from_courier: true, handover_code: null },
    pickup: { ...met, phone: expect.any(String), ready_at: null },
  });
  const stop = (await route(far)).stops.find(({ job_id, kind }) => {
    return job_id === first && kind === "pickup";
  });
  expect(stop).toMatchObject(met);
  const waiting = { job_id: first, name: "Max Roux", code };
  expect((await route(near)).to_hand_over).toEqual([expect.objectContaining(waiting)]);
  expect((await act("deliver", first, far)).status).toBe(409);
  expect((await act("pickup", first, far, { code: "0000x" })).status).toBe(422);
  expect((await act("pickup", first, far, { code })).status).toBe(200);
  expect((await route(near)).to_hand_over).toEqual([]);
  expect((await act("pickup", second, far)).status).toBe(200);
  expect((await act("deliver", first, far, { otp: placed.otp ?? undefined })).status).toBe(200);
  expect((await read(placed.id)).state).toBe("done");
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("the courier who has it hears when another one has fetched it", async () => {
  const { ids } = await offeredRun();
  const [first = 0] = ids;
  await act("accept", first, near);
  await prepare(ids);
  await act("pickup", first, near);
  const { token } = await addStaff(db, { kind: "operator", role: "dispatcher" });
  const assigned = { id: first, courier_id: far.courierId };
  await ask("POST /desk/orders/{id}/assign", assigned, { token, key: run.nextKey() });
  const opened = requestFor("GET /courier/stream", {}, { token: near.token });
  const response = await run.api.app.fetch(opened, { address: "203.0.113.9" });
  const events = readEvents<{ job_id?: number; job?: object | null }>(response);
  const nextJob = async () => {
    for (;;) {
      const { event, data } = await nextOf(events);
      if (event === "job") return data;
    }
  };
  expect(await nextJob()).toEqual({ job_id: first, job: null });
  await act("pickup", first, far);
  expect(await nextJob()).toEqual({ job_id: first, job: null });
});

test("goes on with what is left when a store refuses", async () => {
  const { ids, placed } = await offeredRun();
  const [first = 0, second = 0] = ids;
  await act("accept", first, near);
  const gone = placed.orders.find(({ id }) => id === first);
  const store = { kind: "store", staffId: null, storeId: gone?.store_id ?? 0 } as const;
  await transitionOrder(db, first, "canceled", store, { at: new Date(), reason: "Sold out" });
  expect(await idsOf("current", near)).toEqual([second]);
});

test("fits into an empty bag with three stores, but not beside another delivery", async () => {
  const { kitchen } = stores;
  await run.fill(shopper, kitchen, run.food.module);
  await run.fill(shopper, stores.bakery, run.food.module);
  await run.fill(shopper, stores.grocer, run.grocery.module, 5);
  const stops = [
    run.stop(kitchen, run.food.module),
    run.stop(stores.bakery, run.food.module),
    run.stop(stores.grocer, run.grocery.module),
  ];
  const { run_amount } = (await run.quote(shopper, stops)).body;
  const { body } = await run.place(shopper, stops, { payment_method: "wallet", run_amount });
  const ids = body.run.orders.map(({ id }) => id).toSorted();
  await runDueJobs();
  expect(await idsOf("offered", near)).toEqual(ids);
  await act("accept", ids[0] ?? 0, near);
  expect(await idsOf("current", near)).toEqual(ids);
  const { ids: others } = await offeredRun();
  expect(await idsOf("offered", near)).toEqual([]);
  expect(await idsOf("offered", far)).toEqual(others);
});
