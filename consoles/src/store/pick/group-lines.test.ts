import { testItem } from "@errand/core/catalog/testing-item";
import { expect, test } from "vitest";
import { testDetail } from "../tickets/testing.ts";
import { findNextLine, groupLines } from "./group-lines.ts";

const inCategory = (id: number, category: string | null) => {
  const ids = [
    { id: 1, slug: "food", name: "Food", position: 0 as const },
    { id: 2, slug: "shelf", name: category ?? "", position: 1 as const },
  ];
  const item = testItem({ id, category_ids: category === null ? [] : ids });
  return testDetail(id, item.name, { item_details: item });
};

test("groups lines by the innermost category of their items", () => {
  const lines = [inCategory(1, "Fruit"), inCategory(2, "Dairy"), inCategory(3, "Fruit")];
  const groups = groupLines([...lines, inCategory(4, null)]);
  expect(groups.map(({ name, lines }) => [name, lines.map(({ id }) => id)])).toEqual([
    ["", [4]],
    ["Dairy", [2]],
    ["Fruit", [1, 3]],
  ]);
});

test.each([
  ["the first line", null, [], 1],
  ["the line after it", 1, [], 2],
  ["the one after a line that is done", 1, [2], 3],
  ["one that was left behind", 3, [2], 1],
  ["nothing when all others are done", 2, [1, 3], null],
] as const)("goes on to %s", (_title, afterId, done, next) => {
  const lines = [1, 2, 3].map((id) => testDetail(id, `Item ${id}`));
  const isDone = ({ id }: { id: number }) => (done as readonly number[]).includes(id);
  expect(findNextLine(lines, afterId, isDone)?.id ?? null).toBe(next);
});
