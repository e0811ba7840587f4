import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { walletBalance } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { parcelOrders } from "../order-rows/parcel-orders.tables.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { addParcelCategory, receiver } from "../parcel/testing.ts";
import { paymentAllocations, payments } from "../payments/payments.tables.ts";
import { getOrderOf, type RunShopper, startRunTest, toCents } from "./testing.ts";

const run = await startRunTest();
const { ask, db, food, grocery } = run;
const { category } = await addParcelCategory(db, run.seeded.zoneId);
let shopper = { token: "" };
let customerId = 0;
let stores = { bakery: 0, kitchen: 0, grocer: 0 };

beforeEach(async () => {
  await run.begin();
  stores = await run.addStores();
  const { token, ...payer } = await run.addPayer(20_000);
  shopper = { token };
  customerId = payer.customerId;
});

type Direction = "collect" | "bring";
const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const read = async (run_id: number) => (await ask("GET /customer/run", { run_id }, shopper)).body;

const parcelStop = (direction: Direction, other: object = {}) => ({
  kind: "parcel" as const,
  direction,
  parcel_category_id: category.id,
  other: { ...receiver, ...other },
});

async function fillStops(direction: Direction, who: RunShopper = shopper) {
  await run.fill(who, stores.bakery, food.module);
  await run.fill(who, stores.grocer, grocery.module, 5);
  return [
    run.stop(stores.bakery, food.module),
    run.stop(stores.grocer, grocery.module),
    parcelStop(direction),
  ];
}

/** Two stores and a parcel, as they are quoted and placed. */
async function place(direction: Direction, overrides: object = {}, who: RunShopper = shopper) {
  const stops = await fillStops(direction, who);
  const method = { payment_method: "wallet", ...overrides };
  const { body: quoted } = await run.quote(who, stops, method);
  const { run_amount } = quoted;
  const placed = await run.place(who, stops, { run_amount, ...method });
  expect([placed.status, placed.body.errors]).toEqual([201, undefined]);
  const placedRun = placed.body.run;
  const parcel = placedRun.orders.find(({ order_type }) => order_type === "parcel");
  if (!parcel) throw new Error("the run has no parcel");
  return { quoted, run: placedRun, parcel };
}

test("fetches a parcel on the way to the address of the run, in one of three orders", async () => {
  const { quoted, run: placed, parcel } = await place("collect");
  expect(placed).toMatchObject({
    run_amount: quoted.run_amount,
    fee: quoted.fee,
    alone_fee: quoted.alone_fee,
  });
  expect(placed.orders).toHaveLength(3);
  expect(quoted.stops.map(({ kind }) => kind)).toEqual(["pickup", "pickup", "pickup", "dropoff"]);
  expect(placed.stops.map(({ kind }) => kind)).toEqual(["pickup", "pickup", "pickup", "dropoff"]);
  expect(placed.stops.find(({ order_id }) => order_id === parcel.id)).toMatchObject({
    name: receiver.contact_person_name,
    address: receiver.address,
  });
  expect(parcel).toMatchObject({
    order_status: "confirmed",
    delivery_address: { address: receiver.address, contact_person_number: "+33687654321" },
    receiver_details: { address: "2 Place des Essais" },
    otp: placed.otp,
  });
  expect(placed.stops.at(-1)).toMatchObject({ order_id: null, address: "2 Place des Essais" });
});

test("takes a parcel along at the door and brings it on, with a code of its own", async () => {
  const verified = { errandRun: run.errandRun, wallet: true, deliveryVerification: true };
  await run.configure(verified);
  const { quoted, run: placed, parcel } = await place("bring");
  const kinds = ["pickup", "pickup", "dropoff", "dropoff"];
  expect(quoted.stops.map(({ kind }) => kind)).toEqual(kinds);
  expect(quoted.stops.map(({ stop }) => stop).slice(2)).toEqual([null, 2]);
  expect(placed.stops.map(({ kind }) => kind)).toEqual(kinds);
  expect(placed.stops.at(-1)).toMatchObject({ order_id: parcel.id, address: receiver.address });
  expect(new Date(placed.stops[3]?.planned_at ?? 0).getTime()).toBeGreaterThan(
    new Date(placed.stops[2]?.planned_at ?? 0).getTime(),
  );
  expect(parcel.otp).not.toBeNull();
  expect(placed.otp).toBe(placed.orders.find(({ id }) => id !== parcel.id)?.otp);
});

test("costs one fee, whose parts sum to it and the allocations to the payment", async () => {
  const { run: placed, parcel } = await place("bring", { dm_tips: 3 });
  expect(placed.fee).toBeLessThan(placed.alone_fee);
  expect(sumOf(placed.orders.map(({ delivery_charge }) => toCents(delivery_charge)))).toBe(
    toCents(placed.fee),
  );
  expect(sumOf(placed.orders.map(({ dm_tips }) => toCents(dm_tips)))).toBe(300);
  expect(parcel.delivery_charge).toBeLessThan(4);
  const [share] = await db
    .select()
    .from(paymentAllocations)
    .where(eq(paymentAllocations.orderId, parcel.id));
  const shares = await db
    .select()
    .from(paymentAllocations)
    .where(eq(paymentAllocations.paymentId, share?.paymentId ?? 0));
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.id, share?.paymentId ?? 0));
  expect(shares).toHaveLength(3);
  expect(sumOf(shares.map(({ amount }) => amount))).toBe(payment?.amount);
  expect(payment?.amount).toBe(toCents(placed.run_amount));
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("brings the parcel and the other store for no more when a store refuses", async () => {
  const { run: placed, parcel } = await place("bring");
  const gone = getOrderOf(placed, stores.bakery);
  await run.refuse(placed, stores.bakery);
  const after = await read(placed.id);
  expect(after.state).toBe("collecting");
  expect(after.run_amount).toBeLessThanOrEqual(placed.run_amount - gone.order_amount + 0.001);
  expect(after.orders.find(({ id }) => id === parcel.id)?.order_status).toBe("confirmed");
  expect(await walletBalance(db, customerId)).toBe(20_000 - toCents(after.run_amount));
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("prices the parcel anew when the customer cancels a store, as far as that was paid", async () => {
  const { run: placed, parcel } = await place("collect");
  const input = { order_id: getOrderOf(placed, stores.bakery).id, note: "Not hungry" };
  expect((await ask("PUT /customer/order/cancel", input, shopper)).status).toBe(200);
  const after = await read(placed.id);
  const changed = after.orders.find(({ id }) => id === parcel.id);
  expect(changed?.delivery_charge).toBeGreaterThan(parcel.delivery_charge);
  expect(changed).toMatchObject({ payment_status: "paid", receipt: { due: 0 } });
  expect(after.fee).toBeLessThanOrEqual(placed.fee);
  expect(await walletBalance(db, customerId)).toBe(20_000 - toCents(after.run_amount));
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("brings what the stores sell when the desk cannot take the parcel", async () => {
  const { run: placed, parcel } = await place("collect");
  const desk = { kind: "desk", staffId: null } as const;
  await transitionOrder(db, parcel.id, "canceled", desk, { at: new Date(), reason: "Too heavy" });
  const after = await read(placed.id);
  expect(after.orders.map(({ order_status }) => order_status).toSorted()).toEqual([
    "canceled",
    "confirmed",
    "confirmed",
  ]);
  expect(after.run_amount).toBeLessThanOrEqual(placed.run_amount - parcel.order_amount + 0.001);
  expect(await walletBalance(db, customerId)).toBe(20_000 - toCents(after.run_amount));
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("is canceled whole, with the parcel", async () => {
  const { run: placed } = await place("collect");
  const input = { run_id: placed.id, note: "Not today" };
  const { body } = await ask("PUT /customer/run/cancel", input, shopper);
  expect(body.run).toMatchObject({ state: "canceled", actions: [] });
  expect(await walletBalance(db, customerId)).toBe(20_000);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("asks the parcel's courier for cash at the address of the run, whoever sends it", async () => {
  const guest = await run.begin();
  const collected = await place("collect", { payment_method: "cash_on_delivery" }, guest);
  const brought = await place("bring", { payment_method: "cash_on_delivery" }, guest);
  const payerOf = async (orderId: number) => {
    const [row] = await db.select().from(parcelOrders).where(eq(parcelOrders.orderId, orderId));
    return row?.chargePayer;
  };
  expect(await payerOf(collected.parcel.id)).toBe("receiver");
  expect(await payerOf(brought.parcel.id)).toBe("sender");
});

test("can be paid in cash after all: its parcel then waits for the courier", async () => {
  const guest = await run.begin();
  const { run: placed, parcel } = await place(
    "collect",
    { payment_method: "digital_payment" },
    guest,
  );
  expect(placed.state).toBe("unpaid");
  const { body } = await ask("PUT /customer/run/payment-method", run.proof(guest, placed.id));
  expect(body.run.orders.find(({ id }) => id === parcel.id)).toMatchObject({
    order_status: "confirmed",
    payment_method: "cash_on_delivery",
  });
});

test("places nothing when the parcel cannot be brought", async () => {
  const stops = await fillStops("bring");
  const refusedFor = async (other: object) => {
    const before = await db.$count(orders);
    const stop = parcelStop("bring", other);
    const changed = [...stops.slice(0, 2), stop];
    const placing = { payment_method: "wallet", run_amount: 1 };
    const { body } = await run.place(shopper, changed, placing);
    expect(await db.$count(orders)).toBe(before);
    return body.errors;
  };
  expect(await refusedFor({ latitude: 10, longitude: 10 })).toMatchObject([
    { code: "receiver_zone", data: { stop: 2 } },
  ]);
  expect(await refusedFor({ contact_person_number: "0123456789" })).toMatchObject([
    { code: "contact_person_number", data: { stop: 2 } },
  ]);
});

test("takes three stores and a parcel, but neither two parcels nor four stores", async () => {
  const stops = await fillStops("collect");
  await run.fill(shopper, stores.kitchen, food.module);
  const kitchen = run.stop(stores.kitchen, food.module);
  await run.configure({
    errandRun: { ...run.errandRun, waits: [60, 60, 60], extraStopFee: minor(80) },
    wallet: true,
  });
  expect((await run.quote(shopper, [...stops, kitchen])).status).toBe(200);
  const [bakery, grocer, parcel] = stops;
  expect(
    await run.quote(shopper, [bakery ?? {}, grocer ?? {}, parcel ?? {}, parcelStop("bring")]),
  ).toMatchObject({
    status: 422,
    body: { errors: [{ code: "run", data: { reason: "couriers", stop: 3 } }] },
  });
  expect((await run.quote(shopper, [...stops, kitchen, kitchen])).status).toBe(422);
});
