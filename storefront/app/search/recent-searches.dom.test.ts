import { beforeEach, expect, test } from "vitest";
import { store, stored } from "../visitor/storage.ts";
import { maxSearches } from "../visitor/stored-values.ts";
import { addRecentSearch, removeRecentSearch } from "./recent-searches.ts";

beforeEach(() => localStorage.clear());

test("stores the latest search first, without duplicates, up to the maximum", () => {
  for (const text of ["rice", "tea", "Rice"]) addRecentSearch(text);
  expect(stored("searches")).toEqual(["Rice", "tea"]);
  for (let n = 0; n < maxSearches + 3; n++) addRecentSearch(`soap ${n}`);
  expect(stored("searches")).toHaveLength(maxSearches);
});

test("removes the key with the last search", () => {
  store("searches", ["rice"]);
  removeRecentSearch("rice");
  expect(localStorage.getItem("searches")).toBeNull();
});

test.each(["[1]", '["", "rice"]', "rice", "[]", '{"0":"rice"}'])(
  "ignores the invalid value %s",
  (text) => {
    localStorage.setItem("searches", text);
    expect(stored("searches")).toBeNull();
  },
);
