import { inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { items } from "../catalog/catalog.tables.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { addOrder } from "../orders/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherId] = shop.grocery.storeIds;
let owner: { token: string };
const sold = await addItem(db, { storeId, stock: 100 });
let own: number[] = [];
let foreign = 0;

beforeEach(async () => {
  owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
  own = [await addItem(db, { storeId }), await addItem(db, { storeId })];
  foreign = await addItem(db, { storeId: otherId });
});

const bulk = (action: string, rows: object[], { key = crypto.randomUUID(), caller = owner } = {}) =>
  ask("POST /store/bulk", { action, rows }, { token: caller.token, key });
const hide = (ids: number[]) => ids.map((id) => ({ id, input: { active: 0 } }));
const isActive = async (ids: number[]) => {
  const rows = await db.select().from(items).where(inArray(items.id, ids)).orderBy(items.id);
  return rows.map(({ active }) => active);
};

describe("several orders at the desk", () => {
  const act = (action: string, rows: object[], { token }: { token: string }) =>
    ask("POST /desk/bulk", { action, rows }, { token, key: crypto.randomUUID() });
  const newOrder = (status: "pending" | "delivered") =>
    addOrder(db, shop, shop.grocery, { itemId: sold, status });

  test("have a result each, by the permission of the operator", async () => {
    const operator = await addStaff(db, { kind: "operator", role: "support" });
    const ids = [await newOrder("pending"), await newOrder("delivered")];
    const rows = ids.map((id) => ({ id, input: { reason: "The store has closed" } }));
    const { body } = await act("POST /desk/orders/{id}/cancel", rows, operator);
    expect(body.results).toMatchObject([
      { id: ids[0], status: 200 },
      { id: ids[1], status: 409, errors: [{ code: "order_status" }] },
    ]);
    const auditor = await addStaff(db, { kind: "operator", role: "auditor" });
    const refused = await act("POST /desk/orders/{id}/cancel", rows, auditor);
    expect(refused.body.results.map(({ status }) => status)).toEqual([403, 403]);
  });

  test.each(["POST /desk/orders/{id}/refund", "PUT /store/items/{id}", "GET /desk/orders/{id}"])(
    "cannot be done by %s",
    async (action) => {
      const operator = await addStaff(db, { kind: "operator", role: "owner" });
      const { status, body } = await act(action, [{ id: 1 }], operator);
      expect([status, body.errors?.[0]?.field]).toEqual([404, "action"]);
    },
  );
});

describe("several things at once", () => {
  test("are calls of their own: a refused one stops no other", async () => {
    const [first = 0, second = 0] = own;
    const rows = [...hide([first, foreign]), { id: second, input: { price: -1 } }];
    const { status, body } = await bulk("PUT /store/items/{id}", rows);
    expect(status).toBe(200);
    expect(body.results).toMatchObject([
      { id: first, status: 200, message: "Item saved" },
      { id: foreign, status: 404, errors: [{ code: "item" }] },
      { id: second, status: 422, errors: [{ code: "price" }] },
    ]);
    expect(await isActive([first, second, foreign])).toEqual([false, true, true]);
    const subjects = [first, second, foreign].map((id) => `item:${id}`);
    const entries = await db.select().from(auditLog).where(inArray(auditLog.subject, subjects));
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ["PUT /store/items/{id}", `item:${first}`],
    ]);
  });

  test("happen once, however often the request is sent", async () => {
    const [first = 0] = own;
    const rows = [{ id: first, input: { add: 5 } }];
    const key = crypto.randomUUID();
    const [once, again] = [
      await bulk("PUT /store/items/{id}/stock", rows, { key }),
      await bulk("PUT /store/items/{id}/stock", rows, { key }),
    ];
    expect(again.body).toEqual(once.body);
    const stock = await ask("GET /store/items/{id}", { id: first }, owner);
    const before = await ask("GET /store/items/{id}", { id: own[1] }, owner);
    expect(stock.body.stock).toBe((before.body.stock ?? 0) + 5);
  });

  test("are deleted, too", async () => {
    const { body } = await bulk(
      "DELETE /store/items/{id}",
      own.map((id) => ({ id })),
    );
    expect(body.results.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("need the permission of each call", async () => {
    const kitchen = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
    const { body } = await bulk("PUT /store/items/{id}", hide(own), { caller: kitchen });
    expect(body.results).toMatchObject(
      own.map((id) => ({ id, status: 403, errors: [{ code: "permission" }] })),
    );
  });

  test.each([
    "GET /store/items/{id}",
    "POST /store/items",
    "PUT /store/staff/{id}",
    "POST /store/refunds/{id}/accept",
    "PUT /store/payout-account",
    "POST /desk/orders/{id}/cancel",
    "POST /store/auth/logout",
    "anything else",
  ])("are not %s", async (action) => {
    const answer = await bulk(action, hide(own));
    expect(answer).toMatchObject({ status: 404, body: { errors: [{ code: "route" }] } });
  });
});
