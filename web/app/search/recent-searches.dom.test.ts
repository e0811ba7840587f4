import { beforeEach, expect, test } from "vitest";
import { store, stored } from "../client/storage.ts";
import { maxSearches } from "../client/stored-values.ts";
import { forgetSearch, rememberSearch } from "./recent-searches.ts";

beforeEach(() => localStorage.clear());

test("the latest is first, each once, and only so many are kept", () => {
  for (const text of ["rice", "tea", "Rice"]) rememberSearch(text);
  expect(stored("searches")).toEqual(["Rice", "tea"]);
  for (let n = 0; n < maxSearches + 3; n++) rememberSearch(`soap ${n}`);
  expect(stored("searches")).toHaveLength(maxSearches);
});

test("the last one forgotten leaves nothing behind", () => {
  store("searches", ["rice"]);
  forgetSearch("rice");
  expect(localStorage.getItem("searches")).toBeNull();
});

test.each(["[1]", '["", "rice"]', "rice", "[]", '{"0":"rice"}'])(
  "%s is not believed to be searches",
  (text) => {
    localStorage.setItem("searches", text);
    expect(stored("searches")).toBeNull();
  },
);
