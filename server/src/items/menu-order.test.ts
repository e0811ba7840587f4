import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { categories, items } from "../catalog/catalog.tables.ts";
import { addItem, same, seedShop } from "../catalog/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes } = await startTestApi();
const shop = await seedShop(db);
const { moduleId, storeIds } = shop.grocery;
const [storeId, otherId] = storeIds;
const visit = { module: moduleId, zones: [shop.zoneId] };
let cook: { token: string };
let [bread, cakes] = [0, 0];
let [rye, wheat, tart, foreign] = [0, 0, 0, 0];

beforeAll(async () => {
  cook = await addStaff(db, { kind: "store_staff", role: "catalogue", storeId });
  const rows = await db
    .insert(categories)
    .values(
      ["Bread", "Cakes"].map((name, index) => ({
        ...{ moduleId, name: same(name), slug: name.toLowerCase(), priority: index },
      })),
    )
    .returning();
  [bread = 0, cakes = 0] = rows.map(({ id }) => id);
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute));
  rye = await addItem(db, { storeId, categoryId: bread, createdAt: at(1) });
  wheat = await addItem(db, { storeId, categoryId: bread, createdAt: at(2) });
  tart = await addItem(db, { storeId, categoryId: cakes, createdAt: at(3) });
  foreign = await addItem(db, { storeId: otherId, categoryId: bread });
  await changes.flushed();
});

const place = (placed: object[]) => ask("PUT /store/menu-order", { categories: placed }, cook);
const read = async () => (await ask("GET /store/menu-order", {}, cook)).body.categories;
const shownItems = async () =>
  (await ask("GET /items/latest", { store_id: storeId, limit: 50 }, visit)).body.products.map(
    ({ id }) => id,
  );
const shownCategories = async () =>
  (await ask("GET /stores/details/{id}", { id: storeId }, visit)).body.category_details.map(
    ({ id }) => id,
  );

describe("the order of a store's page", () => {
  test("is that of the shop, newest items first, until the store places them", async () => {
    expect(await read()).toEqual([
      { id: bread, item_ids: [wheat, rye] },
      { id: cakes, item_ids: [tart] },
    ]);
    expect(await shownCategories()).toEqual([bread, cakes]);
    expect(await shownItems()).toEqual([tart, wheat, rye]);
  });

  test("shows on the storefront at once; new items come behind the placed ones", async () => {
    const placed = [
      { id: cakes, item_ids: [tart] },
      { id: bread, item_ids: [rye, wheat] },
    ];
    const { status, body } = await place(placed);
    expect([status, body.categories]).toEqual([200, placed]);
    expect(await shownCategories()).toEqual([cakes, bread]);
    expect(await shownItems()).toEqual([tart, rye, wheat]);
    const bun = await addItem(db, { storeId, categoryId: bread });
    await changes.flushed();
    expect(await shownItems()).toEqual([tart, rye, wheat, bun]);
    await place([{ id: bread, item_ids: [bun] }]);
    expect(await shownCategories()).toEqual([bread, cakes]);
    expect((await shownItems())[0]).toBe(bun);
    await db.update(items).set({ active: false, deletedAt: new Date() }).where(eq(items.id, bun));
    expect((await read()).flatMap(({ item_ids }) => item_ids)).not.toContain(bun);
    const audited = eq(auditLog.subject, `store:${storeId}`);
    expect(await db.$count(auditLog, audited)).toBe(2);
  });

  test.each([
    ["an item of another category", () => [{ id: cakes, item_ids: [rye] }]],
    ["an item of another store", () => [{ id: bread, item_ids: [foreign] }]],
    ["an item twice", () => [{ id: bread, item_ids: [rye, rye] }]],
    ["a category twice", () => [bread, bread].map((id) => ({ id, item_ids: [] }))],
    ["an unknown category", () => [{ id: 999_999, item_ids: [] }]],
  ])("refuses %s", async (_what, placed) => {
    const before = await read();
    expect(await place(placed())).toMatchObject({
      ...{ status: 422, body: { errors: [{ code: "categories" }] } },
    });
    expect(await read()).toEqual(before);
  });
});
