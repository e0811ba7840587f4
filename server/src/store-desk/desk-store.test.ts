import { beforeEach, expect, test } from "vitest";
import { addItem, addStore, seedShop } from "../catalog/testing.ts";
import { addCourier, addOrder } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const { moduleId } = shop.grocery;
const zoneIds = [shop.zoneId];
const { token } = await addStaff(db, { kind: "operator", role: "owner" });
const dispatcher = await addStaff(db, { kind: "operator", role: "dispatcher", zoneIds });
let storeId = 0;

beforeEach(async () => {
  storeId = await addStore(db, {
    moduleId,
    zoneId: shop.zoneId,
    name: { en: `The 100%_Store ${crypto.randomUUID()}`, fr: "Le magasin" },
  });
});

const read = (id = storeId) => ask("GET /desk/stores/{id}", { id }, { token });
const change = (input: object, by = token) =>
  ask("PUT /desk/stores/{id}", { id: storeId, reason: "As agreed", ...input }, { token: by });

test("a store is read with its settings, its staff and what it is due", async () => {
  const owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
  const { body } = await read();
  expect(body).toMatchObject({ id: storeId, module_id: moduleId, due: 0, commission: null });
  expect(body.staff).toMatchObject([{ id: owner.id, email: owner.email, blocked: false }]);
  expect(body.settings.name).toBe(body.name);
});

test("the desk decides what customers see of a store, and changes its settings", async () => {
  const stated = { active: false, featured: true, minimum_order: 12.5, accept_within: 9 };
  const { status, body } = await change(stated);
  expect(status).toBe(200);
  expect(body.store).toMatchObject({
    active: false,
    featured: true,
    settings: { minimum_order: 12.5, accept_within: 9 },
  });
  const details = await ask(
    "GET /stores/details/{id}",
    { id: storeId },
    { zones: zoneIds, module: moduleId },
  );
  expect(details.body).not.toMatchObject({ active: true });
  const { body: audit } = await ask("GET /desk/audit", { subject: `store:${storeId}` }, { token });
  expect(audit.entries[0]).toMatchObject({
    before: { active: true, minimum_order: 0 },
    after: { active: false, minimum_order: 12.5, reason: "As agreed" },
  });
});

test("what a store cannot be changes nothing", async () => {
  const refused = await change({ delivery: false, take_away: false, featured: true });
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, "delivery"]);
  expect((await read()).body.featured).toBe(false);
  expect((await change({ featured: true }, dispatcher.token)).status).toBe(403);
});

test("stores are found by a part of their name as it is written, and by number", async () => {
  const find = async (search: string) => {
    const { body } = await ask("GET /desk/stores", { search, limit: 100 }, { token });
    return body.stores.map(({ id }) => id);
  };
  expect(await find("100%_st")).toContain(storeId);
  expect(await find("100x_st")).toEqual([]);
  expect(await find(String(storeId))).toContain(storeId);
});

test("a courier is read and blocked, which signs out and ends the duty", async () => {
  const courierId = await addCourier(db, { firstName: "Mai", lastName: "Tran" });
  const account = await addStaff(db, { kind: "courier", role: null, courierId });
  const { body } = await ask("GET /desk/couriers/{id}", { id: courierId }, { token });
  expect(body).toMatchObject({
    name: "Mai Tran",
    on_duty: true,
    due: 0,
    account: { email: account.email, blocked: false },
  });
  const found = await ask("GET /desk/couriers", { search: "mai tr", on_duty: 1 }, { token });
  expect(found.body.couriers.map(({ id }) => id)).toContain(courierId);

  const block = { id: courierId, blocked: true, reason: "Lost the licence" };
  const blocked = await ask("PUT /desk/couriers/{id}", block, { token });
  expect(blocked.body.courier).toMatchObject({ on_duty: false, account: { blocked: true } });
  expect((await ask("GET /courier/me", {}, { token: account.token })).status).toBe(401);
  const unblocked = await ask("PUT /desk/couriers/{id}", { ...block, blocked: false }, { token });
  expect(unblocked.body.courier.account?.blocked).toBe(false);
});

test("a courier with a delivery is not blocked", async () => {
  const courierId = await addCourier(db);
  await addStaff(db, { kind: "courier", role: null, courierId });
  const itemId = await addItem(db, { storeId, stock: 10 });
  await addOrder(db, shop, shop.grocery, { itemId, courierId, status: "picked_up" });
  const block = { id: courierId, blocked: true, reason: "Lost the licence" };
  const { status, body } = await ask("PUT /desk/couriers/{id}", block, { token });
  expect([status, body.errors?.[0]?.code]).toEqual([409, "ongoing"]);
  const after = await ask("GET /desk/couriers/{id}", { id: courierId }, { token });
  expect(after.body).toMatchObject({ on_duty: true, account: { blocked: false } });
});
