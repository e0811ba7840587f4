import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { zoneModules } from "../location/zones.tables.ts";
import { deliveryLocation } from "../orders/testing.ts";
import { startRunTest } from "./testing.ts";

const run = await startRunTest();
const { ask, db, setNow, configure, food, grocery, zones, errandRun } = run;
let guest = { guest_id: "" };
let bakery = 0;
let kitchen = 0;
let grocer = 0;

beforeEach(async () => {
  guest = await run.begin();
  ({ bakery, kitchen, grocer } = await run.addStores());
});

const fill = (storeId: number, module: number) => run.fill(guest, storeId, module);
const stop = (storeId: number, module = food.module) => run.stop(storeId, module);
const quote = (stops: object[], overrides: object = {}) => run.quote(guest, stops, overrides);

test("quotes the carts of two stores with one courier, for less than apart", async () => {
  await fill(bakery, food.module);
  await fill(grocer, grocery.module);
  const { status, body } = await quote([stop(bakery), stop(grocer, grocery.module)]);
  expect(status).toBe(200);
  expect(body.fee).toBeLessThan(body.alone_fee);
  const receipts = body.receipts.map(({ receipt }) => receipt);
  const paid = receipts.flatMap(({ lines }) =>
    lines.filter(({ key }) => key === "delivery_charge").map(({ amount }) => amount),
  );
  expect(paid.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(body.fee, 5);
  expect(receipts.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(body.run_amount, 5);
  expect(body.stops.map(({ kind }) => kind)).toEqual(["pickup", "pickup", "dropoff"]);
  expect(body.stops.map(({ stop: index }) => index)).toEqual([1, 0, null]);
});

test("quotes a parked cart beside the active one of the same module", async () => {
  await fill(bakery, food.module);
  await fill(kitchen, food.module);
  const { body } = await quote([stop(bakery), stop(kitchen)]);
  expect(body.receipts).toHaveLength(2);
});

test("splits the tip and the service fee, each paid once", async () => {
  await configure({
    errandRun,
    additionalCharge: { name: { en: "Service fee", fr: "Frais de service" }, amount: minor(49) },
  });
  await fill(bakery, food.module);
  await fill(grocer, grocery.module);
  const { body } = await quote([stop(bakery), stop(grocer, grocery.module)], { dm_tips: 3 });
  const sum = (key: string) =>
    body.receipts
      .flatMap(({ receipt }) => receipt.lines)
      .filter((line) => line.key === key)
      .reduce((total, { amount }) => total + amount, 0);
  expect([sum("dm_tips"), sum("additional_charge")]).toEqual([3, 0.49]);
});

test("names the stop whose cart is empty", async () => {
  await fill(bakery, food.module);
  const { status, body } = await quote([stop(bakery), stop(kitchen)]);
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { errors: [{ data: { stop: 1 } }] },
  });
});

test("refuses a store that delivers itself, and says what separate orders cost", async () => {
  await fill(bakery, food.module);
  await fill(grocer, grocery.module);
  await db.update(stores).set({ selfDelivery: true }).where(eq(stores.id, grocer));
  const response = await quote([stop(bakery), stop(grocer, grocery.module)]);
  expect(response).toMatchObject({
    status: 422,
    body: { errors: [{ code: "run", data: { reason: "own_delivery", stop: 1, couriers: 2 } }] },
  });
});

test("refuses cash when the orders together are more than one order may be", async () => {
  await fill(bakery, food.module);
  await fill(grocer, grocery.module);
  const stops = [stop(bakery), stop(grocer, grocery.module)];
  const inCash = () => quote(stops, { payment_method: "cash_on_delivery" });
  expect((await inCash()).status).toBe(200);
  await db.update(zoneModules).set({ maximumCashOrder: minor(1500) });
  expect(await inCash()).toMatchObject({
    status: 422,
    body: { errors: [{ field: "payment_method" }] },
  });
  await db.update(zoneModules).set({ maximumCashOrder: null });
});

const at = {
  latitude: String(deliveryLocation.latitude),
  longitude: String(deliveryLocation.longitude),
};

test("says what a store on the way adds to the carts, and why another cannot be added", async () => {
  await fill(bakery, food.module);
  await db.update(stores).set({ selfDelivery: true }).where(eq(stores.id, kitchen));
  const { body } = await ask(
    "GET /customer/run/reach",
    { ...guest, store_ids: [bakery, kitchen, grocer] },
    { zones, headers: at },
  );
  expect(body.stores).toMatchObject([
    { store_id: kitchen, reason: "own_delivery" },
    { store_id: grocer, minutes: expect.any(Number) },
  ]);
  await fill(grocer, grocery.module);
  // Both are planned from the moment in which they are asked for.
  setNow(new Date());
  const quoted = (await quote([stop(bakery), stop(grocer, grocery.module)])).body;
  const [receipt] = quoted.receipts;
  expect(receipt).toBeDefined();
  const alone = quoted.alone_fee / 2;
  expect(body.stores[1]?.extra).toBeCloseTo(quoted.fee - alone, 5);
  expect(body.stores[1]?.reason).toBeUndefined();
  expect(body.run).toBeNull();
  const both = await ask(
    "GET /customer/run/reach",
    { ...guest, store_ids: [bakery] },
    { zones, headers: at },
  );
  setNow(null);
  const { fee, alone_fee, window } = quoted;
  const visited = quoted.stops.flatMap(({ stop: place }) =>
    place === null ? [] : ([bakery, grocer][place] ?? []),
  );
  const run = { fee, alone_fee, window, store_ids: visited };
  expect(both.body).toEqual({ stores: [expect.objectContaining({ store_id: bakery })], run });
  expect(both.body.stores[0]?.extra).toBeCloseTo(fee - alone, 5);
});

test("leaves out the only store with a cart: it adds nothing to itself", async () => {
  await fill(bakery, food.module);
  const input = { ...guest, store_ids: [bakery, grocer] };
  const { body } = await ask("GET /customer/run/reach", input, { zones, headers: at });
  expect(body.stores.map(({ store_id }) => store_id)).toEqual([grocer]);
});

test("counts free delivery in what a store adds, and in what the run costs", async () => {
  const read = async () => {
    const input = { ...guest, store_ids: [grocer] };
    return (await ask("GET /customer/run/reach", input, { zones, headers: at })).body;
  };
  const reach = async () => (await read()).stores[0]?.extra ?? Number.NaN;
  await fill(bakery, food.module);
  const usual = await reach();
  expect(usual).toBeGreaterThan(0);
  await db.update(stores).set({ freeDelivery: true }).where(eq(stores.id, grocer));
  expect(await reach()).toBe(0);
  await db.update(stores).set({ freeDelivery: false }).where(eq(stores.id, grocer));
  // What is free with the cart is not free with the errand.
  await db.update(stores).set({ freeDelivery: true }).where(eq(stores.id, bakery));
  const withOthers = await reach();
  await fill(grocer, grocery.module);
  const quoted = (await quote([stop(bakery), stop(grocer, grocery.module)])).body;
  const delivery = quoted.receipts
    .flatMap(({ receipt }) => receipt.lines)
    .filter(({ key }) => key === "delivery_charge" || key === "free_delivery")
    .reduce((sum, { amount }) => sum + amount, 0);
  expect(withOthers).toBeCloseTo(delivery, 5);
  const { run } = await read();
  expect(run?.fee).toBeCloseTo(delivery, 5);
  expect(run?.fee).toBeLessThan(quoted.fee);
  expect(run?.alone_fee).toBeLessThan(quoted.alone_fee);
});

test.skipIf(process.env.ERRAND_TEST_FEATURES === "on")(
  "is off until the shop offers runs",
  async () => {
    await configure({});
    expect(await quote([stop(bakery), stop(kitchen)])).toMatchObject({
      status: 403,
      body: { errors: [{ code: "feature_off", field: "stops" }] },
    });
  },
);
