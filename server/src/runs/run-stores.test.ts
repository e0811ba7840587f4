import { basisPoints, minor } from "@errand/core/money";
import { localTime } from "@errand/core/time";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { stores as storesTable } from "../catalog/catalog.tables.ts";
import { addItem, middle } from "../catalog/testing.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { fundWallet } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { addCourier } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startRunTest } from "./testing.ts";

const run = await startRunTest();
const { ask, db, food, grocery, nextKey, runDueJobs } = run;
const minute = 60_000;
let shopper = { token: "" };
let courier = { token: "" };
let stores = { bakery: 0, kitchen: 0, grocer: 0 };
let baker = { token: "" };
let groceryStaff = { token: "" };

beforeEach(async () => {
  await run.begin();
  await run.configure({
    errandRun: run.errandRun,
    wallet: true,
    storeCommission: basisPoints(1000),
    additionalCharge: { name: { en: "Service fee", fr: "Frais de service" }, amount: minor(49) },
  });
  stores = await run.addStores();
  const customer = await addCustomer(db);
  shopper = { token: customer.token };
  await fundWallet(db, customer.customerId, 100_000);
  await db.update(couriers).set({ active: false });
  const courierId = await addCourier(db, { position: middle });
  courier = await addStaff(db, { kind: "courier", role: null, courierId });
  const owner = (storeId: number) => addStaff(db, { kind: "store_staff", role: "owner", storeId });
  [baker, groceryStaff] = await Promise.all([owner(stores.bakery), owner(stores.grocer)]);
});

const see = async (id: number, staff = baker) =>
  (await ask("GET /store/orders/{id}", { id }, staff)).body;
const accept = async (id: number, processing_time: number, staff = baker) => {
  const options = { ...staff, key: nextKey() };
  const { body } = await ask("POST /store/orders/{id}/accept", { id, processing_time }, options);
  return body.order;
};
const after = (from: string | null, to: string | null) =>
  Math.round((Date.parse(to ?? "") - Date.parse(from ?? "")) / minute);

/** The order of the bakery, alone: its total is what the refusal of another one says. */
async function placeAlone(item: number) {
  await run.put(shopper, item, food.module);
  const { body } = await ask("GET /customer/cart/list", {}, { ...shopper, ...food });
  expect(body).toHaveLength(1);
  const place = (order_amount: number) =>
    ask(
      "POST /customer/order/place",
      { ...run.order({ store_id: stores.bakery, payment_method: "wallet", order_amount }) },
      { ...food, ...shopper, key: nextKey() },
    );
  const refused = (await place(0)).body as { errors?: { data?: { order_amount: number } }[] };
  const placed = await place(refused.errors?.[0]?.data?.order_amount ?? 0);
  expect(placed.status).toBe(201);
  return placed.body.order_id;
}

async function placeInRun(item: number) {
  await run.put(shopper, item, food.module);
  await run.fill(shopper, stores.grocer, grocery.module, 5);
  const stops = [run.stop(stores.bakery, food.module), run.stop(stores.grocer, grocery.module)];
  const { run_amount } = (await run.quote(shopper, stops)).body;
  const { body } = await run.place(shopper, stops, { payment_method: "wallet", run_amount });
  const idIn = (storeId: number) =>
    body.run.orders.find(({ store_id }) => store_id === storeId)?.id ?? 0;
  return { run: body.run, id: idIn(stores.bakery), other: idIn(stores.grocer) };
}

/** Leads orders of one courier to the door, after their stores have accepted them. */
async function deliver(ids: number[]) {
  await runDueJobs();
  const act = async (action: "accept" | "pickup" | "arrived" | "deliver", id: number) => {
    const { body } = await ask("GET /customer/order/track", { order_id: id }, shopper);
    const input = { id, ...(action === "deliver" && body.otp && { otp: body.otp }) };
    const options = { ...courier, key: nextKey() };
    const { status } = await ask(`POST /courier/jobs/{id}/${action}`, input, options);
    expect([action, status]).toEqual([action, 200]);
  };
  const [first = 0] = ids;
  await act("accept", first);
  for (const id of ids) await act("pickup", id);
  await act("arrived", first);
  await act("deliver", first);
}

const ready = (id: number, staff = baker) =>
  ask("POST /store/orders/{id}/ready", { id }, { ...staff, key: nextKey() });

async function readPayout(id: number) {
  const { day } = localTime(new Date(), "Europe/Paris");
  const { body } = await ask(
    "GET /store/statements/{month}/orders",
    { month: day.slice(0, 7), day },
    baker,
  );
  const entry = body.orders.find(({ order_id }) => order_id === id);
  return entry && { ...entry, order_id: null, journals: entry.journals.length };
}

describe("the store of an order in a run", () => {
  test("promises, prepares and earns what it does with the same order alone", async () => {
    const item = await addItem(db, { storeId: stores.bakery });
    const alone = await placeAlone(item);
    const seenAlone = await see(alone);
    const begunAlone = await accept(alone, 12);
    await ready(alone);
    await deliver([alone]);

    const placed = await placeInRun(item);
    const seen = await see(placed.id);
    const begun = await accept(placed.id, 12);
    await accept(placed.other, 12, groceryStaff);
    await ready(placed.id);
    await ready(placed.other, groceryStaff);
    await deliver([placed.id, placed.other]);

    const toPromise = ({ created_at, accept_by, ...order }: typeof seen) => ({
      minutes: [order.min_delivery_time, order.max_delivery_time],
      status: order.order_status,
      acceptMinutes: after(created_at, accept_by),
      start: order.start_at,
      run: order.run_id,
      lines: order.details.map(({ id: _id, order_id: _order, ...line }) => line),
      sold: order.receipt.lines
        .filter(({ key }) => key === "items" || key === "tax")
        .map(({ key, amount, added }) => [key, amount, added]),
    });
    const toPreparation = (order: typeof begun) => [
      order.order_status,
      order.processing_time,
      after(order.start_at ?? order.processing, order.ready_by),
    ];
    expect(toPromise(seen)).toEqual(toPromise(seenAlone));
    expect(toPreparation(begun)).toEqual(toPreparation(begunAlone));
    expect(toPreparation(begun)).toEqual(["processing", 12, 12]);
    expect(await readPayout(placed.id)).toEqual(await readPayout(alone));
    expect(await readPayout(alone)).toMatchObject({ commission: 1 });
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("is told to begin so that it is ready when the courier comes", async () => {
    await db
      .update(storesTable)
      .set({ minDeliveryMinutes: 50, maxDeliveryMinutes: 60 })
      .where(eq(storesTable.id, stores.grocer));
    const placed = await placeInRun(await addItem(db, { storeId: stores.bakery }));
    const stop = placed.run.stops.find(({ order_id }) => order_id === placed.id);
    const seen = await see(placed.id);
    expect(seen.order_status).toBe("confirmed");
    expect(after(seen.start_at, stop?.planned_at ?? null)).toBe(seen.min_delivery_time);
    expect(Date.parse(seen.start_at ?? "")).toBeGreaterThan(Date.parse(seen.created_at));
    // What takes the longest begins at once.
    expect((await see(placed.other, groceryStaff)).start_at).toBeNull();

    const accepted = await accept(placed.id, 10);
    expect(accepted.order_status).toBe("processing");
    expect(accepted.ready_by).toBe(stop?.planned_at);
    expect(after(accepted.start_at, accepted.ready_by)).toBe(10);
    const { body } = await ask("GET /customer/order/track", { order_id: placed.id }, shopper);
    expect(Date.parse(body.expected_at ?? "")).toBeGreaterThanOrEqual(
      Date.parse(placed.run.window.from),
    );
  });

  test("begins at once when the other store refuses", async () => {
    await db
      .update(storesTable)
      .set({ minDeliveryMinutes: 50, maxDeliveryMinutes: 60 })
      .where(eq(storesTable.id, stores.grocer));
    const placed = await placeInRun(await addItem(db, { storeId: stores.bakery }));
    expect((await see(placed.id)).start_at).not.toBeNull();
    const refusal = { id: placed.other, reason: "Sold out" };
    await ask("POST /store/orders/{id}/reject", refusal, { ...groceryStaff, key: nextKey() });
    expect((await see(placed.id)).start_at).toBeNull();
  });
});

test("a refund is of one order alone, with its part of the fee only where that is named", async () => {
  const item = await addItem(db, { storeId: stores.bakery });
  const placed = await placeInRun(item);
  await accept(placed.id, 12);
  await accept(placed.other, 12, groceryStaff);
  await ready(placed.id);
  await ready(placed.other, groceryStaff);
  await deliver([placed.id, placed.other]);
  const desk = await addStaff(db, { kind: "operator", role: "support" });
  const refund = (input: { lines: { detail_id: number; quantity: number }[]; delivery: 0 | 1 }) =>
    ask(
      "POST /desk/orders/{id}/refund",
      { id: placed.id, decision: "approve", method: "wallet", ...input },
      { ...desk, key: nextKey() },
    );
  const [line] = (await see(placed.id)).details;
  const part = placed.run.orders.find(({ id }) => id === placed.id)?.delivery_charge ?? 0;
  const lines = [{ detail_id: line?.id ?? 0, quantity: 1 }];
  const { body } = await refund({ lines, delivery: 1 });
  expect(part).toBeGreaterThan(0);
  expect(body.refund).toMatchObject({ delivery_amount: part });
  const { orders } = (await ask("GET /customer/run", { run_id: placed.run.id }, shopper)).body;
  const other = orders.find(({ id }) => id === placed.other);
  expect(other).toMatchObject({ payment_status: "paid", receipt: { refunded: 0 } });
  expect((await reconcile(db)).disagreements).toEqual([]);
});
