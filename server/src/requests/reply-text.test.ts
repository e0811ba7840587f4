import { type CartLine, listCart, restoreCart } from "@errand/core/cart/cart.contract";
import type { Item } from "@errand/core/catalog/catalog.types";
import { searchItems } from "@errand/core/search/search.contract";
import { expect, test } from "vitest";
import { choose, startCartTest } from "../cart/testing-shop.ts";
import { replyWriter, sharedItem, withFields } from "./reply-text.ts";

const { pizza, ctx } = await startCartTest();
const { food } = await ctx();
const { body } = await food.add({
  item_id: await pizza(),
  variation: [choose("Size", "Small")],
});
const [added] = body as [CartLine];

const item = (changes: Partial<Item> = {}): Item => ({
  ...structuredClone(added.item),
  ...changes,
});
const line = (of: Item): CartLine => ({ ...added, item: of });

const withSecret = <Value extends object>(value: Value): Value => ({ ...value, secret: "stays" });

test.each([
  ["no items", listCart.reply, []],
  ["lines with items", listCart.reply, [line(item()), withSecret(line(item({ id: 2 })))]],
  ["items of several replies", listCart.reply, [line(sharedItem(withSecret(item())))]],
  ["lists in an object", restoreCart.reply, { lines: [line(item())], notices: [] }],
  ["a schema without items", restoreCart.reply.shape.notices, [{ code: "gone", message: "Gone" }]],
])("writes what the contract contains of a reply: %s", (_what, schema, reply) => {
  const write = replyWriter(schema);
  for (const _time of ["first", "again"]) {
    expect(JSON.parse(write(reply))).toEqual(schema.parse(reply));
  }
});

test.each([
  ["an item", [line(item({ price: -1 }))]],
  ["an item of several replies", [line(sharedItem(item({ price: -1 })))]],
  ["a missing item", [{ ...line(item()), item: undefined }]],
  ["a line", [{ ...line(item()), quantity: 0 }]],
  ["no list", { lines: [] }],
])("refuses what breaks the contract: %s", (_what, reply) => {
  const write = replyWriter(listCart.reply);
  expect(() => write(reply)).toThrow();
  expect(() => write(reply)).toThrow();
});

test("writes items with further fields, shared ones by their own text", () => {
  const { products } = searchItems.reply.shape;
  const write = replyWriter(products);
  const near = { match: "near" as const };
  const found = [withFields(sharedItem(withSecret(item())), near), { ...item({ id: 2 }), ...near }];
  expect(JSON.parse(write(found))).toEqual(products.parse(found));
  const wrong = withFields(sharedItem(item()), { match: "far" });
  expect(() => write([wrong])).toThrow();
});

test("checks and writes an item of several replies once", () => {
  let reads = 0;
  const counted = item();
  Object.defineProperty(counted, "name", {
    enumerable: true,
    get: () => {
      reads += 1;
      return "Soup";
    },
  });
  const shared = sharedItem(counted);
  reads = 0;
  const write = replyWriter(listCart.reply);
  const first = write([line(shared)]);
  expect(reads).toBeGreaterThan(0);
  reads = 0;
  expect(write([line(shared)])).toBe(first);
  expect(reads).toBe(0);
});

test("an item of several replies cannot change", () => {
  const shared = sharedItem(item());
  expect(() => {
    shared.price = 1;
  }).toThrow(TypeError);
  expect(() => shared.tags.push({ id: 2, tag: "Cold" })).toThrow(TypeError);
});
