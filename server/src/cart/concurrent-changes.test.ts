import { minor } from "@errand/core/money";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addItem, type ItemOverrides, type SeededShop, seedShop } from "../catalog/testing.ts";
import { putStock } from "../stock/testing.ts";
import { startTestApi } from "../testing.ts";
import { addGuest, type Cart, cartOf } from "./testing.ts";

/** Concurrent and repeated requests. */

const { ask, db } = await startTestApi();
let seeded: SeededShop;
let cart: Cart;

const soap = (changes: ItemOverrides = {}) =>
  addItem(db, { storeId: seeded.grocery.storeIds[0], ...changes });
const counts = (values: number[]) =>
  Object.fromEntries(
    Map.groupBy(values, (value) => value)
      .entries()
      .map(([value, all]) => [value, all.length]),
  );
const quantities = async () => (await cart.list()).body.map(({ quantity }) => quantity);

beforeAll(async () => {
  seeded = await seedShop(db);
});

beforeEach(async () => {
  cart = cartOf(ask, await addGuest(db), seeded.grocery.moduleId);
});

const twenty = Array.from({ length: 20 }, (_, index) => index + 1);

test("adds one line during twenty concurrent additions of one item", async () => {
  const item_id = await soap();
  const responses = await Promise.all(twenty.map(() => cart.add({ item_id })));
  expect(counts(responses.map(({ status }) => status))).toEqual({ 200: 1, 409: 19 });
  expect(await quantities()).toEqual([1]);
});

test("adds twenty lines during twenty concurrent additions", async () => {
  const ids = await Promise.all(twenty.map(() => soap()));
  const responses = await Promise.all(ids.map((item_id) => cart.add({ item_id })));
  expect(counts(responses.map(({ status }) => status))).toEqual({ 200: 20 });
  expect(responses.map(({ body }) => body.length).toSorted((a, b) => a - b)).toEqual(twenty);
  expect(await quantities()).toHaveLength(20);
});

test("applies twenty concurrent updates in turn and keeps the last", async () => {
  const [line] = (await cart.add({ item_id: await soap({ stock: 20 }) })).body;
  const responses = await Promise.all(
    twenty.map((quantity) => cart.update({ cart_id: line?.id, quantity })),
  );
  expect(counts(responses.map(({ status }) => status))).toEqual({ 200: 20 });
  expect(responses.map(({ body }) => body[0]?.quantity)).toEqual(twenty);
  expect(twenty).toContain((await quantities())[0]);
  expect(await quantities()).toHaveLength(1);
});

test("accepts one of two concurrent items of two stores", async () => {
  const [here, there] = [await soap(), await addItem(db, { storeId: seeded.grocery.storeIds[1] })];
  const responses = await Promise.all([here, there].map((item_id) => cart.add({ item_id })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await quantities()).toEqual([1]);
});

const size = {
  id: "size",
  name: { en: "Size", fr: "Taille" },
  type: "single" as const,
  min: 1,
  max: 1,
  required: true,
  values: [1, 2, 3, 4, 5].map((n) => ({
    id: `s${n}`,
    label: { en: `S${n}`, fr: `T${n}` },
    price: minor(0),
  })),
};

test("keeps concurrent lines of one item within its maximum", async () => {
  const item_id = await soap({ foodChoices: [size], maximumCartQuantity: 4, stock: 100 });
  const responses = await Promise.all(
    [1, 2, 3, 4, 5].map((n) =>
      cart.add({
        item_id,
        quantity: 2,
        variation: [{ name: "Size", values: { label: [`S${n}`] } }],
      }),
    ),
  );
  expect(counts(responses.map(({ status }) => status))).toEqual({ 200: 2, 422: 3 });
  expect(await quantities()).toEqual([2, 2]);
});

test("keeps two concurrent changes of one item within its maximum", async () => {
  const item_id = await soap({ foodChoices: [size], maximumCartQuantity: 10, stock: 100 });
  const label = (n: number) => [{ name: "Size", values: { label: [`S${n}`] } }];
  await cart.add({ item_id, variation: label(1) });
  const lines = (await cart.add({ item_id, variation: label(2) })).body;
  const responses = await Promise.all(
    lines.map(({ id }) => cart.update({ cart_id: id, quantity: 6 })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect((await quantities()).toSorted()).toEqual([1, 6]);
});

const key = "a-key-of-sixteen-and-more";

test("adds once for one idempotency key and repeats the response", async () => {
  const item_id = await soap();
  const first = await cart.add({ item_id }, { key });
  const second = await cart.add({ item_id }, { key });
  expect(first.headers.get("idempotent-replayed")).toBe(null);
  expect(second.headers.get("idempotent-replayed")).toBe("true");
  expect(second).toMatchObject({ status: 200, body: first.body });
  expect(await quantities()).toEqual([1]);
});

test("refuses a key that was used for another request", async () => {
  const item_id = await soap();
  await cart.add({ item_id }, { key });
  expect(await cart.add({ item_id, quantity: 2 }, { key })).toMatchObject({
    status: 422,
    body: { errors: [{ code: "idempotency_mismatch" }] },
  });
  expect(await quantities()).toEqual([1]);
});

test("refuses a key while its first request runs, and adds once", async () => {
  const item_id = await soap();
  const responses = await Promise.all(twenty.map(() => cart.add({ item_id }, { key })));
  const refused = responses.filter(({ status }) => status === 409);
  for (const { body } of refused) {
    expect(body.errors).toMatchObject([{ code: "idempotency_in_progress" }]);
  }
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(20 - refused.length);
  expect(await quantities()).toEqual([1]);
});

test("frees the key of a refused addition", async () => {
  const item_id = await soap({ stock: 0 });
  expect((await cart.add({ item_id }, { key })).status).toBe(409);
  await putStock(db, item_id, 5);
  const again = await cart.add({ item_id }, { key });
  expect(again.status).toBe(200);
  expect(again.headers.get("idempotent-replayed")).toBe(null);
});
