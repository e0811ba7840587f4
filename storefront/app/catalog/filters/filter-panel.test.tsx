import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ShopContext } from "../../config/shop.ts";
import { testShop } from "../../config/testing.ts";
import { renderApp } from "../../testing/render.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { noFilters } from "./filters.ts";

test("writes ratings in the figures of the language", () => {
  const offer = {
    hasDiet: false,
    dietMarks: [],
    hasPrices: false,
    marks: [],
    orders: [],
    categories: [],
    brands: [],
    allergens: [],
    deliveryCharges: [],
  };
  renderApp(
    <ShopContext value={testShop()}>
      <FilterPanel offer={offer} filters={noFilters} onChange={() => {}} />
    </ShopContext>,
    { visitor: { language: "fr" } },
  );
  expect(screen.getByText(/4,5/)).toBeDefined();
  expect(screen.queryByText(/4\.5/)).toBeNull();
});
