import { minor } from "@errand/core/money";
import { and, desc, eq, inArray, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "../ledger/ledger.tables.ts";
import { notifications } from "../notifications/notifications.tables.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addCourier, addOrder, addParcel, addRun } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, setNow, runDueJobs } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 1000 });
const { token: desk } = await addStaff(db, { kind: "operator", role: "owner" });
const start = new Date("2026-03-20T10:00:00Z");
let courier: { courierId: number; token: string };

beforeEach(async () => {
  setNow(start);
  const courierId = await addCourier(db);
  const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
  courier = { courierId, token };
});

/** Costs 12. */
const orderAtDoor = (overrides: Partial<Parameters<typeof addOrder>[3]> = {}) =>
  addOrder(db, shop, shop.grocery, {
    ...{ itemId, courierId: courier.courierId, status: "picked_up", ...overrides },
  });

async function deliver(id: number, input: object, key: string = crypto.randomUUID()) {
  const { status, body } = await ask(
    "POST /courier/jobs/{id}/deliver",
    { id, ...input },
    { token: courier.token, key },
  );
  return [status, body.errors?.[0]?.code ?? body.job.state];
}

const readOrder = async (id: number) =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0];

const cashInHand = async () =>
  (await ask("GET /courier/cash", {}, { token: courier.token })).body.cash;

async function readIncidents(orderId: number, state: "open" | "past" = "open") {
  const { body } = await ask(
    "GET /desk/incidents",
    { state, search: String(orderId) },
    { token: desk },
  );
  return body.incidents;
}

const tooLittle = { missing_reason: "too_little", missing_note: "Had 10 on them" };

describe("less cash than is due", () => {
  test("is refused without a reason, and more or none with one", async () => {
    const id = await orderAtDoor();
    expect(await deliver(id, { cash: 10 })).toEqual([422, "cash"]);
    expect(await deliver(id, { cash: 12.01, ...tooLittle })).toEqual([422, "cash"]);
    expect(await deliver(id, { cash: 0, ...tooLittle })).toEqual([422, "cash"]);
    expect(await deliver(id, tooLittle)).toEqual([422, "cash"]);
    expect(await readOrder(id)).toMatchObject({ status: "picked_up", amount: 1200, paid: 0 });
    expect([await cashInHand(), await readIncidents(id)]).toEqual([0, []]);
  });

  test("delivers the order with a reason, at the expense of the shop", async () => {
    const before = await platformBalance();
    const [whole, short] = [await orderAtDoor(), await orderAtDoor()];
    await deliver(whole, { cash: 12 });
    const between = await platformBalance();
    expect(await deliver(short, { cash: 10, ...tooLittle })).toEqual([200, "done"]);
    expect(await readOrder(short)).toMatchObject({
      ...{ status: "delivered", amount: 1000, paid: 1000, paymentStatus: "paid" },
    });
    expect(await cashInHand()).toBe(22);
    // Store and courier get what they get of an order that is paid.
    expect(await sharesOf(short)).toEqual(await sharesOf(whole));
    expect((await platformBalance()) - between).toBe(between - before - 200);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("is one change, however often and at once it is sent", async () => {
    const id = await orderAtDoor();
    const key = crypto.randomUUID();
    const input = { cash: 10, ...tooLittle };
    const keys = [key, key, crypto.randomUUID(), crypto.randomUUID()];
    const states = await Promise.all(keys.map((each) => deliver(id, input, each)));
    expect(states.filter(([, state]) => state === "done").length).toBeGreaterThanOrEqual(1);
    expect(await deliver(id, input, key)).toEqual(states[0]);
    expect(await readOrder(id)).toMatchObject({ amount: 1000, paid: 1000 });
    expect([await cashInHand(), (await readIncidents(id)).length]).toEqual([10, 1]);
  });

  test("waits at the desk until it says what came of it", async () => {
    const id = await orderAtDoor();
    await deliver(id, { cash: 10, ...tooLittle });
    expect(await readIncidents(id)).toMatchObject([
      { kind: "cash_missing", amount: 2, reason: "too_little", note: "Had 10 on them" },
    ]);
    const counters = async () =>
      (await ask("GET /desk/counters", {}, { token: desk })).body.incidents ?? 0;
    const waiting = await counters();
    const close = () =>
      ask(
        "POST /desk/orders/{id}/missing-cash",
        { id, note: "Called: pays next time" },
        { token: desk, key: crypto.randomUUID() },
      );
    expect((await close()).status).toBe(200);
    expect(await readIncidents(id)).toEqual([]);
    expect(await readIncidents(id, "past")).toMatchObject([{ kind: "cash_missing" }]);
    expect(await counters()).toBe(waiting - 1);
    expect((await close()).status).toBe(409);
  });

  test("is told to the customer, whose receipt names it", async () => {
    const { customerId, token } = await addCustomer(db);
    const id = await orderAtDoor({ customerId });
    await deliver(id, { cash: 10, ...tooLittle });
    await runDueJobs();
    const { body } = await ask("GET /customer/order/track", { order_id: id }, { token });
    expect(body.receipt).toMatchObject({ total: 10, paid: 10, due: 0 });
    expect(body.receipt.lines.at(-1)).toMatchObject({
      ...{ label: "Not paid at the door", amount: -2, added: true },
    });
    const [told] = await db
      .select()
      .from(notifications)
      .where(eq(notifications.customerId, customerId))
      .orderBy(desc(notifications.id));
    expect(told).toMatchObject({
      message: "order_cash_missing",
      values: { amount: { amount: 200 } },
    });
  });

  test("is shared by the orders of a run, for one sum at one door", async () => {
    const ids = [await orderAtDoor(), await orderAtDoor({ amount: minor(1200) })];
    await addRun(db, ids);
    const [first = 0] = ids;
    expect(await deliver(first, { cash: 20 })).toEqual([422, "cash"]);
    expect(await deliver(first, { cash: 20, missing_reason: "no_change" })).toEqual([200, "done"]);
    const rows = await db.select().from(orders).where(inArray(orders.id, ids));
    expect(rows.map(({ status, amount, paid }) => [status, amount, paid])).toEqual([
      ["delivered", 1000, 1000],
      ["delivered", 1000, 1000],
    ]);
    expect(await cashInHand()).toBe(20);
    for (const id of ids) expect(await readIncidents(id)).toMatchObject([{ amount: 2 }]);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("is shared with the parcel that is taken along from the door of a run", async () => {
    const { courierId } = courier;
    const id = await orderAtDoor();
    const parcel = await addParcel(db, shop, shop.grocery, { courierId, status: "confirmed" });
    await addRun(db, [id, parcel]);
    expect(await deliver(id, { cash: 20 })).toEqual([422, "cash"]);
    expect(await deliver(id, { cash: 20, missing_reason: "disputed" })).toEqual([200, "done"]);
    const half = { amount: 1000, paid: 1000 };
    expect(await readOrder(id)).toMatchObject({ status: "delivered", ...half });
    expect(await readOrder(parcel)).toMatchObject({ status: "confirmed", ...half });
    expect(await cashInHand()).toBe(20);
    for (const each of [id, parcel]) {
      expect(await readIncidents(each)).toMatchObject([{ amount: 2 }]);
    }
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("is possible for a parcel whose receiver pays, and for one that comes back", async () => {
    const { courierId } = courier;
    const id = await addParcel(db, shop, shop.grocery, { courierId, status: "picked_up" });
    const due = (await readOrder(id))?.amount ?? 0;
    const given = (due - 100) / 100;
    expect(await deliver(id, { cash: given })).toEqual([422, "cash"]);
    expect(await deliver(id, { cash: given, ...tooLittle })).toEqual([200, "done"]);
    expect(await readOrder(id)).toMatchObject({ status: "delivered", paid: due - 100 });
    expect((await reconcile(db)).disagreements).toEqual([]);
  });
});

test("a refund returns at most what was paid", async () => {
  const { customerId } = await addCustomer(db);
  const id = await orderAtDoor({ customerId });
  await deliver(id, { cash: 1.5, ...tooLittle });
  const refund = (amount: number) =>
    ask(
      "POST /desk/orders/{id}/refund",
      { id, decision: "approve", amount },
      { token: desk, key: crypto.randomUUID() },
    );
  expect((await refund(1.51)).status).toBe(422);
  expect((await refund(1.5)).status).toBe(200);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

async function platformBalance(): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerPostings.amount}), 0)::int` })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(eq(ledgerAccounts.kind, "platform"));
  return row?.sum ?? 0;
}

/** What store and courier earn of an order. */
async function sharesOf(orderId: number) {
  return db
    .select({ kind: ledgerJournals.kind, amount: ledgerPostings.amount })
    .from(ledgerPostings)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(
      and(
        like(ledgerJournals.cause, `order:${orderId}:%`),
        inArray(ledgerAccounts.kind, ["store", "courier"]),
      ),
    )
    .orderBy(ledgerJournals.kind, ledgerPostings.amount);
}
