import type { Category } from "@errand/core/catalog/catalog.types";
import type { Module } from "@errand/core/modules/modules.contract";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api-error.ts";
import { showInShop, testItem, testStore } from "../catalog/testing.tsx";
import type { Sections } from "./home-data.ts";
import { HomeSections } from "./home-sections.tsx";

const food = { id: 1, module_name: "Food", module_type: "food" } as Module;
const pizza: Category = {
  id: 4,
  slug: "pizza",
  name: "Pizza",
  image_full_url: null,
  module_id: 1,
  parent_id: 0,
  position: 0,
  featured: 0,
  products_count: 3,
  childes: [],
};
let reach = () => {};
const askedPages: string[] = [];

beforeEach(() => {
  askedPages.length = 0;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const items = (...products: ReturnType<typeof testItem>[]) => ({
  total_size: products.length,
  limit: 12,
  offset: 1,
  products,
  categories: [],
});
const stores = (...list: ReturnType<typeof testStore>[]) => ({
  total_size: list.length,
  limit: 12,
  offset: 1,
  stores: list,
});

function sections(
  changes: Partial<Sections> = {},
  later: Partial<Sections["later"]> = {},
): Sections {
  return {
    categories: [pizza],
    popularStores: stores(testStore()),
    popularItems: items(testItem()),
    later: {
      discounted: { now: items() },
      latestStores: { now: stores() },
      recommended: { now: items() },
      newItems: { now: items() },
      allStores: { now: stores() },
      ...later,
    },
    ...changes,
  };
}

const headings = () =>
  screen.queryAllByRole("heading", { level: 2 }).map((each) => each.textContent);

test("shows what there is, and nothing of sections without content", async () => {
  await act(async () => showInShop(<HomeSections module={food} sections={sections()} />));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("What are you hungry for?");
  expect(headings()).toEqual(["Popular stores", "Most wanted"]);
  expect(screen.getByRole("link", { name: "Pizza" }).getAttribute("href")).toBe(
    "/home?search=category&id=pizza&module_id=1&name=Pizza&data_type=category",
  );
  expect(screen.getByRole("link", { name: "See all: Most wanted" }).getAttribute("href")).toBe(
    "/home?from=allCategories&data_type=all",
  );
});

test("a section that cannot be read leaves the others standing", async () => {
  const broken = Promise.reject(new ApiError(500, []));
  const later = {
    discounted: { later: broken },
    newItems: { later: Promise.resolve(items(testItem({ id: 8 }))) },
  };
  await act(async () => showInShop(<HomeSections module={food} sections={sections({}, later)} />));
  expect(screen.getByRole("alert").textContent).toContain("This could not be loaded");
  expect(headings()).toEqual(["Popular stores", "Most wanted", "Just arrived"]);
});

test("all stores go on page by page until one is empty", async () => {
  vi.stubGlobal("fetch", (request: Request) => {
    const page = new URL(request.url).searchParams.get("offset") ?? "";
    askedPages.push(page);
    const next = page === "2" ? stores(testStore({ id: 4, name: "Taquería" })) : stores();
    return Promise.resolve(Response.json(next));
  });
  const later = { allStores: { now: stores(testStore({ id: 3, name: "Bellini" })) } };
  await act(async () => showInShop(<HomeSections module={food} sections={sections({}, later)} />));
  expect(askedPages).toEqual([]);
  await act(async () => reach());
  expect(await screen.findByText("Taquería")).toBeTruthy();
  await act(async () => reach());
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Show more" })).toBeNull());
  expect(askedPages).toEqual(["2", "3"]);
});
