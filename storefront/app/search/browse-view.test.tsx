import { fakeServer } from "@errand/core/testing-server";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PageScope } from "../api/scope.tsx";
import { noFilters } from "../catalog/filters/filters.ts";
import { renderInShop, testItem, testStore } from "../catalog/testing.tsx";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { clientContextOf } from "../visitor/client-context.ts";
import { stored } from "../visitor/storage.ts";
import { type Listing, listingScope, type SearchFindings } from "./browse-data.ts";
import { BrowseView } from "./browse-view.tsx";

afterEach(() => {
  localStorage.clear();
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

const grocery = { ...food, id: 2, slug: "grocery", module_name: "Groceries" };

const nothingElse: SearchFindings = { elsewhere: [], otherModules: [], stores: [], categories: [] };

function listing(changes: Partial<Listing> = {}): Listing {
  return {
    moduleId: 1,
    browse: { kind: "searched", text: "pizza", isAsTyped: false },
    subject: null,
    family: null,
    filters: noFilters,
    choices: { categories: [], brands: [] },
    counts: { items: 1, stores: 3 },
    search: nothingElse,
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
  renderInShop(
    <ShopContext value={{ ...testShop(), modules: [food, grocery] }}>
      <PageScope scope={listingScope(clientContextOf({}), shown)}>
        <BrowseView listing={shown} />
      </PageScope>
    </ShopContext>,
  );
}

test("shows the items, the number of stores and the text of a search", () => {
  showList();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Results for “pizza”");
  expect(screen.getByRole("link", { name: "Margherita" })).toBeTruthy();
  const tabs = within(screen.getByRole("navigation", { name: "Items or stores" }));
  expect(tabs.getByRole("link", { current: "page" }).textContent).toBe("Items 1");
  expect(tabs.getByRole("link", { name: "Stores 3" }).getAttribute("href")).toContain(
    "list_type=store",
  );
});

test("shows visitors without a location the items of all zones, and lets them choose one", async () => {
  const requestedZones: (string | null)[] = [];
  fakeServer(async (request) => {
    requestedZones.push(request.headers.get("zoneId"));
    return Response.json({ total_size: 40, limit: 24, offset: 2, products: [] });
  });
  showList({
    browse: { kind: "category", id: "pizza" },
    subject: "Pizza",
    from: { zoneIds: [1, 2], moduleId: 1 },
    list: { shown: "items", first: { total_size: 40, products: [testItem()] } },
  });
  expect(screen.getByRole("heading", { level: 1, name: "Pizza" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Choose a location" })).toBeTruthy();
  // Suggestions need a location.
  expect(screen.queryByRole("searchbox")).toBeNull();
  screen.getByRole("button", { name: "Show more" }).click();
  await waitFor(() => expect(requestedZones).toEqual(["[1,2]"]));
});

test("offers only the filters of stores for a list of stores", () => {
  showList({ list: { shown: "stores", first: { total_size: 1, stores: [testStore()] } } });
  expect(screen.getByRole("link", { name: "Forno" })).toBeTruthy();
  expect(screen.getByText("1 store")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: "Up to" })).toBeNull();
  expect(screen.queryByRole("checkbox", { name: "Organic" })).toBeNull();
  expect(screen.getByRole("checkbox", { name: "Free delivery" })).toBeTruthy();
});

test("links to the stores of a search without items", () => {
  showList({
    counts: { items: 0, stores: 2 },
    list: { shown: "items", first: { total_size: 0, products: [] } },
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Nothing in Food for “pizza”");
  expect(screen.getByRole("link", { name: "2 stores match" }).getAttribute("href")).toContain(
    "list_type=store",
  );
});

test("links to the matches in other modules", () => {
  showList({ search: { ...nothingElse, otherModules: [{ module_id: 2, items_count: 3 }] } });
  const others = within(screen.getByRole("navigation", { name: "Also in" }));
  const link = others.getByRole("link", { name: "Groceries 3 items" });
  expect(link.getAttribute("href")).toBe(
    "/home?search=searched&name=pizza&module_id=2&data_type=searched",
  );
});

const nothing = {
  counts: { items: 0, stores: 0 },
  list: { shown: "items" as const, first: { total_size: 0, products: [] } },
};

test("shows what other modules and categories have when nothing is found", () => {
  const products = [testItem({ name: "Frozen pizza", module_id: 2 })];
  const category = { id: 7, slug: "bread", name: "Bread", image_full_url: null };
  showList({
    ...nothing,
    search: {
      ...nothingElse,
      elsewhere: [{ module_id: 2, count: 9, products }],
      categories: [{ ...category, module_id: 1, parent_id: 0 }],
    },
  });
  expect(screen.getByRole("heading", { level: 2, name: "In Groceries" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Frozen pizza" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /^All 9/ }).getAttribute("href")).toContain(
    "module_id=2",
  );
  expect(screen.getByRole("link", { name: "Bread" }).getAttribute("href")).toBe(
    "/category/bread?module_id=1",
  );
});

test("names the stores that match a search without items, not that there is nothing", () => {
  showList({
    counts: { items: 0, stores: 1 },
    list: { shown: "stores", first: { total_size: 1, stores: [testStore()] } },
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Results for “pizza”");
});

test("separates what is only close to a search, and names stores that have it", () => {
  const products = [
    { ...testItem({ id: 1, name: "Margherita" }), match: "exact" as const },
    { ...testItem({ id: 2, name: "Calzone" }), match: "near" as const },
  ];
  showList({
    search: { ...nothingElse, stores: [testStore()] },
    list: { shown: "items", first: { total_size: 2, products } },
  });
  expect(screen.getByText("1 item")).toBeTruthy();
  const near = screen.getByRole("heading", { name: "Close to it" }).parentElement;
  if (!near) throw new Error("The heading has no section.");
  expect(within(near).getByRole("link", { name: "Calzone" })).toBeTruthy();
  expect(within(near).queryByRole("link", { name: "Margherita" })).toBeNull();
  const stores = screen.getByRole("heading", { name: "Stores that have it" }).parentElement;
  if (!stores) throw new Error("The heading has no section.");
  expect(within(stores).getByRole("link", { name: /Forno/ })).toBeTruthy();
});

test("says how a search was corrected, and searches for it as typed on request", () => {
  showList({
    browse: { kind: "searched", text: "pizzza", isAsTyped: false },
    search: { ...nothingElse, correction: { from: "pizzza", to: "pizza" } },
  });
  expect(screen.getByText("Showing results for “pizza”.")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Results for “pizza”");
  const link = screen.getByRole("link", { name: "Search for “pizzza” instead" });
  expect(link.getAttribute("href")).toBe(
    "/home?search=searched&name=pizzza&module_id=1&data_type=searched&as_typed=1",
  );
});

test("asks whether a corrected text was meant that a search does not find by itself", () => {
  const correction = { from: "ibuporfenn", to: "ibuprofen" };
  showList({ ...nothing, search: { ...nothingElse, correction } });
  const link = screen.getByRole("link", { name: "Did you mean “ibuprofen”?" });
  expect(link.getAttribute("href")).toBe(
    "/home?search=searched&name=ibuprofen&module_id=1&data_type=searched",
  );
});

test("remembers a search that has found something", () => {
  showList();
  expect(stored("searches")).toEqual(["pizza"]);
});

test("does not remember a search that has found nothing", () => {
  showList({
    counts: { items: 0, stores: 0 },
    list: { shown: "items", first: { total_size: 0, products: [] } },
  });
  expect(stored("searches")).toBeNull();
});

test("lists the subcategories of the main category and marks the current one", () => {
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
