import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { flashSaleItems, flashSales, items, itemVariations } from "../catalog/catalog.tables.ts";
import { addItem } from "../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const { ask, db, seeded, grocer, grocery, ctx, place, put, refused } = await startCheckoutTest();
let guest_id = "";

beforeEach(async () => {
  guest_id = await ctx();
});

test("updates the cached stock of an item when an order takes and returns it", async () => {
  const itemId = await addItem(db, { storeId: grocer, stock: 9 });
  const stock = async () => (await ask("GET /items/details/{id}", { id: itemId })).body.stock;
  expect(await stock()).toBe(9);
  const { body } = await place({ store_id: grocer, ...buyNowInput(itemId) }, grocery);
  expect(await stock()).toBe(8);
  const proof = { guest_id, contact_number: "0612345678", order_id: body.order_id };
  await ask("PUT /customer/order/cancel", { ...proof, reason: "x" });
  expect(await stock()).toBe(9);
});

const variations = [
  { type: { en: "Red", fr: "Rouge" }, price: minor(1000), stock: 3 },
  { type: { en: "Blue", fr: "Bleu" }, price: minor(1000), stock: 5 },
];
const choices = [
  { title: { en: "Colour", fr: "Couleur" }, options: variations.map(({ type }) => type) },
];

async function stocksOf(itemId: number) {
  const [item] = await db.select().from(items).where(eq(items.id, itemId));
  const rows = await db
    .select()
    .from(itemVariations)
    .where(eq(itemVariations.itemId, itemId))
    .orderBy(itemVariations.id);
  return [item?.stock, ...rows.map(({ stock }) => stock)];
}

test("takes the stock of variations and of their item, and returns it on cancellation", async () => {
  const itemId = await addItem(db, { storeId: grocer, variations, choices });
  await put(itemId, { quantity: 2, variation: [{ type: "Red" }] }, grocery);
  await put(itemId, { quantity: 4, variation: [{ type: "Blue" }] }, grocery);
  const { body, status } = await place({ store_id: grocer, order_amount: 68 }, grocery);
  expect(status).toBe(201);
  expect(await stocksOf(itemId)).toEqual([2, 1, 1]);

  const proof = { guest_id, contact_number: "0612345678", order_id: body.order_id };
  expect((await ask("PUT /customer/order/cancel", { ...proof, reason: "x" })).status).toBe(200);
  expect(await stocksOf(itemId)).toEqual([8, 3, 5]);
});

test("returns no stock to the item for a variation that was removed after the order", async () => {
  const itemId = await addItem(db, { storeId: grocer, variations, choices });
  const red = buyNowInput(itemId, { quantity: 2, variation: [{ type: "Red" }] });
  const { body } = await place({ store_id: grocer, order_amount: 24, ...red }, grocery);
  await db.delete(itemVariations).where(eq(itemVariations.stock, 1));
  await db.update(items).set({ stock: 5 }).where(eq(items.id, itemId));

  const proof = { guest_id, contact_number: "0612345678", order_id: body.order_id };
  expect((await ask("PUT /customer/order/cancel", { ...proof, reason: "x" })).status).toBe(200);
  expect(await stocksOf(itemId)).toEqual([5, 5]);
});

test("applies a flash sale while it has enough pieces left and counts those sold", async () => {
  const itemId = await addItem(db, { storeId: grocer });
  const [sale] = await db
    .insert(flashSales)
    .values({
      moduleId: seeded.grocery.moduleId,
      title: { en: "Sale", fr: "Vente" },
      starts: new Date(Date.now() - 60_000),
      ends: new Date(Date.now() + 3_600_000),
    })
    .returning();
  const flashSaleId = sale?.id ?? 0;
  await db
    .insert(flashSaleItems)
    .values({ flashSaleId, itemId, discount: 5000, discountKind: "percent", stock: 2 });
  const buy = (quantity: number, order_amount: number) =>
    place({ store_id: grocer, order_amount, ...buyNowInput(itemId, { quantity }) }, grocery);

  expect((await refused(() => buy(3, 18.5))).codes).toEqual(["price_changed"]);
  const { body, status } = await buy(2, 13);
  expect(status).toBe(201);
  expect(body.order).toMatchObject({ flash_discount_amount: 10 });
  const [left] = await db.select().from(flashSaleItems).where(eq(flashSaleItems.itemId, itemId));
  expect(left?.sold).toBe(2);
  expect((await buy(1, 7.5)).body).toMatchObject({ errors: [{ code: "price_changed" }] });
});
