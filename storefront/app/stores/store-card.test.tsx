import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { noon, renderInShop, testStore } from "../catalog/testing.tsx";
import { StoreCard } from "./store-card.tsx";

test("links to the store and shows delivery time, rating, delivery charge and what it sells", () => {
  renderInShop(<StoreCard store={testStore()} />);
  expect(screen.getByRole("link", { name: "Forno" }).getAttribute("href")).toBe("/store/forno");
  expect(screen.getByText("20–30 min")).toBeTruthy();
  expect(screen.getByText("Rated 4.2 out of 5")).toBeTruthy();
  expect(screen.getByRole("article").textContent).toContain("€1.90 delivery · Pizza, Pasta");
});

test.each<[string, Parameters<typeof testStore>[0], string]>([
  ["free by the store", { free_delivery: true }, "Free delivery · Pizza, Pasta"],
  ["free everywhere", { delivery_charge: 0 }, "Free delivery · Pizza, Pasta"],
  ["unknown", { delivery_charge: null }, "1.2\u00a0km · Pizza, Pasta"],
  [
    "not offered",
    { delivery: false, delivery_charge: null },
    "Pickup only · 1.2\u00a0km · Pizza, Pasta",
  ],
  ["all there is to say", { main_categories: [] }, "€1.90 delivery"],
])("shows one line of terms when delivery is %s", (_how, changes, terms) => {
  renderInShop(<StoreCard store={testStore(changes)} />);
  expect(screen.getByRole("article").querySelector("p")?.textContent).toBe(terms);
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

test("isolates the name in its own direction", () => {
  renderInShop(<StoreCard store={testStore({ name: "مطعم الشام" })} />);
  expect(screen.getByText("مطعم الشام").tagName).toBe("BDI");
});
