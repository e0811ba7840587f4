import type { Category, Item } from "@errand/core/catalog/catalog.types";
import { expect, test } from "vitest";
import { testItem } from "../catalog/testing.tsx";
import { testCall } from "../testing/fake-api.ts";
import { menuOf, readMenu } from "./menu.ts";
import { menuQueryOf, wholeMenu } from "./menu-query.ts";

const category = (id: number, name: string) => ({ id, name }) as Category;
const of = (id: number) => [{ id, slug: `c${id}`, name: "", position: 0 as const }];
const categories = [category(10, "Mains"), category(15, "Soups"), category(20, "Sweets")];
const items = [
  testItem({ id: 1, name: "Crème brûlée", category_ids: of(20) }),
  testItem({ id: 2, name: "Bœuf bourguignon", category_ids: of(10) }),
  testItem({ id: 3, name: "Gift card", category_ids: of(99) }),
  testItem({ id: 4, name: "Île flottante", category_ids: of(20) }),
];

test("groups items by the store's categories in their order, uncategorized ones last", () => {
  const menu = menuOf(items, categories);
  expect(menu.map(({ name, items, total }) => [name, items?.map(({ id }) => id), total])).toEqual([
    ["Mains", [2], 1],
    ["Sweets", [1, 4], 2],
    [null, [3], 1],
  ]);
});

/** Fakes a store with so many items in each category, and records the calls. */
function storeWith(counts: Record<number, number>) {
  const calls: Record<string, unknown>[] = [];
  const all = Object.entries(counts).flatMap(([id, count]) =>
    Array.from({ length: count }, (): Item => testItem({ category_ids: of(Number(id)) })),
  );
  const call = testCall((endpoint, input) => {
    calls.push({ endpoint, ...input });
    const ids = input.category_id ? [Number(input.category_id)] : Object.keys(counts).map(Number);
    const matching = all.filter((item) => ids.includes(item.category_ids[0]?.id ?? 0));
    return {
      total_size: matching.length,
      products: matching.slice(0, Number(input.limit)),
      categories: ids.map((id) => category(id, "")),
    };
  });
  return { call, calls };
}

const many = [1, 2, 3, 4, 5].map((id) => category(id, `Shelf ${id}`));
const store = { id: 7, category_details: many };

test("loads a whole menu of up to sixty items with one request", async () => {
  const { call, calls } = storeWith({ 1: 30, 2: 30 });
  const { count, sections } = await readMenu(call, store, wholeMenu);
  expect(calls).toHaveLength(1);
  expect(count).toBe(60);
  expect(sections.map(({ items }) => items?.length)).toEqual([30, 30]);
});

test("loads only the first page of the first categories of a longer menu", async () => {
  const { call } = storeWith({ 1: 5, 2: 40, 4: 10, 5: 6 });
  const { count, sections } = await readMenu(call, store, wholeMenu);
  expect(count).toBe(61);
  expect(sections.map(({ id, items, total }) => [id, items?.length, total])).toEqual([
    [1, 5, 5],
    [2, 12, 40],
    [4, 10, 10],
    [5, undefined, null],
  ]);
});

test("loads the first page of every category of a longer menu for a crawler", async () => {
  const { call } = storeWith({ 1: 5, 2: 40, 4: 10, 5: 6 });
  const { sections } = await readMenu(call, store, wholeMenu, true);
  expect(sections.map(({ id, items }) => [id, items?.length])).toEqual([
    [1, 5],
    [2, 12],
    [4, 10],
    [5, 6],
  ]);
});

test("sends the filters and the search text", async () => {
  const { call, calls } = storeWith({ 1: 30 });
  await readMenu(call, store, menuQueryOf(new URLSearchParams("type=veg&sort=low")));
  const { sections } = await readMenu(
    call,
    store,
    menuQueryOf(new URLSearchParams("search=pie&max_price=9")),
  );
  expect(calls).toEqual([
    { endpoint: "GET /items/latest", store_id: 7, limit: 60, type: "veg", filter: ["low"] },
    { endpoint: "GET /items/search", store_id: 7, name: "pie", limit: 12, offset: 1, max_price: 9 },
  ]);
  expect(sections).toMatchObject([{ id: 0, total: 30 }]);
});

test("returns no section when no item matches", async () => {
  const { call } = storeWith({});
  expect(await readMenu(call, store, { ...wholeMenu, text: "pie" })).toEqual({
    count: 0,
    sections: [],
    laterToday: null,
  });
});
