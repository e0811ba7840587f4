import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderInShop, testItem } from "../catalog/testing.tsx";
import { fakeApi } from "../testing/fake-api.ts";
import { store } from "../visitor/storage.ts";
import { ItemMore } from "./item-more.tsx";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  return () => store("zoneid", null);
});

const noReviews = {
  limit: 10,
  offset: 1,
  total_size: 0,
  ratings: [0, 0, 0, 0, 0] as [number, number, number, number, number],
  reviews: [],
};

test("shows related items and more of the store, and no empty lists", async () => {
  store("zoneid", [1]);
  fakeApi({
    "GET /items/reviews/{id}": () => noReviews,
    "GET /items/related-items/{id}": () => [],
    "GET /items/related-store-items/{id}": () => [
      testItem({ id: 9, slug: "marinara", name: "Marinara" }),
    ],
  });
  renderInShop(<ItemMore item={testItem()} showsReviews />);
  expect(await screen.findByRole("region", { name: "More from Forno" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Marinara" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "You may also like" })).toBeNull();
});

test("shows the store's offer on related items, and not again on each of more from the store", async () => {
  store("zoneid", [1]);
  const terms = { store_discount: 20, store_discount_min_purchase: 25 };
  fakeApi({
    "GET /items/reviews/{id}": () => noReviews,
    "GET /items/related-items/{id}": () => [testItem({ id: 8, ...terms })],
    "GET /items/related-store-items/{id}": () => [testItem({ id: 9, ...terms })],
  });
  renderInShop(<ItemMore item={testItem()} showsReviews />);
  const related = await screen.findByRole("region", { name: "You may also like" });
  expect(within(related).getByText("20% OFF from €25.00")).toBeTruthy();
  const ofStore = await screen.findByRole("region", { name: "More from Forno" });
  expect(within(ofStore).queryByText(/OFF/)).toBeNull();
});

test("shows what goes with the item in its order, to be added with one press", async () => {
  store("zoneid", [1]);
  const calls = fakeApi({
    "GET /items/reviews/{id}": () => noReviews,
    "GET /items/by-ids": () => [
      testItem({ id: 12, slug: "belt", name: "Belt" }),
      testItem({ id: 11, slug: "cap", name: "Cap" }),
    ],
    "GET /items/related-items/{id}": () => [],
    "GET /items/related-store-items/{id}": () => [],
  });
  renderInShop(<ItemMore item={testItem({ goes_with: [12, 11] })} showsReviews />);
  const row = await screen.findByRole("region", { name: "Goes with it" });
  expect(within(row).getByText("At Forno, in the same delivery")).toBeTruthy();
  const names = within(row).getAllByRole("heading", { level: 3 });
  expect(names.map((name) => name.textContent)).toEqual(["Belt", "Cap"]);
  expect(within(row).getByRole("button", { name: /Add Belt/ })).toBeTruthy();
  expect(calls.some((call) => JSON.stringify(call).includes("[12,11]"))).toBe(true);
});

test("requests no lists without a location", async () => {
  const calls = fakeApi({ "GET /items/reviews/{id}": () => noReviews });
  renderInShop(<ItemMore item={testItem()} showsReviews />);
  expect(await screen.findByText("No reviews yet")).toBeTruthy();
  expect(calls).toHaveLength(1);
});
