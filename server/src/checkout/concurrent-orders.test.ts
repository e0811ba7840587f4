import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { cartLines } from "../cart/cart.tables.ts";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import { addItem, addSale, addSaleItem } from "../catalog/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import * as orderEvents from "../orders/order-events.ts";
import { addGuest } from "../orders/testing.ts";
import { decodeGuestId } from "../requests/caller.ts";
import { stockMovements } from "../stock/stock-movements.tables.ts";
import { stockByVariation, stockOf } from "../stock/testing.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const { ask, db, seeded, bakery, grocer, food, grocery, nextKey, order, ctx, place, put, refused } =
  await startCheckoutTest();

beforeEach(async () => {
  await ctx();
});

test("places one order for one idempotency key and repeats the response", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  await put(itemId);
  const key = nextKey();
  const body = order();
  const first = await ask("POST /customer/order/place", body, { ...food, key });
  const again = await ask("POST /customer/order/place", body, { ...food, key });
  expect(first.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(
    (await ask("POST /customer/order/place", order({ cutlery: 1 }), { ...food, key })).body,
  ).toMatchObject({
    errors: [{ code: "idempotency_mismatch" }],
  });
});

test("places one order on a double click, with one key or with two", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  for (const isOneKey of [true, false]) {
    await put(itemId);
    const key = nextKey();
    const before = await db.$count(orders);
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() =>
        ask("POST /customer/order/place", order(), {
          ...food,
          key: isOneKey ? key : nextKey(),
        }),
      ),
    );
    expect(await db.$count(orders)).toBe(before + 1);
    const placed = responses.filter(({ status }) => status === 201);
    expect(new Set(placed.map(({ body }) => body.order_id)).size).toBe(1);
  }
});

const countBy = (codes: (string | number)[]) =>
  Object.fromEntries(
    Map.groupBy(codes, String)
      .entries()
      .map(([code, all]) => [code, all.length]),
  );

test("sells the last piece to one of 200 concurrent guests and refuses 199", async () => {
  const itemId = await addItem(db, { storeId: grocer, stock: 1 });
  const buyers = await Promise.all(Array.from({ length: 200 }, () => addGuest(db)));
  const responses = await Promise.all(
    buyers.map((guest_id) =>
      place({ guest_id, store_id: grocer, ...buyNowInput(itemId) }, grocery),
    ),
  );
  const codes = responses.map(({ status, body }) => body.errors?.[0]?.code ?? status);
  expect(countBy(codes)).toEqual({ 201: 1, stock: 199 });
  expect(await stockOf(db, itemId)).toBe(0);
  expect(await db.$count(stockMovements, eq(stockMovements.kind, "order_placed"))).toBe(1);
});

test("sells the three pieces of a sale once when 200 guests want two of them on two lines", async () => {
  const variations = ["Red", "Blue"].map((name) => ({
    type: { en: name, fr: name },
    price: minor(1000),
    stock: 400,
  }));
  const choices = [
    { title: { en: "Colour", fr: "Couleur" }, options: variations.map(({ type }) => type) },
  ];
  const itemId = await addItem(db, { storeId: grocer, variations, choices });
  const flashSaleId = await addSale(db, seeded.grocery.moduleId);
  await addSaleItem(db, {
    ...{ flashSaleId, itemId, discount: 5000, discountKind: "percent" },
    stock: 3,
  });
  const first = await addGuest(db);
  for (const { type } of variations) {
    await put(itemId, { guest_id: first, variation: [{ type: type.en }] }, grocery);
  }
  const others = await Promise.all(Array.from({ length: 199 }, () => addGuest(db)));
  const lines = await db.select().from(cartLines).where(eq(cartLines.itemId, itemId));
  await db
    .insert(cartLines)
    .values(
      others.flatMap((guest) =>
        lines.map(({ id: _, ...line }) => ({ ...line, guestId: decodeGuestId(guest) })),
      ),
    );
  const buyers = [first, ...others];
  const responses = await Promise.all(
    buyers.map((guest_id) => place({ guest_id, store_id: grocer, order_amount: 13 }, grocery)),
  );
  const codes = responses.map(({ status, body }) => body.errors?.[0]?.code ?? status);
  const { 201: placed, price_changed = 0, stock = 0, ...rest } = countBy(codes);
  expect({ placed, rest }).toEqual({ placed: 1, rest: {} });
  // Those that were priced before the sale was sold out are refused by its stock.
  expect(price_changed + stock).toBe(199);
  const [left] = await db.select().from(stockUnits).where(eq(stockUnits.flashSaleId, flashSaleId));
  expect(left?.quantity).toBe(1);
  expect(await stockByVariation(db, itemId)).toEqual([399, 399]);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("places concurrent orders of the same items in opposite order without deadlock", async () => {
  const [one, other] = [
    await addItem(db, { storeId: grocer, stock: 20 }),
    await addItem(db, { storeId: grocer, stock: 20 }),
  ];
  const buyers = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const buyer = await addGuest(db);
      const itemIds = index % 2 === 0 ? [one, other] : [other, one];
      for (const itemId of itemIds) await put(itemId, { guest_id: buyer }, grocery);
      return buyer;
    }),
  );
  const responses = await Promise.all(
    buyers.map((buyer) => place({ guest_id: buyer, store_id: grocer, order_amount: 24 }, grocery)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([
    ...Array(20).fill(201),
    ...Array(10).fill(409),
  ]);
  expect([await stockOf(db, one), await stockOf(db, other)]).toEqual([0, 0]);
});

test("leaves no order and the same stock when placing fails halfway", async () => {
  const itemId = await addItem(db, { storeId: grocer });
  await put(itemId, {}, grocery);
  const notify = vi
    .spyOn(orderEvents, "notifyWatchers")
    .mockRejectedValueOnce(new Error("notification failed"));
  onTestFinished(() => notify.mockRestore());
  expect((await refused(() => place({ store_id: grocer }, grocery))).status).toBe(500);
  expect((await place({ store_id: grocer }, grocery)).status).toBe(201);
});
