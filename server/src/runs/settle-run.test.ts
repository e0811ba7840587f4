import { minor } from "@errand/core/money";
import { beforeEach, expect, test } from "vitest";
import { walletBalance } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { addStaff } from "../staff/testing.ts";
import { getOrderOf, startRunTest, toCents } from "./testing.ts";

const run = await startRunTest();
const { ask, db, setNow } = run;
let shopper = { token: "" };
let customerId = 0;
let stores = { bakery: 0, kitchen: 0, grocer: 0 };

beforeEach(async () => {
  await run.begin();
  stores = await run.addStores();
  const { token, ...payer } = await run.addPayer(10_000);
  shopper = { token };
  customerId = payer.customerId;
});

const read = async (run_id: number) => (await ask("GET /customer/run", { run_id }, shopper)).body;
const placePaid = (overrides: object = {}) =>
  run.placeTwo(shopper, stores, { payment_method: "wallet", ...overrides });
test("brings the rest for no more than before when a store refuses, and returns the order", async () => {
  const { run: placed } = await placePaid();
  const [gone, rest] = [getOrderOf(placed, stores.bakery), getOrderOf(placed, stores.grocer)];
  await run.refuse(placed, stores.bakery);
  const after = await read(placed.id);
  const stays = getOrderOf(after, stores.grocer);
  expect(after).toMatchObject({ state: "collecting", run_amount: rest.order_amount });
  expect(after.question).toBeUndefined();
  expect(stays).toMatchObject({ order_status: "confirmed", order_amount: rest.order_amount });
  expect(await walletBalance(db, customerId)).toBe(
    10_000 - toCents(placed.run_amount) + toCents(gone.order_amount),
  );
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("asks about the rest where the customer wants to be asked, for three minutes", async () => {
  const { run: placed } = await placePaid({ if_refused: "ask" });
  await run.refuse(placed, stores.bakery);
  const { question, actions } = await read(placed.id);
  expect(question?.order_id).toBe(getOrderOf(placed, stores.bakery).id);
  expect(actions).toContain("answer");
  const answer = (go_on: boolean) =>
    ask(
      "POST /customer/run/answer",
      { run_id: placed.id, order_id: question?.order_id ?? 0, go_on },
      { ...shopper, key: run.nextKey() },
    );
  const { body } = await answer(false);
  expect(body.run).toMatchObject({ state: "canceled", actions: [] });
  expect(await walletBalance(db, customerId)).toBe(10_000);
  expect(await answer(true)).toMatchObject({
    status: 409,
    body: { errors: [{ code: "question" }] },
  });
});

test("goes on without an answer", async () => {
  const { run: placed } = await placePaid({ if_refused: "ask" });
  await run.refuse(placed, stores.bakery);
  setNow(new Date(Date.now() + 3 * 60_000 + 1000));
  const after = await read(placed.id);
  expect(after.question).toBeUndefined();
  expect(getOrderOf(after, stores.grocer).order_status).toBe("confirmed");
});

test("charges what the rest costs alone when the customer cancels one order", async () => {
  const { run: placed } = await placePaid();
  const rest = getOrderOf(placed, stores.grocer);
  const alone = placed.alone_fee / 2;
  const { status } = await ask(
    "PUT /customer/order/cancel",
    { order_id: getOrderOf(placed, stores.bakery).id, note: "Not hungry" },
    shopper,
  );
  expect(status).toBe(200);
  const after = await read(placed.id);
  expect(after.fee).toBeCloseTo(alone, 5);
  expect(after.fee).toBeGreaterThan(rest.delivery_charge);
  expect(after.run_amount).toBeLessThan(placed.run_amount);
  const stays = getOrderOf(after, stores.grocer);
  expect(stays).toMatchObject({ payment_status: "paid", receipt: { due: 0 } });
  expect(await walletBalance(db, customerId)).toBe(10_000 - toCents(after.run_amount));
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("returns pieces that a store does not have, and leaves the parts of the fee", async () => {
  await run.fill(shopper, stores.bakery, run.food.module);
  const { run: placed } = await placePaid();
  const order = getOrderOf(placed, stores.bakery);
  const staff = { kind: "store_staff", role: "owner", storeId: stores.bakery } as const;
  const { token } = await addStaff(db, staff);
  const { details } = (await ask("GET /store/orders/{id}", { id: order.id }, { token })).body;
  expect(details).toHaveLength(2);
  const lines = [{ detail_id: details[0]?.id ?? 0, quantity: 1 }];
  const { status, body } = await ask(
    "POST /store/orders/{id}/unavailable",
    { id: order.id, lines },
    { token, key: run.nextKey() },
  );
  expect(status).toBe(200);
  const after = await read(placed.id);
  expect(body.refunded).toBeGreaterThan(0);
  expect(after.run_amount).toBeCloseTo(placed.run_amount - body.refunded, 5);
  const partsOf = ({ orders }: typeof placed) =>
    orders.map(({ id, delivery_charge }) => [id, delivery_charge]);
  expect(partsOf(after)).toEqual(partsOf(placed));
  expect(getOrderOf(after, stores.grocer)).toMatchObject({
    order_amount: getOrderOf(placed, stores.grocer).order_amount,
  });
  expect(await walletBalance(db, customerId)).toBe(10_000 - toCents(after.run_amount));
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("keeps the terms of the placing when the shop changes them", async () => {
  const { run: placed } = await placePaid();
  const dear = { ...run.errandRun, extraStopFee: minor(900), cap: 100 };
  await run.configure({ errandRun: dear, digitalPayment: true, wallet: true });
  await run.refuse(placed, stores.bakery);
  const rest = getOrderOf(placed, stores.grocer).order_amount;
  expect((await read(placed.id)).run_amount).toBe(rest);
});
