import { minor } from "@errand/core/money";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { itemVariations } from "../catalog/catalog.tables.ts";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import { addItem, addSale, addSaleItem } from "../catalog/testing.ts";
import { pictureNameOf } from "../pictures/picture-url.ts";
import { newStockChange, setStock } from "../stock/set-stock.ts";
import { stockByVariation, stockOf } from "../stock/testing.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const { ask, changes, db, seeded, grocer, grocery, ctx, place, put, refused } =
  await startCheckoutTest();
let guest_id = "";

beforeEach(async () => {
  guest_id = await ctx();
});

test("updates the cached stock of an item when an order takes and returns one of the last", async () => {
  const itemId = await addItem(db, { storeId: grocer, stock: 3 });
  const stock = async () => (await ask("GET /items/details/{id}", { id: itemId })).body.stock;
  expect(await stock()).toBe(3);
  const { body } = await place({ store_id: grocer, ...buyNowInput(itemId) }, grocery);
  expect(await stock()).toBe(2);
  const proof = { guest_id, contact_number: "0612345678", order_id: body.order_id };
  await ask("PUT /customer/order/cancel", { ...proof, reason: "x" });
  expect(await stock()).toBe(3);
});

test("drops the cached responses of the item alone with an order that leaves enough of it", async () => {
  const itemId = await addItem(db, { storeId: grocer, stock: 16 });
  await changes.flushed();
  const notified: string[] = [];
  const stop = changes.on("catalogue", (payload) => notified.push(payload));
  const buy = (quantity: number, order_amount: number) =>
    place({ store_id: grocer, order_amount, ...buyNowInput(itemId, { quantity }) }, grocery);
  expect((await buy(1, 13)).status).toBe(201);
  await changes.flushed();
  expect(notified).toEqual([`item:${itemId}`]);
  expect((await buy(10, 112)).status).toBe(201);
  await changes.flushed();
  expect(notified.at(-1)).toBe(`item:${itemId} stock:${grocer}`);
  stop();
});

const variations = [
  { type: { en: "Red", fr: "Rouge" }, price: minor(1000), stock: 3 },
  { type: { en: "Blue", fr: "Bleu" }, price: minor(1000), stock: 5 },
];
const choices = [
  { title: { en: "Colour", fr: "Couleur" }, options: variations.map(({ type }) => type) },
];

const stocksOf = async (itemId: number) => [
  await stockOf(db, itemId),
  ...(await stockByVariation(db, itemId)),
];

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

test("shows an order of a variation with the pictures of its colour first", async () => {
  const [colours] = choices;
  if (!colours) throw new Error("the item has colours");
  const images = ["goods-red", "goods-red-back", "goods-blue"];
  const pictured = [{ ...colours, pictures: [[0, 1], [2]] }];
  const itemId = await addItem(db, { storeId: grocer, variations, choices: pictured, images });
  const blue = buyNowInput(itemId, { quantity: 2, variation: [{ type: "Blue" }] });
  const { body } = await place({ store_id: grocer, order_amount: 24, ...blue }, grocery);
  const proof = { guest_id, contact_number: "0612345678", order_id: body.order_id };
  const [line] = (await ask("GET /customer/order/details", proof)).body;
  expect(line?.images_full_url.map(pictureNameOf)).toEqual([
    ...["goods-blue", "goods-red", "goods-red-back"],
  ]);
});

test("returns no stock to the item for a variation that was removed after the order", async () => {
  const itemId = await addItem(db, { storeId: grocer, variations, choices });
  const red = buyNowInput(itemId, { quantity: 2, variation: [{ type: "Red" }] });
  const { body } = await place({ store_id: grocer, order_amount: 24, ...red }, grocery);
  const ofItem = eq(itemVariations.itemId, itemId);
  const [removed, blue] = await db
    .select()
    .from(itemVariations)
    .where(ofItem)
    .orderBy(asc(itemVariations.id));
  const left = { itemId, variationId: blue?.id ?? 0, flashSaleId: null, quantity: 5 };
  await setStock(db, newStockChange("import"), [left]);
  await db.delete(itemVariations).where(eq(itemVariations.id, removed?.id ?? 0));

  const proof = { guest_id, contact_number: "0612345678", order_id: body.order_id };
  expect((await ask("PUT /customer/order/cancel", { ...proof, reason: "x" })).status).toBe(200);
  expect(await stocksOf(itemId)).toEqual([5, 5]);
});

test("applies a flash sale while it has enough pieces left and counts those sold", async () => {
  const itemId = await addItem(db, { storeId: grocer });
  const flashSaleId = await addSale(db, seeded.grocery.moduleId);
  await addSaleItem(db, {
    ...{ flashSaleId, itemId, discount: 5000, discountKind: "percent" },
    stock: 2,
  });
  const buy = (quantity: number, order_amount: number) =>
    place({ store_id: grocer, order_amount, ...buyNowInput(itemId, { quantity }) }, grocery);

  expect((await refused(() => buy(3, 18.5))).codes).toEqual(["price_changed"]);
  const { body, status } = await buy(2, 13);
  expect(status).toBe(201);
  expect(body.order).toMatchObject({ flash_discount_amount: 10 });
  const [left] = await db.select().from(stockUnits).where(eq(stockUnits.flashSaleId, flashSaleId));
  expect(left?.quantity).toBe(0);
  expect((await buy(1, 7.5)).body).toMatchObject({ errors: [{ code: "price_changed" }] });
});
