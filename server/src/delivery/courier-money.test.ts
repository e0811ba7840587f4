import { minor } from "@errand/core/money";
import { ne } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addItem, seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { addCourier, addOrder } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes, setNow } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 1000 });
const start = new Date("2026-03-20T10:00:00Z");
let max: Awaited<ReturnType<typeof newCourier>>;

async function newCourier() {
  const courierId = await addCourier(db);
  const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
  return { token, courierId };
}

beforeEach(async () => {
  setNow(start);
  max = await newCourier();
});

const deliver = (id: number) =>
  ask(
    "POST /courier/jobs/{id}/deliver",
    { id, cash: 12 },
    { token: max.token, key: crypto.randomUUID() },
  );

function orderOnItsWay(overrides: Partial<Parameters<typeof addOrder>[3]> = {}) {
  const { courierId } = max;
  return addOrder(db, shop, shop.grocery, { itemId, courierId, status: "picked_up", ...overrides });
}

describe("what a courier earns", () => {
  const read = async (range = {}, { token } = max) =>
    (await ask("GET /courier/earnings", range, { token })).body;

  test("is the delivery charge and the tip, for each delivery and each day of the shop", async () => {
    const withTip = await orderOnItsWay({
      receipt: [
        { key: "items", amount: minor(850), added: true, itemId, quantity: 1 },
        { key: "delivery_charge", amount: minor(200), added: true },
        { key: "dm_tips", amount: minor(150), added: true },
      ],
    });
    const [evening, night] = [await orderOnItsWay(), await orderOnItsWay()];
    await deliver(withTip);
    setNow(new Date("2026-03-20T22:59:00Z"));
    await deliver(evening);
    // Midnight in the time zone of the shop.
    setNow(new Date("2026-03-20T23:01:00Z"));
    await deliver(night);
    setNow(new Date("2026-03-21T10:00:00Z"));
    expect(await read()).toMatchObject({
      earned: 7.5,
      days: [
        { day: "2026-03-20", jobs: 2, earned: 5.5 },
        { day: "2026-03-21", jobs: 1, earned: 2 },
      ],
      entries: [
        { job_id: withTip, earned: 3.5 },
        { job_id: evening, earned: 2 },
        { job_id: night, earned: 2 },
      ],
    });
    const until = await read({ to: "2026-03-20" });
    expect(until.entries.map(({ job_id }) => job_id)).toEqual([withTip, evening]);
    const { entries } = await read({ from: "2026-03-21", to: "2026-03-21" });
    expect(entries.map(({ job_id }) => job_id)).toEqual([night]);
    expect(await read({}, await newCourier())).toMatchObject({ earned: 0, days: [], entries: [] });
  });

  test("is stated with the job", async () => {
    await orderOnItsWay();
    const { body } = await ask("GET /courier/jobs", {}, { token: max.token });
    expect(body.jobs).toMatchObject([{ earnings: 2 }]);
  });

  test("is credited once for repeated reports of one delivery", async () => {
    const id = await orderOnItsWay();
    const reports = await Promise.all(Array.from({ length: 4 }, () => deliver(id)));
    expect(reports.filter(({ status }) => status === 200)).toHaveLength(1);
    setNow(new Date(start.getTime() + 60_000));
    expect(await read()).toMatchObject({ earned: 2, days: [{ jobs: 1 }] });
  });
});

describe("a courier who holds as much cash as the shop allows", () => {
  const offers = async () =>
    (await ask("GET /courier/jobs", { state: "offered" }, { token: max.token })).body.jobs;
  const accept = async (id: number) => {
    const options = { token: max.token, key: crypto.randomUUID() };
    const { status, body } = await ask("POST /courier/jobs/{id}/accept", { id }, options);
    return [status, body.errors?.[0]?.code];
  };

  beforeEach(async () => {
    await db.update(couriers).set({ active: false }).where(ne(couriers.id, max.courierId));
    await db
      .update(shopTable)
      .set({ settings: { ...testShopSettings(), courierCashLimit: minor(1200) } });
    await changes.flushed();
  });

  test("gets no orders to be paid in cash until the cash is handed in", async () => {
    await deliver(await orderOnItsWay());
    setNow(new Date(start.getTime() + 60_000));
    const unassigned = { courierId: null, status: "confirmed" } as const;
    const inCash = await orderOnItsWay(unassigned);
    const paid = await orderOnItsWay({ ...unassigned, paymentMethod: "wallet" });
    const seen = (await offers()).map(({ id }) => id);
    expect([seen.includes(inCash), seen.includes(paid)]).toEqual([false, true]);
    expect(await accept(inCash)).toEqual([409, "cash_limit"]);
    const { token } = await addStaff(db, { kind: "operator", role: "owner" });
    const assign = (id: number) =>
      ask("POST /desk/orders/{id}/assign", { id }, { token, key: crypto.randomUUID() });
    expect((await assign(inCash)).status).toBe(409);
    expect((await ask("GET /courier/cash", {}, { token: max.token })).body).toMatchObject({
      cash: 12,
      limit: 12,
    });

    const handIn = { id: max.courierId, amount: 0.01 };
    await ask("POST /desk/couriers/{id}/cash", handIn, { token, key: crypto.randomUUID() });
    expect((await assign(inCash)).status).toBe(200);
    expect(await accept(inCash)).toEqual([200, undefined]);
  });
});
