import { expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { addCourier, addOrder } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 1000 });
const courierId = await addCourier(db);
const { token } = await addStaff(db, { kind: "courier", role: null, courierId });

async function deliverAt(time: string) {
  setNow(new Date(time));
  const order = { itemId, courierId, status: "picked_up" } as const;
  const id = await addOrder(db, shop, shop.grocery, order);
  const options = { token, key: crypto.randomUUID() };
  await ask("POST /courier/jobs/{id}/deliver", { id, cash: 12 }, options);
  return id;
}

async function readPast(input: object) {
  const { body } = await ask("GET /courier/jobs", { state: "past", ...input }, { token });
  return [body.total_size, body.jobs.map(({ id }) => id)];
}

test("ended jobs are read page by page, and by the days of the shop on which they ended", async () => {
  const evening = await deliverAt("2026-03-19T22:59:00Z");
  // Midnight in the time zone of the shop.
  const night = await deliverAt("2026-03-19T23:01:00Z");
  const noon = await deliverAt("2026-03-20T12:00:00Z");
  expect(await readPast({})).toEqual([3, [noon, night, evening]]);
  expect(await readPast({ limit: 2, offset: 2 })).toEqual([3, [evening]]);
  expect(await readPast({ from: "2026-03-20", to: "2026-03-20" })).toEqual([2, [noon, night]]);
  expect(await readPast({ to: "2026-03-19" })).toEqual([1, [evening]]);
  const backwards = { state: "past", from: "2026-03-20", to: "2026-03-19" };
  expect((await ask("GET /courier/jobs", backwards, { token })).status).toBe(422);
});
