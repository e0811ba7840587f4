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
import { type Listing, listingScope } from "./browse-data.ts";
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

function listing(changes: Partial<Listing> = {}): Listing {
  return {
    moduleId: 1,
    browse: { kind: "searched", text: "pizza" },
    subject: null,
    family: null,
    filters: noFilters,
    choices: { categories: [], brands: [] },
    counts: { items: 1, stores: 3 },
    elsewhere: null,
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
  expect(screen.getByText("Nothing found for “pizza”")).toBeTruthy();
  expect(screen.getByRole("link", { name: "2 stores match" }).getAttribute("href")).toContain(
    "list_type=store",
  );
});

test("links to the matches in other modules when nothing is found", () => {
  showList({
    counts: { items: 0, stores: 0 },
    elsewhere: { corrected: null, modules: [{ module_id: 2, items_count: 3 }], suggested: null },
    list: { shown: "items", first: { total_size: 0, products: [] } },
  });
  const others = within(screen.getByRole("navigation", { name: "Also in" }));
  const link = others.getByRole("link", { name: "Groceries 3 items" });
  expect(link.getAttribute("href")).toBe(
    "/home?search=searched&name=pizza&module_id=2&data_type=searched",
  );
});

test("shows the corrected spelling of a search that has results", () => {
  showList({ elsewhere: { corrected: "pizza", modules: [], suggested: null } });
  expect(screen.getByText("Showing results for “pizza”.")).toBeTruthy();
});

test.each([
  ["in this module", [2, 1], 1],
  ["in another module", [2], 2],
])("asks whether a similar text with results %s was meant", (_where, moduleIds, linked) => {
  const modules = moduleIds.map((module_id) => ({ module_id, items_count: 3 }));
  showList({
    counts: { items: 0, stores: 0 },
    elsewhere: { corrected: null, modules: [], suggested: { text: "pita", modules } },
    list: { shown: "items", first: { total_size: 0, products: [] } },
  });
  const link = screen.getByRole("link", { name: "Did you mean “pita”?" });
  expect(link.getAttribute("href")).toBe(
    `/home?search=searched&name=pita&module_id=${linked}&data_type=searched`,
  );
});

test("asks whether the corrected spelling was meant when only other modules have it", () => {
  const modules = [{ module_id: 2, items_count: 3 }];
  showList({
    browse: { kind: "searched", text: "mikl" },
    counts: { items: 0, stores: 0 },
    elsewhere: { corrected: "milk", modules, suggested: null },
    list: { shown: "items", first: { total_size: 0, products: [] } },
  });
  const link = screen.getByRole("link", { name: "Did you mean “milk”?" });
  expect(link.getAttribute("href")).toContain("module_id=2");
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
