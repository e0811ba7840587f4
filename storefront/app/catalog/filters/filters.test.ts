import { describe, expect, test } from "vitest";
import {
  amountOf,
  countFilters,
  type Filters,
  filtersOf,
  itemInput,
  noFilters,
  storeInput,
  withFilters,
} from "./filters.ts";

const everything: Filters = {
  type: "veg",
  marks: ["organic", "free_delivery", "available_now"],
  rating: 4,
  minPrice: 1.5,
  maxPrice: 12,
  categoryIds: [3, 8],
  brandIds: [2],
  withoutAllergens: ["gluten", "nuts"],
  maxDeliveryCharge: 2,
  order: "low",
};

test("writes filters to the query, reads them back and leaves other parameters", () => {
  const query = withFilters(new URLSearchParams("name=rice&sort=high&filter=halal"), everything);
  expect(query.get("name")).toBe("rice");
  expect(filtersOf(query)).toEqual(everything);
  expect(withFilters(query, noFilters).toString()).toBe("name=rice");
});

test.each([
  ["type=meat"],
  ["filter=shiny&filter="],
  ["rating_count=9"],
  ["rating_count=3.5"],
  ["min_price=abc&max_price=-3"],
  ["max_price=1e9"],
  ["category_ids=x&category_ids=0&category_ids=-1&category_ids=1.5"],
  ["brand_ids=99999999999"],
  ["without_allergens=cats&without_allergens="],
  ["max_delivery_charge=-1"],
  ["sort=toString"],
])("ignores %s", (query) => {
  expect(filtersOf(new URLSearchParams(query))).toEqual(noFilters);
});

test("swaps a minimum price above the maximum price", () => {
  const filters = filtersOf(new URLSearchParams("min_price=9&max_price=2"));
  expect(filters).toMatchObject({ minPrice: 2, maxPrice: 9 });
});

describe("the input of an endpoint", () => {
  test("for items contains all filters, with the order among the marks", () => {
    expect(itemInput(everything)).toEqual({
      type: "veg",
      filter: ["organic", "free_delivery", "available_now", "low"],
      rating_count: 4,
      min_price: 1.5,
      max_price: 12,
      category_ids: [3, 8],
      brand_ids: [2],
      without_allergens: ["gluten", "nuts"],
    });
    expect(itemInput({ ...noFilters, order: "delivery_time" })).toEqual({});
    expect(itemInput(noFilters)).toEqual({});
  });

  test("for stores contains only the filters of stores", () => {
    expect(storeInput(everything)).toEqual({
      type: "veg",
      filter: ["free_delivery"],
      rating_count: 4,
      category_ids: [3, 8],
      max_delivery_charge: 2,
    });
    expect(storeInput({ ...noFilters, order: "nearby" })).toEqual({ filter: ["nearby"] });
  });
});

test("counts a price range as one filter and an order as none", () => {
  expect(countFilters(everything)).toBe(12);
  expect(countFilters({ ...noFilters, order: "low" })).toBe(0);
});

test.each([
  ["4", 4],
  [" 4,50 ", 4.5],
  ["0.99", 0.99],
  ["4.999", null],
  ["four", null],
  ["", null],
])("parses the amount %j as %s", (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});
