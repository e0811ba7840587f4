import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addItem } from "../catalog/testing.ts";
import { shop } from "../config/config.tables.ts";
import type { Cart } from "./testing.ts";
import { errorResponse, startCartTest } from "./testing-shop.ts";

const { db, changes, setNow, foodStore, otherFoodStore, loaf, soap, changeStore, ctx } =
  await startCartTest();
let food: Cart;
let grocery: Cart;

beforeEach(async () => {
  ({ food, grocery } = await ctx());
});

async function takesPrescriptions(takes: boolean) {
  await db.update(shop).set({
    settings: sql`jsonb_set(settings, '{prescriptionOrder}', ${String(takes)}::jsonb)`,
  });
  await changes.flushed();
}

describe("an item that is not available", () => {
  const breakfast = { availableFrom: "07:00:00", availableUntil: "11:00:00" };

  test("is refused outside its hours when the store takes no scheduled orders", async () => {
    await changeStore(foodStore, { scheduleOrder: false });
    const item_id = await loaf(breakfast);
    setNow(new Date("2026-03-05T11:00:00Z"));
    expect(await food.add({ item_id })).toMatchObject(errorResponse("not_available", 422));
    setNow(new Date("2026-03-05T09:00:00Z"));
    expect((await food.add({ item_id })).status).toBe(200);
    await changeStore(foodStore, { scheduleOrder: true });
  });

  test("is accepted for later when the store takes scheduled orders", async () => {
    const item_id = await loaf(breakfast);
    setNow(new Date("2026-03-05T20:00:00Z"));
    expect((await food.add({ item_id })).body).toMatchObject([{ problems: [] }]);
  });

  test("is refused when the store is inactive", async () => {
    const item_id = await addItem(db, { storeId: otherFoodStore });
    await changeStore(otherFoodStore, { active: false });
    expect(await food.add({ item_id })).toMatchObject(errorResponse("not_available", 422));
    await changeStore(otherFoodStore, { active: true });
  });

  test("is refused when it needs a prescription and the shop takes none", async () => {
    const pills = await soap({ prescriptionRequired: true });
    await takesPrescriptions(false);
    expect(await grocery.add({ item_id: pills })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "prescription_order", field: "item_id" }] },
    });

    await takesPrescriptions(true);
    const { body, status } = await grocery.add({ item_id: pills });
    expect({ status, problems: body[0]?.problems }).toEqual({ status: 200, problems: [] });
    await takesPrescriptions(false);
    const later = await grocery.list();
    expect(later.body[0]?.problems).toMatchObject([{ code: "prescription_order" }]);
  });

  test("is refused outside its hours when the shop takes no scheduled orders, even if the store does", async () => {
    const schedule = async (allowed: boolean) => {
      await db
        .update(shop)
        .set({ settings: sql`jsonb_set(settings, '{scheduleOrder}', ${String(allowed)}::jsonb)` });
      await changes.flushed();
    };
    await schedule(false);
    const item_id = await loaf(breakfast);
    setNow(new Date("2026-03-05T20:00:00Z"));
    expect(await food.add({ item_id })).toMatchObject(errorResponse("not_available", 422));
    await schedule(true);
  });
});

test("a medicine on prescription is not replaced when it is sold out", async () => {
  await takesPrescriptions(true);
  const item_id = await soap({ prescriptionRequired: true });
  const { body } = await grocery.add({ item_id, if_sold_out: "replace" });
  expect(body).toMatchObject([{ if_sold_out: "call" }]);
  const change = { cart_id: body[0]?.id, quantity: 1 };
  for (const if_sold_out of ["remove", "replace"] as const)
    await grocery.update({ ...change, if_sold_out });
  expect((await grocery.list()).body).toMatchObject([{ if_sold_out: "call" }]);
  await takesPrescriptions(false);
});
