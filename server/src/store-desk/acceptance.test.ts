import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { addItem, addStore } from "../catalog/testing.ts";
import { startCheckoutTest } from "../checkout/testing.ts";
import { inTransaction } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { dueAcceptancesJob } from "../orders/acceptance.job.ts";
import { addStaff } from "../staff/testing.ts";
import { stockOf } from "../stock/testing.ts";

const { ask, db, seeded, setNow, runDueJobs, ctx, configure, order, put, nextKey, grocery } =
  await startCheckoutTest();
const placed = new Date("2026-03-20T10:00:00Z");
const after = (minutes: number) => new Date(placed.getTime() + minutes * 60_000);

let storeId = 0;
let itemId = 0;

beforeEach(async () => {
  await ctx();
  await configure({});
  setNow(placed);
  storeId = await addStore(db, { moduleId: seeded.grocery.moduleId, zoneId: seeded.zoneId });
  itemId = await addItem(db, { storeId, stock: 5 });
});

async function placeOrder(overrides: object = {}): Promise<number> {
  await put(itemId, {}, grocery);
  const body = order({ store_id: storeId, ...overrides });
  const response = await ask("POST /customer/order/place", body, { ...grocery, key: nextKey() });
  expect(response.body.errors).toBeUndefined();
  return response.body.order_id;
}

async function runJobsAt(now: Date) {
  setNow(now);
  await enqueue(db, dueAcceptancesJob, {});
  await runDueJobs();
}

async function statusOf(id: number) {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row?.status;
}

async function storeAt(now: Date) {
  setNow(now);
  return (await ask("GET /stores/details/{id}", { id: storeId }, grocery)).body;
}

const addDesk = () => addStaff(db, { kind: "operator", role: "owner" });

describe("an order that its store does not accept", () => {
  test("is canceled after eight minutes, not before, and returns its stock", async () => {
    const id = await placeOrder();
    expect(await stockOf(db, itemId)).toBe(4);
    await runJobsAt(after(7.9));
    expect(await statusOf(id)).toBe("pending");
    await runJobsAt(after(8));
    expect(await statusOf(id)).toBe("canceled");
    expect(await stockOf(db, itemId)).toBe(5);
  });

  test("waits as long as its store has set, also when that is set later", async () => {
    const id = await placeOrder();
    await db.update(stores).set({ acceptMinutes: 15 }).where(eq(stores.id, storeId));
    await runJobsAt(after(8));
    expect(await statusOf(id)).toBe("pending");
    await runJobsAt(after(15));
    expect(await statusOf(id)).toBe("canceled");
  });

  test("pauses its store for half an hour everywhere", async () => {
    const id = await placeOrder();
    await runJobsAt(after(8));
    expect(await statusOf(id)).toBe("canceled");
    expect(await storeAt(after(8))).toMatchObject({
      open: 0,
      paused_until: after(38).toISOString(),
      current_opening_time: "11:38:00",
    });
    await put(itemId, {}, grocery);
    const refused = await ask("POST /customer/order/place", order({ store_id: storeId }), {
      ...grocery,
      key: nextKey(),
    });
    expect(refused.body.errors).toMatchObject([{ code: "store_closed" }]);
    expect(await storeAt(after(38))).toMatchObject({ open: 1, paused_until: null });
  });

  test("tells the customer why, in the language of the request", async () => {
    const id = await placeOrder();
    await runJobsAt(after(8));
    const { token } = await addDesk();
    const read = (language: string) => ask("GET /desk/orders/{id}", { id }, { token, language });
    expect((await read("en")).body).toMatchObject({
      canceled_by: "admin",
      cancellation_reason: "The store did not accept your order in time.",
      transitions: [{ to: "pending" }, { to: "canceled", actor: { kind: "clock" } }],
    });
    expect((await read("fr")).body.cancellation_reason).toMatch(/n’a pas accepté/);
  });

  test("is an incident at the desk", async () => {
    const id = await placeOrder();
    await runJobsAt(after(8));
    const { token } = await addDesk();
    const list = async (input: object) =>
      (await ask("GET /desk/incidents", { store_id: storeId, ...input }, { token })).body;
    expect(await list({ state: "past" })).toMatchObject({
      total_size: 1,
      incidents: [{ kind: "not_accepted", order_id: id, order_status: "canceled" }],
    });
    expect(await list({ state: "open" })).toMatchObject({ total_size: 0 });
    const sizes = async (...inputs: object[]) => {
      const pages = await Promise.all(inputs.map((input) => list({ state: "past", ...input })));
      return pages.map(({ total_size }) => total_size);
    };
    expect(await sizes({ method: "cash_on_delivery" }, { method: "wallet" })).toEqual([1, 0]);
    expect(await sizes({ search: String(id) }, { search: String(id + 1) })).toEqual([1, 0]);
    expect(await sizes({ late: 0 }, { late: 1 })).toEqual([1, 0]);
  });

  test("is not canceled once the store has started it", async () => {
    const id = await placeOrder({ order_type: "take_away", order_amount: 11 });
    const { token } = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
    const options = { token, key: crypto.randomUUID() };
    setNow(after(7));
    await ask("POST /store/orders/{id}/accept", { id, processing_time: 10 }, options);
    await runJobsAt(after(60));
    expect(await statusOf(id)).toBe("processing");
    expect((await storeAt(after(60))).paused_until).toBeNull();
  });

  test("has its time anew once it is confirmed", async () => {
    const id = await placeOrder();
    const { token } = await addDesk();
    setNow(after(6));
    await ask("POST /desk/orders/{id}/accept", { id }, { token, key: crypto.randomUUID() });
    await runJobsAt(after(13.9));
    expect(await statusOf(id)).toBe("confirmed");
    await runJobsAt(after(14));
    expect(await statusOf(id)).toBe("canceled");
  });

  test("that is scheduled has its time from the start of its preparation", async () => {
    const schedule_at = after(240).toISOString();
    const id = await placeOrder({ order_type: "schedule_order", schedule_at });
    await runJobsAt(after(240 - 20 + 7));
    expect(await statusOf(id)).toBe("pending");
    await runJobsAt(after(240 - 20 + 8));
    expect(await statusOf(id)).toBe("canceled");
  });

  test("is looked for again when the next time ends, without a job for each order", async () => {
    await placeOrder();
    await runDueJobs();
    await runJobsAt(after(1));
    setNow(after(7.9));
    expect(await runDueJobs()).toEqual([]);
    setNow(after(8));
    const names = (await runDueJobs()).map(({ name }) => name);
    expect(names).toContain("find-due-acceptances");
    expect(names.filter((name) => name === "end-acceptance")).toHaveLength(1);
  });

  test("is left to a change that has locked it, until the next search", async () => {
    const id = await placeOrder();
    await inTransaction(db, async (tx) => {
      await tx.select().from(cartOrders).where(eq(cartOrders.orderId, id)).for("update");
      await runJobsAt(after(8));
      expect(await statusOf(id)).toBe("pending");
    });
    setNow(after(9));
    await runDueJobs();
    expect(await statusOf(id)).toBe("canceled");
  });

  test("is canceled by one of several workers at the same moment", async () => {
    const id = await placeOrder();
    await Promise.all([runJobsAt(after(8)), runJobsAt(after(8))]);
    const { token } = await addDesk();
    const { body } = await ask("GET /desk/orders/{id}", { id }, { token });
    expect(body.transitions.map(({ to }) => to)).toEqual(["pending", "canceled"]);
  });
});

describe("a store that accepts automatically", () => {
  beforeEach(() => db.update(stores).set({ autoAccept: true }).where(eq(stores.id, storeId)));

  test("starts each order at once, with the preparation time of the store", async () => {
    const id = await placeOrder();
    await runJobsAt(placed);
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    expect(row?.status).toBe("processing");
    const { token } = await addDesk();
    const { body } = await ask("GET /desk/orders/{id}", { id }, { token });
    expect(body).toMatchObject({ processing_time: 20 });
    expect(body.transitions.map(({ to, actor }) => [to, actor.kind])).toEqual([
      ["pending", "guest"],
      ["confirmed", "store"],
      ["processing", "store"],
    ]);
  });

  test("confirms a scheduled order at once, and starts it when its preparation is to start", async () => {
    const schedule_at = after(240).toISOString();
    const id = await placeOrder({ order_type: "schedule_order", schedule_at });
    await runJobsAt(placed);
    expect(await statusOf(id)).toBe("confirmed");
    await runJobsAt(after(219));
    expect(await statusOf(id)).toBe("confirmed");
    await runJobsAt(after(220));
    expect(await statusOf(id)).toBe("processing");
  });
});
