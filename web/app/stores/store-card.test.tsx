import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { noon, renderInShop, testStore } from "../catalog/testing.tsx";
import { StoreCard } from "./store-card.tsx";

test("links to the store and shows delivery time, distance and rating", () => {
  renderInShop(<StoreCard store={testStore({ free_delivery: true })} />);
  expect(screen.getByRole("link", { name: "Forno" }).getAttribute("href")).toBe("/store/forno");
  expect(screen.getByText("20–30 min")).toBeTruthy();
  expect(screen.getByText("1.2\u00a0km", { normalizer: (text) => text })).toBeTruthy();
  expect(screen.getByText("Rated 4.2 out of 5")).toBeTruthy();
  expect(screen.getByText("Free delivery")).toBeTruthy();
});

test("shows when a closed store opens", () => {
  renderInShop(<StoreCard store={testStore()} />, { now: noon - 3 * 3_600_000 });
  expect(screen.getByText("Closed · opens at 11:30")).toBeTruthy();
});

test("shows that a store takes no orders", () => {
  renderInShop(<StoreCard store={testStore({ active: false })} />);
  expect(screen.getByText("Not taking orders right now")).toBeTruthy();
});

test("renders no link for a store without a page", () => {
  renderInShop(<StoreCard store={testStore()} isLink={false} />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("Forno")).toBeTruthy();
});
