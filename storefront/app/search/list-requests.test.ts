import { expect, test } from "vitest";
import { noFilters } from "../catalog/filters/filters.ts";
import { itemRequest, storeRequest } from "./list-requests.ts";

test("requests each list from its endpoint with the filters", () => {
  const filters = { ...noFilters, maxPrice: 4, marks: ["organic" as const] };
  expect(itemRequest({ kind: "category", id: "pizza" }, filters)).toMatchObject({
    endpoint: "GET /categories/items/{id}",
    input: { id: "pizza", max_price: 4, filter: ["organic"] },
  });
  expect(itemRequest({ kind: "searched", text: "pie", isAsTyped: false }, noFilters)).toMatchObject(
    {
      endpoint: "GET /items/search",
      input: { name: "pie" },
    },
  );
  expect(itemRequest({ kind: "brand", id: "calanque" }, noFilters)).toMatchObject({
    endpoint: "GET /brand/items/{id}",
    input: { id: "calanque" },
  });
  expect(itemRequest({ kind: "condition", id: "dry-skin" }, noFilters)).toMatchObject({
    endpoint: "GET /common-condition/items/{id}",
    input: { id: "dry-skin" },
  });
  expect(itemRequest({ kind: "discounted" }, noFilters).endpoint).toBe("GET /items/discounted");
  expect(storeRequest({ kind: "searched", text: "pie", isAsTyped: false }, filters)).toEqual({
    endpoint: "GET /stores/search",
    input: { name: "pie", limit: 12 },
  });
  expect(storeRequest({ kind: "new" }, filters)).toBeNull();
});
