import type { Module } from "@errand/core/modules/modules.contract";
import type { FlashSale } from "@errand/core/promotions/promotions.types";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { noon, renderInShop, testItem, testStore } from "../catalog/testing.tsx";
import { PromotionPageView } from "./promotion-page-view.tsx";

const food = { id: 1, module_name: "Food", module_type: "food", description: "Meals" } as Module;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const campaign = {
  id: 5,
  title: "Seafood fortnight",
  description: "Fish and shells.",
  image_full_url: null,
  module_id: 1,
  available_date_starts: "2026-03-01",
  available_date_ends: "2026-03-21",
  start_time: null,
  end_time: null,
};

test("shows the stores of a campaign, and a link back", () => {
  const data = { kind: "campaign" as const, campaign: { ...campaign, stores: [testStore()] } };
  renderInShop(<PromotionPageView module={food} data={data} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Seafood fortnight");
  expect(screen.getByText("Until 21 March")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Forno" }).getAttribute("href")).toBe("/store/forno");
  expect(screen.getByRole("link", { name: "Back to Food" }).getAttribute("href")).toBe("/home");
});

test("shows that no store nearby takes part in a campaign", () => {
  const data = { kind: "campaign" as const, campaign: { ...campaign, stores: [] } };
  renderInShop(<PromotionPageView module={food} data={data} />);
  expect(screen.getByText(/^No store near you takes part/)).toBeTruthy();
});

function saleUntil(end: number) {
  const flash_sale: FlashSale = {
    id: 2,
    title: "Three days in June",
    start_date: "2026-03-01T00:00:00.000Z",
    end_date: new Date(end).toISOString(),
    active_products: [],
  };
  const product = {
    id: 1,
    flash_sale_id: 2,
    item_id: 7,
    stock: 12,
    sold: 4,
    available_stock: 8,
    price: 10,
    discount_type: "percent" as const,
    discount: 20,
    discount_amount: 2,
    item: testItem(),
  };
  const first = { total_size: 1, limit: 20, offset: 1, products: [product], flash_sale };
  return { kind: "flash_sale" as const, first };
}

test("shows the items of a flash sale and their stock", () => {
  renderInShop(<PromotionPageView module={food} data={saleUntil(noon + 60_000)} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Three days in June");
  expect(screen.getByText("8 left")).toBeTruthy();
});

test.each([
  ["that has ended", saleUntil(noon)],
  ["that does not exist", { kind: "flash_sale" as const, first: null }],
])("a flash sale %s links to the discounted items", (_what, data) => {
  renderInShop(<PromotionPageView module={food} data={data} />);
  expect(screen.getByText("The sale is over")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See today’s deals" }).getAttribute("href")).toBe(
    "/home?from=allCategories&data_type=discounted",
  );
});

test("shows that a flash sale is over when it ends while the page is open", async () => {
  renderInShop(<PromotionPageView module={food} data={saleUntil(noon + 40)} />);
  expect(screen.queryByText("The sale is over")).toBeNull();
  vi.setSystemTime(noon + 41);
  expect(await screen.findByText("The sale is over")).toBeTruthy();
});
