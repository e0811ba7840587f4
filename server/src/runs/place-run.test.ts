import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer, addGuest } from "../cart/testing.ts";
import { addItem } from "../catalog/testing.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { runs } from "../order-rows/runs.tables.ts";
import { paymentAllocations, payments } from "../payments/payments.tables.ts";
import { stockOf } from "../stock/testing.ts";
import { type RunShopper, startRunTest, toCents } from "./testing.ts";

const run = await startRunTest();
const { ask, db, food, grocery, nextKey, press } = run;
let guest = { guest_id: "" };
let stores = { bakery: 0, kitchen: 0, grocer: 0 };

beforeEach(async () => {
  guest = await run.begin();
  stores = await run.addStores();
});

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];
const bothStops = () => [
  run.stop(stores.bakery, food.module),
  run.stop(stores.grocer, grocery.module),
];
const read = (id: number, shopper: RunShopper = guest) =>
  ask("GET /customer/run", run.proof(shopper, id), run.options(shopper));
const carts = async () => (await ask("GET /customer/carts", guest)).body.carts;
const pay = (id: number) => run.pay(guest, id);
const statuses = async (id: number) =>
  (await read(id)).body.orders.map(({ order_status }) => order_status);

test("places an order in each store with one courier's fee, and empties the carts", async () => {
  const { quoted, run: placed } = await run.placeTwo(guest, stores);
  expect(placed).toMatchObject({
    state: "collecting",
    run_amount: quoted.run_amount,
    fee: quoted.fee,
    alone_fee: quoted.alone_fee,
    actions: ["cancel"],
    stops: [{ kind: "pickup" }, { kind: "pickup" }, { kind: "dropoff", order_id: null }],
  });
  expect(placed.orders.map(({ store_id }) => store_id).toSorted()).toEqual(
    [stores.bakery, stores.grocer].toSorted(),
  );
  expect(placed.orders.every(({ run_id }) => run_id === placed.id)).toBe(true);
  expect(new Set(placed.orders.map(({ otp }) => otp)).size).toBe(1);
  expect(placed.otp).toBe(placed.orders[0]?.otp);
  const alone = placed.orders.map(({ original_delivery_charge: charge }) => toCents(charge));
  expect(alone.reduce((sum, charge) => sum + charge, 0)).toBe(toCents(placed.alone_fee));
  expect(await carts()).toEqual([]);
  expect((await read(placed.id)).body).toEqual(placed);
});

test("places parked carts and leaves the others", async () => {
  await run.fill(guest, stores.bakery, food.module);
  await run.fill(guest, stores.grocer, grocery.module);
  // The bakery's cart is parked then.
  await run.fill(guest, stores.kitchen, food.module);
  const { run_amount } = (await run.quote(guest, bothStops())).body;
  expect((await run.place(guest, bothStops(), { run_amount })).status).toBe(201);
  expect(await carts()).toMatchObject([{ store_id: stores.kitchen, state: "active" }]);
});

test("changes nothing when the total is another one, and says what it is", async () => {
  await run.fill(guest, stores.bakery, food.module);
  await run.fill(guest, stores.grocer, grocery.module);
  const { run_amount } = (await run.quote(guest, bothStops())).body;
  const before = await db.$count(runs);
  const { status, errors } = await run.refused(() =>
    run.place(guest, bothStops(), { run_amount: run_amount - 1 }),
  );
  expect(status).toBe(409);
  expect(errors).toMatchObject([
    { code: "price_changed", data: { run_amount, receipts: [{ stop: 0 }, { stop: 1 }] } },
  ]);
  expect(await db.$count(runs)).toBe(before);
});

test("places none of the orders when one item is sold out", async () => {
  await run.fill(guest, stores.bakery, food.module);
  const item = await run.fill(guest, stores.grocer, grocery.module, 1);
  const { run_amount } = (await run.quote(guest, bothStops())).body;
  const other = { guest_id: (await addGuest(db)).guestId };
  await run.put(other, item, grocery.module);
  await run.fill(other, stores.bakery, food.module);
  expect((await run.place(other, bothStops(), { run_amount })).status).toBe(201);
  const { status, errors } = await run.refused(() => run.place(guest, bothStops(), { run_amount }));
  expect([status, errors]).toMatchObject([409, [{ code: "stock", data: { stop: 1 } }]]);
});

test("sells the last unit of one stop to one of 100 runs, and half to none", async () => {
  const item = await addItem(db, { storeId: stores.grocer, stock: 1 });
  const bread = await addItem(db, { storeId: stores.bakery });
  const shoppers = await Promise.all(
    Array.from({ length: 100 }, async () => ({ guest_id: (await addGuest(db)).guestId })),
  );
  for (const shopper of shoppers) {
    await run.put(shopper, bread, food.module);
    await run.put(shopper, item, grocery.module);
  }
  const [first = guest] = shoppers;
  const { run_amount } = (await run.quote(first, bothStops())).body;
  const before = await db.$count(orders);
  const responses = await Promise.all(
    shoppers.map((shopper) => run.place(shopper, bothStops(), { run_amount })),
  );
  const refused = responses.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(99);
  expect(new Set(refused.map((response) => String(codes(response))))).toEqual(
    new Set(["409,stock"]),
  );
  expect(await db.$count(orders)).toBe(before + 2);
  expect(await stockOf(db, item)).toBe(0);
});

test("is paid with one payment, which confirms all orders", async () => {
  const { run: placed } = await run.placeTwo(guest, stores, { payment_method: "digital_payment" });
  expect(placed).toMatchObject({ state: "unpaid", actions: ["cancel", "pay", "payment_method"] });
  const [order] = placed.orders;
  const { run_id: _run, ...proof } = run.proof(guest, placed.id);
  const single = { ...proof, order_id: order?.id ?? 0 };
  const gateway = { payment_method: "sandbox", payment_platform: "web", callback: "/" };
  expect(
    codes(await ask("POST /customer/order/pay", { ...single, ...gateway }, { key: nextKey() })),
  ).toEqual([409, "run"]);
  expect(codes(await ask("PUT /customer/order/payment-method", single))).toEqual([409, "run"]);

  const { body } = await pay(placed.id);
  const [payment] = await db.select().from(payments).where(eq(payments.publicId, body.payment_id));
  const shares = await db
    .select()
    .from(paymentAllocations)
    .where(eq(paymentAllocations.paymentId, payment?.id ?? 0));
  expect(payment).toMatchObject({ purpose: "run" });
  expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(payment?.amount);
  await press(body.redirect_link, "pay");
  expect(await statuses(placed.id)).toEqual(["confirmed", "confirmed"]);
  expect((await read(placed.id)).body.state).toBe("collecting");
  expect(codes(await pay(placed.id))).toEqual([409, "order_status"]);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("fails whole when its payment is declined, and can be paid again or in cash", async () => {
  const { run: placed } = await run.placeTwo(guest, stores, { payment_method: "digital_payment" });
  await run.payOnPage(guest, placed.id, "decline");
  expect(await statuses(placed.id)).toEqual(["failed", "failed"]);
  await run.payOnPage(guest, placed.id, "decline");
  const { status, body } = await ask(
    "PUT /customer/run/payment-method",
    run.proof(guest, placed.id),
  );
  expect(status).toBe(200);
  expect(body.run.orders.map(({ payment_method }) => payment_method)).toEqual([
    "cash_on_delivery",
    "cash_on_delivery",
  ]);
  expect(body.run).toMatchObject({ state: "collecting", run_amount: placed.run_amount });
});

test("is paid from the wallet at once, and gets all of it back when it is canceled", async () => {
  const { token, customerId } = await addCustomer(db);
  await fundWallet(db, customerId, 10_000);
  const { run: placed } = await run.placeTwo({ token }, stores, { payment_method: "wallet" });
  expect(placed.orders.map(({ payment_status }) => payment_status)).toEqual(["paid", "paid"]);
  expect(await walletBalance(db, customerId)).toBe(10_000 - Math.round(placed.run_amount * 100));
  const input = { run_id: placed.id, note: "Not today" };
  const { body } = await ask("PUT /customer/run/cancel", input, { token });
  expect(body.run).toMatchObject({ state: "canceled", actions: [] });
  expect(await walletBalance(db, customerId)).toBe(10_000);
  expect(codes(await ask("PUT /customer/run/cancel", input, { token }))).toEqual([
    409,
    "order_status",
  ]);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("is paid from the wallet as far as it goes, its first stops whole, and the rest in cash", async () => {
  const { token, customerId } = await addCustomer(db);
  const { errandRun } = run;
  await run.configure({ errandRun, wallet: true, partialPayment: "both" });
  await fundWallet(db, customerId, 1500);
  const overrides = { payment_method: "cash_on_delivery", partial_payment: 1 };
  const { run: placed } = await run.placeTwo({ token }, stores, overrides);
  const dues = [stores.bakery, stores.grocer].map((storeId) => {
    const order = placed.orders.find(({ store_id }) => store_id === storeId);
    return Math.round((order?.receipt.due ?? 0) * 100);
  });
  expect(dues).toEqual([0, Math.round(placed.run_amount * 100) - 1500]);
  expect(placed).toMatchObject({ state: "collecting" });
  expect(placed.orders.map(({ order_status }) => order_status)).toEqual(["pending", "pending"]);
  expect(await walletBalance(db, customerId)).toBe(0);

  const input = { run_id: placed.id, note: "Not today" };
  await ask("PUT /customer/run/cancel", input, { token });
  expect(await walletBalance(db, customerId)).toBe(1500);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("is not paid in part where the wallet covers all, nor with what pays no rest", async () => {
  const { token, customerId } = await addCustomer(db);
  const { errandRun } = run;
  await run.configure({ errandRun, wallet: true, partialPayment: "cod", digitalPayment: true });
  await fundWallet(db, customerId, 100_000);
  await run.fill({ token }, stores.bakery, food.module);
  await run.fill({ token }, stores.grocer, grocery.module);
  const quote = (payment_method: string) =>
    run.quote({ token }, bothStops(), { payment_method, partial_payment: 1 });
  expect(codes(await quote("cash_on_delivery"))).toEqual([422, "partial_payment"]);
  expect(codes(await quote("digital_payment"))).toEqual([403, "feature_off"]);
});

test("is unknown to everybody else", async () => {
  const { run: placed } = await run.placeTwo(guest, stores);
  const other = { guest_id: (await addGuest(db)).guestId };
  expect(codes(await read(placed.id, other))).toEqual([404, "run"]);
  expect(codes(await read(987_654, other))).toEqual([404, "run"]);
  const wrong = { ...run.proof(guest, placed.id), contact_number: "0699999999" };
  expect(codes(await ask("GET /customer/run", wrong))).toEqual([404, "run"]);
});
