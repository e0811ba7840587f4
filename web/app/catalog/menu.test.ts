import type { Category } from "@errand/core/catalog/catalog.types";
import { expect, test } from "vitest";
import { menuOf, searchMenu } from "./menu.ts";
import { testItem } from "./testing.tsx";

const category = (id: number, name: string) => ({ id, name }) as Category;
const of = (id: number) => [{ id, slug: `c${id}`, name: "", position: 0 as const }];
const items = [
  testItem({ id: 1, name: "Crème brûlée", category_ids: of(20) }),
  testItem({ id: 2, name: "Bœuf bourguignon", description: "Slowly.", category_ids: of(10) }),
  testItem({ id: 3, name: "Gift card", category_ids: of(99) }),
  testItem({ id: 4, name: "Île flottante", tags: [{ id: 1, tag: "Sweet" }], category_ids: of(20) }),
];
const menu = menuOf(items, [category(10, "Mains"), category(15, "Soups"), category(20, "Sweets")]);
const names = (found: typeof menu) =>
  found.flatMap((section) => section.items.map(({ name }) => name));

test("puts items under the store's categories in their order, what fits none last", () => {
  expect(menu.map(({ name, items }) => [name, items.map(({ id }) => id)])).toEqual([
    ["Mains", [2]],
    ["Sweets", [1, 4]],
    [null, [3]],
  ]);
});

test.each([
  ["creme brulee", ["Crème brûlée"]],
  ["BRÛLÉE", ["Crème brûlée"]],
  ["boeuf", ["Bœuf bourguignon"]],
  ["slowly", ["Bœuf bourguignon"]],
  ["sweet ile", ["Île flottante"]],
  ["soup", []],
])("finds %j without minding accents, in names, descriptions and tags", (text, found) => {
  expect(names(searchMenu(menu, text))).toEqual(found);
});

test("shows everything for nothing", () => {
  expect(searchMenu(menu, "  ")).toBe(menu);
});
