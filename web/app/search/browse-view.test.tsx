import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PageScope } from "../api/scope.tsx";
import { noFilters } from "../catalog/filters/filters.ts";
import { showInShop, testItem, testStore } from "../catalog/testing.tsx";
import { clientContextOf } from "../client/client-context.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { type Listing, listingScope } from "./browse-data.ts";
import { BrowseView } from "./browse-view.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const food = {
  id: 1,
  slug: "food",
  module_name: "Food",
  module_type: "food" as const,
  description: "Hot and quick.",
  icon_full_url: null,
  thumbnail_full_url: null,
  status: 1 as const,
  zones: [1],
  all_zone_service: 0 as const,
  stores_count: 2,
  items_count: 9,
};

function listing(changes: Partial<Listing> = {}): Listing {
  return {
    moduleId: 1,
    browse: { kind: "searched", text: "pizza" },
    subject: null,
    family: null,
    filters: noFilters,
    choices: { categories: [], brands: [] },
    counts: { items: 1, stores: 3 },
    list: { shown: "items", first: { total_size: 1, products: [testItem()] } },
    ...changes,
  };
}

function showList(changes: Partial<Listing> = {}) {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const shown = listing(changes);
  showInShop(
    <ShopContext value={{ ...testShop(), modules: [food] }}>
      <PageScope scope={listingScope(clientContextOf({}), shown)}>
        <BrowseView listing={shown} />
      </PageScope>
    </ShopContext>,
  );
}

test("a search shows its items, how many stores there are, and what was searched for", () => {
  showList();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Results for “pizza”");
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("pizza");
  expect(screen.getByRole("link", { name: "Margherita" })).toBeTruthy();
  const tabs = within(screen.getByRole("navigation", { name: "Items or stores" }));
  expect(tabs.getByRole("link", { current: "page" }).textContent).toBe("Items 1");
  expect(tabs.getByRole("link", { name: "Stores 3" }).getAttribute("href")).toContain(
    "list_type=store",
  );
});

test("who has no place sees what there is everywhere, and how to choose one", async () => {
  const asked: (string | null)[] = [];
  fakeServer(async (request) => {
    asked.push(request.headers.get("zoneId"));
    return Response.json({ total_size: 40, limit: 24, offset: 2, products: [] });
  });
  showList({
    browse: { kind: "category", id: "pizza" },
    subject: "Pizza",
    from: { zoneIds: [1, 2], moduleId: 1 },
    list: { shown: "items", first: { total_size: 40, products: [testItem()] } },
  });
  expect(screen.getByRole("heading", { level: 1, name: "Pizza" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Choose a place" })).toBeTruthy();
  // Suggestions are of what is near.
  expect(screen.queryByRole("searchbox")).toBeNull();
  screen.getByRole("button", { name: "Show more" }).click();
  await vi.waitFor(() => expect(asked).toEqual(["[1,2]"]));
});

test("stores are filtered by what stores have", () => {
  showList({ list: { shown: "stores", first: { total_size: 1, stores: [testStore()] } } });
  expect(screen.getByRole("link", { name: "Forno" })).toBeTruthy();
  expect(screen.getByText("1 store")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: "Up to" })).toBeNull();
  expect(screen.queryByRole("checkbox", { name: "Organic" })).toBeNull();
  expect(screen.getByRole("checkbox", { name: "Free delivery" })).toBeTruthy();
});

test("a search without items leads to the stores it found", () => {
  showList({
    counts: { items: 0, stores: 2 },
    list: { shown: "items", first: { total_size: 0, products: [] } },
  });
  expect(screen.getByText("Nothing found for “pizza”")).toBeTruthy();
  expect(screen.getByRole("link", { name: "2 stores fit, though" }).getAttribute("href")).toContain(
    "list_type=store",
  );
});

test("a category shows those below its main category, and which one it is", () => {
  const category = { slug: "pizza", name: "Pizza", image_full_url: null, module_id: 1 };
  const calzone = { ...category, id: 2, parent_id: 1, slug: "calzone", name: "Calzone" };
  showList({
    browse: { kind: "category", id: "2" },
    subject: "Calzone",
    family: {
      main: { ...category, id: 1, parent_id: 0 },
      current: calzone,
      children: [calzone],
    },
  });
  const nav = within(screen.getByRole("navigation", { name: "Categories in Pizza" }));
  expect(nav.getByRole("link", { name: "All of Pizza" }).getAttribute("href")).toBe(
    "/category/pizza?module_id=1",
  );
  expect(nav.getByRole("link", { current: "page" }).textContent).toBe("Calzone");
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  expect(canonical?.href).toBe("http://shop.test/category/calzone");
});
