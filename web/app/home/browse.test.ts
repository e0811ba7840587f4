import { expect, test } from "vitest";
import { categoryPath, searchPath } from "../catalog/paths.ts";
import { browseOf, browsePath, requestOf } from "./browse.ts";

const asked = (path: string) => browseOf(new URL(path, "http://shop.test").searchParams);

test("reads the addresses that the shop's links have", () => {
  expect(asked(categoryPath({ slug: "pizza", name: "Pizza & more" }, 1))).toEqual({
    kind: "category",
    id: "pizza",
    name: "Pizza & more",
  });
  expect(asked(searchPath("crème brûlée"))).toEqual({ kind: "searched", text: "crème brûlée" });
  expect(asked(browsePath("new"))).toEqual({ kind: "new" });
});

test.each([
  "/home",
  "/home?data_type=category",
  "/home?data_type=searched&name=+",
  "/home?data_type=x",
])("%s is the home page itself", (path) => {
  expect(asked(path)).toBeNull();
});

test("each list has its endpoint", () => {
  expect(requestOf({ kind: "category", id: "pizza", name: "" })).toMatchObject({
    endpoint: "GET /categories/items/{id}",
    input: { id: "pizza" },
  });
  expect(requestOf({ kind: "searched", text: "pie" })).toMatchObject({
    endpoint: "GET /items/search",
    input: { name: "pie" },
  });
  expect(requestOf({ kind: "discounted" }).endpoint).toBe("GET /items/discounted");
});
