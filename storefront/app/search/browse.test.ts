import { expect, test } from "vitest";
import { brandPath, conditionPath, searchPath } from "../catalog/paths.ts";
import { browseOf, browsePath, shownKindOf } from "./browse.ts";

const browseFor = (path: string) => browseOf(new URL(path, "http://shop.test").searchParams);

test.each([
  [
    "/home?search=category&id=pizza&module_id=1&name=Pizza&data_type=category",
    { kind: "category", id: "pizza" },
  ],
  [searchPath("crème brûlée", 1), { kind: "searched", text: "crème brûlée", isAsTyped: false }],
  [searchPath("sweter", 1, true), { kind: "searched", text: "sweter", isAsTyped: true }],
  [brandPath("leaf-and-co"), { kind: "brand", id: "leaf-and-co" }],
  [conditionPath("dry-skin"), { kind: "condition", id: "dry-skin" }],
  ["/home?data_type=common_condition&id=4", { kind: "condition", id: "4" }],
  [browsePath("new"), { kind: "new" }],
  ["/home?from=allCategories&data_type=new", { kind: "new" }],
])("%s is a list", (path, browse) => {
  expect(browseFor(path)).toEqual(browse);
});

test.each([
  "/home",
  "/home?data_type=category",
  "/home?data_type=brand&id=+",
  "/home?data_type=searched&name=+",
  "/home?data_type=searched&name=%00%01",
  "/home?data_type=x",
  "/home?data_type=toString",
])("%s is the home page itself", (path) => {
  expect(browseFor(path)).toBeNull();
});

test("shows items unless the query selects stores", () => {
  expect(shownKindOf(new URLSearchParams("list_type=store"))).toBe("stores");
  expect(shownKindOf(new URLSearchParams("list_type=shops"))).toBe("items");
});
