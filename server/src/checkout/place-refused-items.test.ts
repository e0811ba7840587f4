import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { items } from "../catalog/catalog.tables.ts";
import { addAddOn, addItem, addStore } from "../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const {
  db,
  setNow,
  seeded,
  bakery,
  grocer,
  grocery,
  configure,
  ctx,
  place,
  placeOf,
  put,
  refused,
} = await startCheckoutTest();

beforeEach(async () => {
  await ctx();
});

test("refuses a forged amount and returns the real one with its receipt", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const { status, errors } = await refused(() =>
    place({ order_amount: 0, ...buyNowInput(itemId) }),
  );
  expect(status).toBe(409);
  expect(errors).toMatchObject([
    {
      code: "price_changed",
      field: "order_amount",
      data: { order_amount: 13, receipt: { total: 13 } },
    },
  ]);
});

test("refuses a price that changed since the item was added and keeps the cart", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  await put(itemId);
  await db
    .update(items)
    .set({ price: minor(1100) })
    .where(eq(items.id, itemId));
  expect(await refused(() => place())).toMatchObject({
    status: 409,
    errors: [{ code: "price_changed", data: { order_amount: 14.1 } }],
  });
  expect((await place({ order_amount: 14.1 })).status).toBe(201);
});

test("refuses an amount with a discount of the store that has ended meanwhile", async () => {
  const ends = new Date("2026-03-05T12:00:00Z");
  const storeId = await addStore(db, {
    ...placeOf(seeded.food),
    discount: 2000,
    discountKind: "percent",
    discountEnds: ends,
  });
  const itemId = await addItem(db, { storeId });
  const buy = (order_amount: number) =>
    place({ store_id: storeId, order_amount, ...buyNowInput(itemId) });
  setNow(new Date(ends.getTime() - 1));
  expect((await buy(10.8)).status).toBe(201);
  setNow(ends);
  const { status, errors } = await refused(() => buy(10.8));
  expect([status, errors[0]?.code]).toEqual([409, "price_changed"]);
  expect(errors[0]?.data).toMatchObject({ order_amount: 13, receipt: { total: 13 } });
  expect(JSON.stringify(errors[0]?.data)).not.toContain("store_discount");
});

test("refuses removed, sold out, excess and other stores' items and returns their lines", async () => {
  const gone = await addItem(db, { storeId: grocer, active: false });
  const short = await addItem(db, { storeId: grocer, stock: 2 });
  const few = await addItem(db, { storeId: grocer, maximumCartQuantity: 2 });
  const buy = (itemId: number, overrides: object = {}) =>
    refused(() =>
      place(
        {
          store_id: grocer,
          order_amount: 35,
          ...buyNowInput(itemId, { quantity: 3 }),
          ...overrides,
        },
        grocery,
      ),
    );

  expect(await buy(gone)).toMatchObject({
    status: 404,
    errors: [{ code: "item", data: { item_id: gone } }],
  });
  expect(await buy(short)).toMatchObject({
    status: 409,
    errors: [{ code: "stock", data: { cart_id: null, item_id: short, available: 2 } }],
  });
  expect(await buy(few)).toMatchObject({ status: 422, errors: [{ code: "cart_item_limit" }] });
  expect(await buy(few, { store_id: seeded.grocery.storeIds[1] })).toMatchObject({
    status: 409,
    codes: expect.arrayContaining(["different_stores"]),
  });
});

test("refuses unknown choices and add-ons, and items outside their hours", async () => {
  const variations = [{ type: { en: "Red", fr: "Rouge" }, price: minor(1000), stock: 3 }];
  const choices = [
    { title: { en: "Colour", fr: "Couleur" }, options: [{ en: "Red", fr: "Rouge" }] },
  ];
  const itemId = await addItem(db, { storeId: grocer, variations, choices });
  expect(
    await refused(() =>
      place(
        { store_id: grocer, ...buyNowInput(itemId, { variation: [{ type: "Green" }] }) },
        grocery,
      ),
    ),
  ).toMatchObject({ status: 422, codes: ["variation"] });

  const plain = await addItem(db, { storeId: bakery });
  const cheese = await addAddOn(db, { storeId: bakery });
  await put(plain);
  await db
    .update(items)
    .set({ addOnIds: [cheese] })
    .where(eq(items.id, plain));
  expect(
    await refused(() => place(buyNowInput(plain, { add_on_ids: [cheese + 1], add_on_qtys: [1] }))),
  ).toMatchObject({ status: 422, codes: ["add_on_ids"] });

  setNow(new Date("2026-03-20T10:00:00Z"));
  const supper = await addItem(db, { storeId: bakery, availableFrom: "18:00:00" });
  expect(await refused(() => place(buyNowInput(supper)))).toMatchObject({
    status: 422,
    errors: [{ code: "not_available", data: { item_id: supper } }],
  });
  const later = { schedule_at: "2026-03-20T18:00:00Z", order_type: "schedule_order" };
  expect((await place({ ...buyNowInput(supper), ...later })).body.order).toMatchObject({
    scheduled: 1,
    schedule_at: "2026-03-20T18:00:00.000Z",
  });
});

test("refuses prescription items without a picture of the prescription", async () => {
  await configure({ prescriptionOrder: true });
  const itemId = await addItem(db, { storeId: bakery, prescriptionRequired: true });
  expect(await refused(() => place(buyNowInput(itemId)))).toMatchObject({
    status: 422,
    codes: ["prescription"],
  });
});

test("refuses prescription items where the shop takes no prescriptions", async () => {
  await configure({ prescriptionOrder: false });
  const itemId = await addItem(db, { storeId: bakery, prescriptionRequired: true });
  expect(await refused(() => place(buyNowInput(itemId)))).toMatchObject({
    status: 422,
    codes: ["prescription_order"],
  });
});
