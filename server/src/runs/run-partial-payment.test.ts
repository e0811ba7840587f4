import type { RunTerms } from "@errand/core/runs/run-terms";
import { beforeEach, expect, test } from "vitest";
import { addGuest } from "../cart/testing.ts";
import { addStore, middle } from "../catalog/testing.ts";
import { spendWallet, walletBalance } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { expireOrder } from "../orders/expire-order.ts";
import { getOrderOf, startRunTest, toCents } from "./testing.ts";

const run = await startRunTest();
const { ask, db, food, grocery, setNow } = run;
let shopper = { token: "" };
let customerId = 0;
let stores = { bakery: 0, kitchen: 0, grocer: 0 };
const inWallet = 1500;

beforeEach(async () => {
  await run.begin();
  await run.configure({
    ...{ errandRun: run.errandRun, wallet: true, digitalPayment: true, partialPayment: "both" },
  });
  stores = await run.addStores();
  const { token, ...payer } = await run.addPayer(inWallet);
  shopper = { token };
  customerId = payer.customerId;
});

const read = async (run_id: number) => (await ask("GET /customer/run", { run_id }, shopper)).body;
const inPart = { payment_method: "digital_payment", partial_payment: 1 };

/** The wallet covers the first of two orders and a part of the second. */
const place = async () => (await run.placeTwo(shopper, stores, inPart)).run;
const payOnPage = (runId: number, action: "pay" | "decline") =>
  run.payOnPage(shopper, runId, action);
type Placed = Awaited<ReturnType<typeof place>>;
const statusesOf = ({ orders }: Placed) => orders.map(({ order_status }) => order_status);
const isBalanced = async () => expect((await reconcile(db)).disagreements).toEqual([]);

test("waits whole for what the gateway pays, also what the wallet covers", async () => {
  const placed = await place();
  expect(statusesOf(placed)).toEqual(["pending", "pending"]);
  expect(placed).toMatchObject({ state: "unpaid", actions: ["cancel", "pay", "payment_method"] });
  expect(getOrderOf(placed, stores.bakery)).toMatchObject({
    payment_status: "paid",
  });
  const due = toCents(getOrderOf(placed, stores.grocer).receipt.due);
  expect(due).toBe(toCents(placed.run_amount) - inWallet);
  expect(await walletBalance(db, customerId)).toBe(0);

  await payOnPage(placed.id, "pay");
  const paid = await read(placed.id);
  expect(statusesOf(paid)).toEqual(["confirmed", "confirmed"]);
  expect(paid.state).toBe("collecting");
  expect(paid.orders.map(({ payment_status }) => payment_status)).toEqual(["paid", "paid"]);
  expect(getOrderOf(paid, stores.bakery)).toMatchObject({ payment_method: "wallet" });
  expect(getOrderOf(paid, stores.grocer)).toMatchObject({
    payment_method: "sandbox",
    payments: [{ payment_method: "wallet" }, { payment_method: "sandbox", amount: due / 100 }],
  });
  await isBalanced();
});

test("fails whole when the gateway declines, and takes the wallet's part again with the next attempt", async () => {
  const placed = await place();
  await payOnPage(placed.id, "decline");
  expect(statusesOf(await read(placed.id))).toEqual(["failed", "failed"]);
  expect(await walletBalance(db, customerId)).toBe(inWallet);
  await payOnPage(placed.id, "decline");
  expect(statusesOf(await read(placed.id))).toEqual(["failed", "failed"]);
  await payOnPage(placed.id, "pay");
  expect(statusesOf(await read(placed.id))).toEqual(["confirmed", "confirmed"]);
  expect(await walletBalance(db, customerId)).toBe(0);
  await isBalanced();
});

test("fails whole when nobody pays in time", async () => {
  const placed = await place();
  const due = getOrderOf(placed, stores.grocer).id;
  const covered = getOrderOf(placed, stores.bakery).id;
  await expireOrder({ db, clock: () => new Date() }, covered).catch(() => undefined);
  expect(statusesOf(await read(placed.id))).toEqual(["pending", "pending"]);
  const later = new Date(Date.now() + 31 * 60_000);
  setNow(later);
  await expireOrder({ db, clock: () => later }, covered);
  await expireOrder({ db, clock: () => later }, due);
  expect(statusesOf(await read(placed.id))).toEqual(["failed", "failed"]);
  expect(await walletBalance(db, customerId)).toBe(inWallet);
  await isBalanced();
});

test("revives whole with late money, and takes the wallet's part again", async () => {
  const placed = await place();
  const payment = await payOnPage(placed.id, "decline");
  await run.arriveLate(payment);
  const late = await read(placed.id);
  expect(statusesOf(late)).toEqual(["confirmed", "confirmed"]);
  expect(await walletBalance(db, customerId)).toBe(0);
  await isBalanced();
});

test("stays failed with late money that the wallet cannot complete, and returns it", async () => {
  const placed = await place();
  const payment = await payOnPage(placed.id, "decline");
  await spendWallet(db, customerId, inWallet);
  await run.arriveLate(payment);
  expect(statusesOf(await read(placed.id))).toEqual(["failed", "failed"]);
  await isBalanced();
});

test("goes on with what the wallet covers when the customer cancels the rest", async () => {
  const placed = await place();
  const input = { order_id: getOrderOf(placed, stores.grocer).id, note: "Not hungry" };
  expect((await ask("PUT /customer/order/cancel", input, shopper)).status).toBe(200);
  const after = await read(placed.id);
  expect(getOrderOf(after, stores.bakery)).toMatchObject({
    order_status: "confirmed",
    payment_status: "paid",
  });
  expect(await walletBalance(db, customerId)).toBe(inWallet - toCents(after.run_amount));
  await isBalanced();
});

test("is paid in cash after all: the store begins what the wallet covers", async () => {
  const placed = await place();
  const { status, body } = await ask(
    "PUT /customer/run/payment-method",
    { run_id: placed.id },
    shopper,
  );
  expect(status).toBe(200);
  expect(getOrderOf(body.run, stores.bakery)).toMatchObject({
    order_status: "confirmed",
    payment_method: "wallet",
  });
  expect(getOrderOf(body.run, stores.grocer)).toMatchObject({
    order_status: "pending",
    payment_method: "cash_on_delivery",
  });
});

test("returns what a refused order had of each payment", async () => {
  const placed = await place();
  await payOnPage(placed.id, "pay");
  const gone = getOrderOf(placed, stores.grocer);
  await run.refuse(placed, stores.grocer);
  const after = await read(placed.id);
  expect(getOrderOf(after, stores.grocer).payment_status).toBe("refunded");
  expect(getOrderOf(after, stores.bakery).order_status).toBe("confirmed");
  // The gateway's money comes back to the wallet of a customer, as with any order.
  expect(await walletBalance(db, customerId)).toBe(toCents(gone.order_amount));
  await isBalanced();
});

test("costs what a run of the rest costs when late money revives a part of three stores", async () => {
  const { moduleId } = run.seeded.grocery;
  const far = { ...middle, latitude: middle.latitude + 0.08 };
  stores.grocer = await addStore(db, { moduleId, zoneId: run.seeded.zoneId, ...far });
  const other = { guest_id: (await addGuest(db)).guestId };
  // The dearest delivery decides the fee.
  const errandRun = { ...run.errandRun, cap: 20, waits: [60, 60, 60] } satisfies RunTerms;
  await run.configure({ errandRun, digitalPayment: true, wallet: true });
  await run.fill(shopper, stores.bakery, food.module);
  await run.fill(shopper, stores.kitchen, food.module);
  const soap = await run.fill(shopper, stores.grocer, grocery.module, 1);
  const stops = [
    run.stop(stores.bakery, food.module),
    run.stop(stores.kitchen, food.module),
    run.stop(stores.grocer, grocery.module),
  ];
  const method = { payment_method: "digital_payment" };
  const { run_amount } = (await run.quote(shopper, stops, method)).body;
  const { body } = await run.place(shopper, stops, { run_amount, ...method });
  const placed = body.run;
  const payment = await payOnPage(placed.id, "decline");
  // Another one buys the last piece.
  await run.put(other, soap, grocery.module);
  await run.fill(other, stores.bakery, food.module);
  const theirs = [stops[0] ?? {}, stops[2] ?? {}];
  const quoted = (await run.quote(other, theirs)).body;
  expect((await run.place(other, theirs, { run_amount: quoted.run_amount })).status).toBe(201);
  await run.arriveLate(payment);
  const late = await read(placed.id);
  expect(getOrderOf(late, stores.grocer).order_status).toBe("failed");
  expect(statusesOf(late).filter((status) => status === "confirmed")).toHaveLength(2);
  const bakery = getOrderOf(placed, stores.bakery);
  const kitchen = getOrderOf(placed, stores.kitchen);
  const parts = bakery.delivery_charge + kitchen.delivery_charge;
  expect(late.fee).toBeLessThan(parts);
  const alone = (late.alone_fee / 2).toFixed(2);
  expect(late.fee.toFixed(2)).toBe(alone);
  // What both have paid too much comes back, beside what the lost order cost.
  const isKept = toCents(late.run_amount);
  expect(await walletBalance(db, customerId)).toBe(inWallet + toCents(run_amount) - isKept);
  await isBalanced();
});
