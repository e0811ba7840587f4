import type { Category } from "@errand/core/catalog/catalog.types";
import type { FlashSale } from "@errand/core/promotions/promotions.types";
import { fakeIntersectionObserver } from "@errand/ui/testing/fake-intersection.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Scope } from "../api/api-request.ts";
import { PageScope } from "../api/scope.tsx";
import { noon, renderInShop, testItem, testStore } from "../catalog/testing.tsx";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderOnServer } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import type { HomeData } from "./home-data.ts";
import type { PlannedSection } from "./home-plan.ts";
import { HomeSections } from "./home-sections.tsx";
import * as lazySections from "./lazy-sections.ts";
import { someItems, someStores } from "./testing.ts";

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

const food = { id: 1, slug: "food", module_name: "Food", module_type: "food" } as const;

let viewport: ReturnType<typeof fakeIntersectionObserver>;

// Imports the lazy chunks first, because a busy machine is slow to load them.
beforeAll(() => Promise.all([import("./below-fold-sections.ts"), import("./all-stores.tsx")]));

beforeEach(() => {
  viewport = fakeIntersectionObserver();
  Element.prototype.scrollIntoView = vi.fn();
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
  localStorage.clear();
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

/** Empty responses for the sections that a test does not mention. */
const nothing = {
  "GET /banners": () => ({ campaigns: [], banners: [] }),
  "GET /categories": () => [],
  "GET /campaigns/basic": () => [],
  "GET /campaigns/item": () => [],
  "GET /flash-sales": () => ({ flash_sale: null }),
  "GET /advertisement/list": () => [],
  "GET /brand": () => [],
  "GET /common-condition": () => [],
  "GET /other-banners": () => ({ banners: [] }),
  "GET /other-banners/why-choose": () => ({ banners: [] }),
  "GET /items/popular": () => items(),
  "GET /items/most-reviewed": () => items(),
  "GET /items/new-arrival": () => items(),
  "GET /items/discounted": () => items(),
  "GET /items/recommended": () => items(),
  "GET /items/basic": () => items(),
  "GET /items/common-conditions": () => items(),
  "GET /stores/popular": () => stores(),
  "GET /stores/latest": () => stores(),
  "GET /stores/discounted": () => stores(),
  "GET /stores/recommended": () => stores(),
  "GET /stores/top-rated": () => stores(),
  "GET /stores/top-offer-near-me": () => stores(),
  "GET /stores/get-stores/{filter_data}": () => stores(),
  "GET /customer/visit-again": () => [],
  "GET /customer/suggested-items": () => [],
} satisfies Parameters<typeof fakeApi>[0];

/** A page with categories and a rail of stores, and nothing further. */
const home: HomeData = {
  plan: {
    top: [{ name: "categories" }],
    first: [{ name: "popularStores", ids: [3] }],
    further: [],
  },
  content: { categories: [pizza], popularStores: [testStore()] },
  allStores: null,
  storeCount: null,
};

const withFurther = (...further: PlannedSection[]): HomeData => ({
  ...home,
  plan: { ...home.plan, further },
});

async function showHome(
  responses: Parameters<typeof fakeApi>[0] = {},
  { type = "food", home: shown = home }: { type?: "food" | "grocery"; home?: HomeData } = {},
) {
  const calls = fakeApi({ ...nothing, ...responses });
  await act(async () => renderInShop(<HomeSections type={type} home={shown} />));
  return calls;
}

async function scrollToEnd() {
  await act(async () => viewport.show());
}

const headings = () =>
  screen.queryAllByRole("heading", { level: 2 }).map((each) => each.textContent);

test("renders the sections of the page, and requests nothing before the visitor scrolls", async () => {
  const calls = await showHome();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("What are you hungry for?");
  expect(headings()).toEqual(["Popular stores"]);
  expect(screen.getByRole("link", { name: "Pizza" })).toBeTruthy();
  expect(calls).toEqual([]);
});

test("loads the planned items of further sections near the viewport", async () => {
  const calls = await showHome(
    { "GET /items/by-ids": () => someItems(3, 6) },
    { home: withFurther({ name: "popularItems", ids: [3, 4, 5, 6, 7, 8] }) },
  );
  expect(headings()).toEqual(["Popular stores"]);
  await scrollToEnd();
  await waitFor(() => expect(headings()).toContain("Popular right now"));
  const rail = within(screen.getByRole("region", { name: "Popular right now" }));
  expect(rail.getAllByRole("article")).toHaveLength(6);
  expect(calls.find(({ endpoint }) => endpoint === "GET /items/by-ids")?.input).toEqual({
    ids: "[3,4,5,6,7,8]",
  });
  expect(
    screen.getByRole("link", { name: "See all: Popular right now" }).getAttribute("href"),
  ).toBe("/home?from=allCategories&data_type=all");
});

test("keeps the place of a section that is not loaded yet", async () => {
  await showHome({}, { home: withFurther({ name: "popularItems", ids: [1, 2, 3, 4, 5, 6] }) });
  const hidden = document.querySelectorAll("[aria-hidden] [aria-hidden] .aspect-square");
  expect(hidden.length).toBeGreaterThanOrEqual(6);
});

test("keeps the place of as many stores as the list of all stores has", async () => {
  await showHome({}, { home: { ...withFurther(), storeCount: 17 } });
  expect(document.querySelectorAll("[aria-hidden] .aspect-video")).toHaveLength(17);
});

test("shows a message instead of filters in a module without stores", async () => {
  await lazySections.emptyModule.load();
  const calls = await showHome({}, { home: { ...home, storeCount: 0 } });
  expect(await screen.findByText("No stores here yet")).toBeDefined();
  expect(screen.queryByRole("group", { name: "Filters" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "All stores" })).toBeNull();
  expect(calls).toEqual([]);
});

test("requests the latest stores twelve at a time, and shows the planned ones", async () => {
  const calls = await showHome(
    { "GET /stores/latest": () => stores(...someStores(20, 12)) },
    { home: withFurther({ name: "latestStores", ids: [20, 21, 22, 23] }) },
  );
  await scrollToEnd();
  const rail = within(await screen.findByRole("region", { name: "New in town" }));
  expect(rail.getAllByRole("article")).toHaveLength(4);
  expect(calls.find(({ endpoint }) => endpoint === "GET /stores/latest")?.input).toEqual({
    limit: "12",
  });
});

test("shows the categories with items nearby", async () => {
  const sushi = { ...pizza, id: 5, name: "Sushi" };
  await showHome(
    {
      "GET /categories": () => [pizza, sushi],
      "GET /items/popular": () => ({ ...items(), categories: [sushi] }),
    },
    { home: { ...home, content: {} } },
  );
  await scrollToEnd();
  expect(await screen.findByRole("link", { name: "Sushi" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Pizza" })).toBeNull();
});

test("a section that fails to load leaves the others in place, and can be retried", async () => {
  let isBroken = true;
  await showHome(
    {
      "GET /items/by-ids": ({ ids }) => {
        if (ids === "[11,12,13,14,15,16]") return someItems(11);
        return isBroken ? errorReply(403, "forbidden", "No") : someItems(1);
      },
    },
    {
      home: withFurther(
        { name: "popularItems", ids: [1, 2, 3, 4, 5, 6] },
        { name: "newItems", ids: [11, 12, 13, 14, 15, 16] },
      ),
    },
  );
  await scrollToEnd();
  await waitFor(() => expect(headings()).toContain("Just arrived"));
  isBroken = false;
  await act(async () => within(screen.getByRole("alert")).getByRole("button").click());
  await waitFor(() => expect(headings()).toContain("Popular right now"));
});

test("the browser loads a section that the server could not load", async () => {
  await showHome(
    { "GET /stores/popular": () => stores(testStore()) },
    { home: { ...home, content: { categories: [pizza] } } },
  );
  expect(headings()).toEqual([]);
  await scrollToEnd();
  await waitFor(() => expect(headings()).toContain("Popular stores"));
});

test("shows stores of earlier orders to signed-in customers only", async () => {
  const visited = () => [{ ...testStore({ id: 8, name: "Bellini" }), items: [testItem()] }];
  const calls = await showHome({ "GET /customer/visit-again": visited });
  await scrollToEnd();
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain("GET /customer/visit-again");
  await act(async () => store("token", "T".repeat(43)));
  expect(await screen.findByRole("heading", { name: "Order again" })).toBeTruthy();
  const before = screen.getByRole("list", { name: "What you ordered from Bellini" });
  expect(within(before).getByRole("link", { name: "Margherita" })).toBeTruthy();
});

test("shows the items that were opened on this device, and forgets them", async () => {
  store("module", food);
  store("viewed", { 1: [4, 3, 2, 1] });
  const calls = await showHome({ "GET /items/by-ids": () => someItems(1, 4) });
  const viewed = await screen.findByRole("region", { name: "Recently viewed" });
  expect(within(viewed).getAllByRole("article")).toHaveLength(4);
  expect(calls.find(({ endpoint }) => endpoint === "GET /items/by-ids")?.input).toEqual({
    ids: "[4,3,2,1]",
  });
  await act(async () => within(viewed).getByRole("button", { name: "Clear" }).click());
  expect(screen.queryByRole("region", { name: "Recently viewed" })).toBeNull();
  expect(localStorage.getItem("viewed")).toBeNull();
});

test("tops the items of a customer's interests up with recommended ones", async () => {
  store("token", "T".repeat(43));
  await showHome({
    "GET /customer/suggested-items": () => someItems(1, 2),
    "GET /items/recommended": () => items(...someItems(2, 3)),
  });
  const suggested = within(await screen.findByRole("region", { name: "Picked for you" }));
  expect(suggested.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Picked for you",
    "Item 1",
    "Item 2",
    "Item 3",
    "Item 4",
  ]);
});

const sale: FlashSale = {
  id: 2,
  title: "Three days in June",
  start_date: "2026-03-01T00:00:00.000Z",
  end_date: new Date(noon + 26 * 3_600_000 + 61_000).toISOString(),
  active_products: [
    {
      id: 1,
      flash_sale_id: 2,
      item_id: 7,
      stock: 12,
      sold: 4,
      available_stock: 8,
      price: 10,
      discount_type: "percent",
      discount: 20,
      discount_amount: 2,
      item: testItem({ flash_sale: 1, discount: 20 }),
    },
  ],
};

const saleHome = (flashSale: FlashSale): HomeData => ({
  plan: { top: [], first: [{ name: "flashSale" }], further: [] },
  content: { flashSale },
  allStores: null,
  storeCount: null,
});

test("a flash sale counts down, and shows sold and remaining stock", async () => {
  await showHome({}, { type: "grocery", home: saleHome(sale) });
  const section = screen.getByRole("region", { name: "Three days in June" });
  const clock = section.querySelector("[data-countdown]");
  expect(clock?.textContent).toBe("1 day02:01:01");
  expect(section.textContent).toContain("4 sold");
  expect(section.textContent).toContain("8 left");
  const all = within(section).getByRole("link", { name: "See all: Three days in June" });
  expect(all.getAttribute("href")).toBe("/home?data_type=flash_sale");
  vi.setSystemTime(noon + 3_000);
  await waitFor(() => expect(clock?.textContent).toMatch(/^1 day02:00:5\d$/));
});

test("a flash sale that is over is not shown", async () => {
  const over = { ...sale, end_date: new Date(noon - 1000).toISOString() };
  await showHome({}, { type: "grocery", home: saleHome(over) });
  expect(headings()).toEqual([]);
});

test("loads all stores page by page until a page is empty", async () => {
  // Another store has closed since the first page: the total is one too high.
  const pages = [
    { ...stores(testStore({ id: 3, name: "Bellini" })), total_size: 3 },
    { ...stores(testStore({ id: 4, name: "Taquería" })), total_size: 3 },
  ];
  const calls = await showHome({
    "GET /stores/get-stores/{filter_data}": ({ offset = 1 }) =>
      pages[Number(offset) - 1] ?? stores(),
  });
  await scrollToEnd();
  expect(await screen.findByText("Bellini")).toBeTruthy();
  await waitFor(async () => {
    await scrollToEnd();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });
  expect(screen.getByText("Taquería")).toBeTruthy();
  const offsets = calls
    .filter(({ endpoint }) => endpoint === "GET /stores/get-stores/all")
    .map(({ input }) => input.offset);
  expect(offsets).toHaveLength(3);
});

/** A page whose scope changes, as after a switch to another module. */
function ScopeSwitch({ from, to }: { from: Scope; to: Scope }) {
  const [scope, setScope] = useState(from);
  return (
    <PageScope scope={scope}>
      <button type="button" onClick={() => setScope(to)}>
        Arrive
      </button>
      <HomeSections type="food" home={home} />
    </PageScope>
  );
}

test.each<[string, Partial<Scope>]>([
  ["module", { moduleId: 2 }],
  ["zone", { zoneIds: [2] }],
])("shows the stores of another %s once its page is loaded", async (_name, change) => {
  const firstScope: Scope = {
    language: "en",
    zoneIds: [1],
    moduleId: 1,
    place: { lat: 44, lng: 3 },
  };
  const nextScope = { ...firstScope, ...change };
  fakeApi({
    ...nothing,
    "GET /stores/get-stores/{filter_data}": (_input, headers) =>
      stores(testStore({ name: `In ${headers.get("zoneId")}, of ${headers.get("moduleId")}` })),
  });
  await act(async () => renderInShop(<ScopeSwitch from={firstScope} to={nextScope} />));
  await scrollToEnd();
  expect(await screen.findByText("In [1], of 1")).toBeTruthy();

  // The visitor has chosen, and the page is still loading.
  await act(async () => store("zoneid", nextScope.zoneIds));
  await act(async () => store("module", { ...food, id: nextScope.moduleId ?? 1 }));
  expect(screen.getByText("In [1], of 1")).toBeTruthy();

  await act(async () => screen.getByRole("button", { name: "Arrive" }).click());
  await scrollToEnd();
  const name = `In ${JSON.stringify(nextScope.zoneIds)}, of ${nextScope.moduleId}`;
  expect(await screen.findByText(name)).toBeTruthy();
  expect(screen.queryByText("In [1], of 1")).toBeNull();
});

test("a page uses the same scope after the browser's storage is cleared", async () => {
  const scope: Scope = { language: "en", zoneIds: [1], moduleId: 1, place: { lat: 44, lng: 3 } };
  const calls = fakeApi(nothing);
  store("module", food);
  store("zoneid", scope.zoneIds);
  await act(async () => renderInShop(<ScopeSwitch from={scope} to={scope} />));
  localStorage.clear();
  await scrollToEnd();
  await waitFor(() => expect(calls).not.toEqual([]));
  expect(calls.filter(({ headers }) => headers.get("moduleId") !== "1")).toEqual([]);
});

test("requests no further page once all stores are loaded", async () => {
  const calls = await showHome({
    "GET /stores/get-stores/{filter_data}": () => stores(testStore({ id: 3, name: "Bellini" })),
  });
  await scrollToEnd();
  expect(await screen.findByText("Bellini")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  await scrollToEnd();
  expect(calls.filter(({ endpoint }) => endpoint === "GET /stores/get-stores/all")).toHaveLength(1);
});

test.each([
  "Pickup",
  "Within 30 min",
  "Free delivery",
  "Discounted",
  "4.5 stars and up",
  "Vegetarian",
])("the pill “%s” shows the stores that match instead of the sections", async (name) => {
  const [bellini, dolce] = [
    testStore({ id: 13, name: "Bellini" }),
    testStore({ id: 14, name: "Dolce" }),
  ];
  const isFiltered = (input: Record<string, unknown>) =>
    ["filter", "rating_count", "type"].some((key) => input[key] !== undefined);
  await showHome({
    "GET /stores/get-stores/{filter_data}": (input) =>
      isFiltered(input) ? stores(dolce) : stores(bellini, dolce),
  });
  await scrollToEnd();
  expect(await screen.findByText("Bellini")).toBeTruthy();
  await act(async () => screen.getByRole("checkbox", { name }).click());
  await waitFor(() => expect(screen.queryByText("Bellini")).toBeNull());
  expect(screen.getByText("Dolce")).toBeTruthy();
  expect(headings()).toEqual(["All stores"]);
  await act(async () => screen.getByRole("checkbox", { name }).click());
  await waitFor(() => expect(headings()).toEqual(["Popular stores", "All stores"]));
});

test("the URL holds the filters", async () => {
  const calls = await showHome({
    "GET /stores/get-stores/{filter_data}": () => stores(testStore({ id: 13, name: "Bellini" })),
  });
  await act(async () => screen.getByRole("checkbox", { name: "Free delivery" }).click());
  await act(async () => screen.getByRole("checkbox", { name: "Pickup" }).click());
  await scrollToEnd();
  await waitFor(() => {
    const filters = calls.map(({ endpoint, input }) => [endpoint, input.filter]);
    expect(filters).toContainEqual(["GET /stores/get-stores/all", '["free_delivery","take_away"]']);
  });
});

test("renders every section on the server for a crawler, which does not scroll", async () => {
  await Promise.all([lazySections.brands.load(), lazySections.allStores.load()]);
  const brand = { id: 2, slug: "calanque", name: "Calanque", image_full_url: null, items_count: 3 };
  const page = renderOnServer(
    <ShopContext value={testShop()}>
      <HomeSections
        type="ecommerce"
        home={{
          plan: { top: [], first: [], further: [{ name: "brands" }] },
          content: { brands: [brand] },
          allStores: stores(testStore({ name: "Bellini" })),
          storeCount: 1,
        }}
      />
    </ShopContext>,
  );
  expect(within(page).getByRole("link", { name: /Calanque/ })).toBeTruthy();
  expect(within(page).getByRole("link", { name: "Bellini" })).toBeTruthy();
});

test("the server names the order of the stores of a zone, whose location it does not know", async () => {
  await lazySections.allStores.load();
  const page = renderOnServer(
    <ShopContext value={testShop()}>
      <HomeSections type="food" home={{ ...home, allStores: stores(testStore()), storeCount: 1 }} />
    </ShopContext>,
    { visitor: { zoneIds: [1], place: null } },
  );
  expect(within(page).getByRole("option", { name: "Popular" })).toBeTruthy();
  expect(within(page).queryByRole("option", { name: "Nearest first" })).toBeNull();
});

test("a list that the server began goes on in its order, although the browser knows the location", async () => {
  await lazySections.allStores.load();
  store("zoneid", [1]);
  store("currentLatLng", { lat: 44, lng: 3 });
  const endpoint = "GET /stores/get-stores/{filter_data}";
  const calls = await showHome(
    { [endpoint]: () => ({ ...stores(testStore({ id: 13, name: "Dolce" })), total_size: 2 }) },
    {
      home: {
        ...home,
        allStores: { ...stores(testStore({ id: 14, name: "Bellini" })), total_size: 2 },
        storeCount: 2,
      },
    },
  );
  await scrollToEnd();
  expect(await screen.findByText("Dolce")).toBeTruthy();
  expect(screen.getByText("Bellini")).toBeTruthy();
  expect(screen.getByRole("option", { name: "Popular" })).toBeTruthy();
  const pages = calls.filter((each) => each.endpoint === "GET /stores/get-stores/all");
  expect(pages.map(({ input, headers }) => [input.offset, headers.get("latitude")])).toEqual([
    ["2", null],
  ]);
});

test("a list that the browser loads begins with the nearest stores", async () => {
  store("zoneid", [1]);
  store("currentLatLng", { lat: 44, lng: 3 });
  const calls = await showHome({
    "GET /stores/get-stores/{filter_data}": () => stores(testStore({ id: 13, name: "Dolce" })),
  });
  await scrollToEnd();
  expect(await screen.findByText("Dolce")).toBeTruthy();
  expect(screen.getByRole("option", { name: "Nearest first" })).toBeTruthy();
  const list = calls.find((each) => each.endpoint === "GET /stores/get-stores/all");
  expect(list?.headers.get("latitude")).toBe("44");
});
