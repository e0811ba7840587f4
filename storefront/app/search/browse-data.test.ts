import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { callContext, callFromContext, clientRouterContext } from "../rendering/server-context.ts";
import { testCall } from "../testing/fake-api.ts";
import { clientContextOf } from "../visitor/client-context.ts";
import { listingScope, readListing } from "./browse-data.ts";

const food = {
  id: 1,
  slug: "food",
  module_name: "Food",
  module_type: "food",
  zones: [1, 2],
} as const;
const grocery = { ...food, id: 2, slug: "grocery", module_type: "grocery" } as const;
const parcel = { ...food, id: 5, slug: "parcel", module_type: "parcel" } as const;
const nowhere = { ...food, id: 6, slug: "nowhere", zones: [] } as const;

const fruit = category(3, "Fruit", [category(4, "Citrus")]);
const bread = category(6, "Bread");

function category(id: number, name: string, childes: { id: number; parent_id: number }[] = []) {
  for (const child of childes) child.parent_id = id;
  return { id, name, slug: name.toLowerCase(), module_id: 2, parent_id: 0, childes };
}

/**
 * The router context of a visitor in the food module; food, grocery and parcel are open. Records
 * the API calls.
 */
function createContext({ zoneIds = [1] } = {}) {
  const calls: { endpoint: string; input: object; moduleId: number | null; zones: number[] }[] = [];
  const callIn = (moduleId: number | null, zones = zoneIds) =>
    testCall((endpoint, input) => {
      calls.push({ endpoint, input, moduleId, zones });
      if (endpoint === "GET /module") return [food, grocery, parcel, nowhere];
      if (endpoint === "GET /categories") return [fruit, bread];
      if (endpoint === "GET /categories/{id}") {
        return [fruit, ...fruit.childes].filter((each) => String(each.id) === input.id);
      }
      if (endpoint === "GET /brand") return [{ id: 8, name: "Leaf and Co", slug: "leaf-and-co" }];
      if (endpoint === "GET /items/search-modules") {
        return {
          modules: [1, 2].map((id) => ({ module_id: id, items_count: id })),
        };
      }
      if (endpoint.includes("stores")) return { total_size: 7, stores: [] };
      return { total_size: 30, products: [], categories: [bread] };
    });
  const context = new RouterContextProvider();
  context.set(clientRouterContext, { ...clientContextOf({}), zoneIds, module: food });
  context.set(callContext, callIn(food.id));
  context.set(callFromContext, ({ moduleId, zoneIds }) => callIn(moduleId, zoneIds));
  const inputOf = (endpoint: string) => calls.find((each) => each.endpoint === endpoint)?.input;
  return { context, calls, inputOf };
}

const query = (text: string) => new URLSearchParams(text);
const rice = { kind: "searched", text: "rice", isAsTyped: false } as const;

test("reads in which other modules a search has matches", async () => {
  const listing = await readListing(createContext().context, rice, query("module_id=2"));
  expect(listing?.search?.otherModules).toEqual([{ module_id: 1, items_count: 1 }]);
});

test.each([
  ["module_id=2", 2],
  ["", 1],
  ["module_id=99", 1],
  ["module_id=rice", 1],
])("with %j, searches in module %i", async (text, moduleId) => {
  const { context, calls } = createContext();
  expect(await readListing(context, rice, query(text))).toMatchObject({ moduleId });
  expect(calls.find(({ endpoint }) => endpoint === "GET /items/search")?.moduleId).toBe(moduleId);
});

test("returns null for a module without items", async () => {
  expect(await readListing(createContext().context, rice, query("module_id=5"))).toBeNull();
});

test("returns null for a module that serves no zone", async () => {
  expect(await readListing(createContext().context, rice, query("module_id=6"))).toBeNull();
});

test("reads a list from all zones of the module for visitors without a location", async () => {
  const { context, calls } = createContext({ zoneIds: [] });
  const listing = await readListing(context, { kind: "category", id: "3" }, query(""));
  expect(listing?.from).toEqual({ zoneIds: [1, 2], moduleId: 2 });
  const items = calls.find(({ endpoint }) => endpoint === "GET /categories/items/{id}");
  expect(items).toMatchObject({ zones: [1, 2], moduleId: 2 });
  expect((await readListing(createContext().context, rice, query("")))?.from).toBeUndefined();
});

test.each([
  ["in the module of the visitor", [1], ""],
  ["in the module of the URL", [1], "module_id=2"],
  ["everywhere, without a location", [], "module_id=2"],
])("reads further pages in the scope of the first page: %s", async (_where, zoneIds, text) => {
  const { context, calls } = createContext({ zoneIds });
  const listing = await readListing(context, rice, query(text));
  const scope = listing && listingScope(context.get(clientRouterContext), listing);
  expect(calls.find(({ endpoint }) => endpoint === "GET /items/search")).toMatchObject({
    moduleId: scope?.moduleId,
    zones: scope?.zoneIds,
  });
});

test("lists a category in its own module, whatever module the URL contains", async () => {
  const listing = await readListing(
    createContext().context,
    { kind: "category", id: "4" },
    query("module_id=1"),
  );
  expect(listing).toMatchObject({
    moduleId: 2,
    subject: "Citrus",
    family: { current: { id: 4 }, main: { id: 3 }, children: [{ id: 4 }] },
    choices: { categories: [], brands: [{ id: 8, name: "Leaf and Co" }] },
  });
});

test("requests only the count of items that are not shown, and the first stores", async () => {
  const items = createContext();
  const listing = await readListing(items.context, rice, query("max_price=4"));
  expect(listing).toMatchObject({ counts: { items: 30, stores: 7 }, list: { shown: "items" } });
  expect(items.inputOf("GET /items/search")).toMatchObject({ max_price: 4, limit: 20 });
  expect(items.inputOf("GET /stores/search")).toEqual({ name: "rice", limit: 4 });

  const stores = createContext();
  await readListing(stores.context, rice, query("list_type=store"));
  expect(stores.inputOf("GET /items/search")).toMatchObject({ limit: 1 });
  expect(stores.inputOf("GET /stores/search")).toMatchObject({ limit: 12 });
});

test("offers the categories that occur in the list and those that are chosen", async () => {
  const { context, calls } = createContext();
  const listing = await readListing(context, rice, query("category_ids=3"));
  expect(listing?.choices.categories.map(({ name }) => name)).toEqual(["Fruit", "Bread"]);
  const searches = calls.filter(({ endpoint }) => endpoint === "GET /items/search");
  expect(searches.map(({ input }) => "category_ids" in input)).toEqual([true, false]);

  const wide = await readListing(createContext().context, rice, query(""));
  expect(wide?.choices.categories.map(({ name }) => name)).toEqual(["Bread"]);
});
