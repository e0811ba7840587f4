import type { Item } from "@errand/core/catalog/catalog.types";
import type { Order } from "@errand/core/orders/orders.types";
import { expect, test } from "vitest";
import { lacksPiece, replacementFor, reportMissingPiece } from "./missing-pieces.ts";
import { CallError, type StaffClient } from "./staff-client.ts";

const now = new Date("2026-03-20T12:00:00Z");
const order = {
  id: 100_007,
  order_status: "processing",
  processing: "2026-03-20T11:59:50Z",
  details_count: 3,
  agreed_amount: null,
} as Order;

test("one order in 25 lacks a piece, once, if it has several lines", () => {
  expect(lacksPiece(order, now)).toBe(true);
  const ids = Array.from({ length: 100 }, (_, index) => ({ ...order, id: 100_000 + index }));
  expect(ids.filter((each) => lacksPiece(each, now))).toHaveLength(4);
  expect(lacksPiece({ ...order, agreed_amount: 20 }, now)).toBe(false);
  expect(lacksPiece({ ...order, details_count: 2 }, now)).toBe(false);
  expect(lacksPiece({ ...order, processing: "2026-03-20T11:59:58Z" }, now)).toBe(false);
});

const item = (changes: Partial<Item>) =>
  ({
    id: 1,
    price: 5,
    stock: 4,
    variations: [],
    food_variations: [],
    is_prescription_required: 0,
    weight_step: null,
    ...changes,
  }) as unknown as Item;
const line = { id: 3, item_id: 1, price: 5, if_sold_out: "call", item_details: item({}) };

test("replaces an item by the one nearest in price that needs no choice", () => {
  const items = [
    item({}),
    item({ id: 2, stock: 0 }),
    item({ id: 3, variations: [{ id: 1, type: "Large", price: 5, stock: 2 }] }),
    item({ id: 4, is_prescription_required: 1 }),
    item({ id: 5, price: 9 }),
    item({ id: 6, price: 4, stock: null }),
    item({ id: 7, weight_step: 100 }),
  ];
  expect(replacementFor(line, items)?.id).toBe(6);
  expect(replacementFor(line, items.slice(0, 4))).toBeNull();
});

/** Reports a missing piece of an order; returns what the store has sent. */
async function report(if_sold_out: string, refuses = false) {
  const sent: unknown[] = [];
  const replies: Record<string, unknown> = {
    "GET /store/orders/{id}": { details: [{ ...line, if_sold_out }] },
    "GET /stores/popular-items/{id}": [item({ id: 8 })],
  };
  const call = async (path: string, input: object) => {
    if (path in replies) return replies[path];
    sent.push(input);
    if (refuses && sent.length === 1) throw new CallError(path, 422, []);
    return {};
  };
  await reportMissingPiece({ call } as StaffClient, { ...order, store_id: 9 });
  return sent;
}

const { id } = order;
const removed = { id, lines: [{ detail_id: 3, quantity: 1 }] };
const replaced = { id, lines: [{ detail_id: 3, quantity: 1, replace_with: 8 }] };

test("replaces a missing piece only where the customer wants that", async () => {
  expect(await report("replace")).toEqual([replaced]);
  expect(await report("remove")).toEqual([removed]);
  expect(await report("call")).toEqual([removed]);
});

test("removes it when the replacement is refused", async () => {
  expect(await report("replace", true)).toEqual([replaced, removed]);
});
