import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Scope } from "../api/api-request.ts";
import {
  cacheTextContext,
  callContext,
  callFromContext,
  clientRouterContext,
} from "../rendering/server-context.ts";
import { testCall } from "../testing/fake-api.ts";
import { clientContextOf } from "../visitor/client-context.ts";
import { readHome } from "./home-data.ts";
import { someItems, someStores } from "./testing.ts";

const noData = {
  stores: [],
  products: [],
  banners: [],
  campaigns: [],
  categories: [],
  flash_sale: null,
  total_size: 0,
};

const lists = [
  "GET /categories",
  "GET /campaigns/item",
  "GET /advertisement/list",
  "GET /brand",
  "GET /common-condition",
];

/** The API of a shop that has stores in each list of stores, popular items, and no other data. */
function replyTo(endpoint: string): unknown {
  if (endpoint.startsWith("GET /stores")) {
    return { ...noData, total_size: 4, stores: someStores(1) };
  }
  if (endpoint === "GET /items/popular") return { ...noData, products: someItems(1) };
  if (endpoint === "GET /items/by-ids") return someItems(1);
  return lists.includes(endpoint) ? [] : noData;
}

/** Opens home pages of visitors who share a server and its cache. */
function createShop(reply = replyTo) {
  const endpoints: string[] = [];
  const places: Scope["place"][] = [];
  const texts = new Map<string, Promise<string>>();
  const call = testCall((endpoint) => {
    endpoints.push(endpoint);
    return reply(endpoint);
  });
  const openHome = ({ isCrawler = false, zoneIds = [1] } = {}) => {
    const context = new RouterContextProvider();
    context.set(clientRouterContext, { ...clientContextOf({}), zoneIds });
    context.set(callContext, call);
    context.set(callFromContext, (scope) => {
      places.push(scope.place ?? null);
      return call;
    });
    context.set(cacheTextContext, (key, compute) => {
      const text = texts.get(key) ?? compute();
      texts.set(key, text);
      text.catch(() => texts.delete(key));
      return text;
    });
    return readHome(context, "food", isCrawler);
  };
  return { endpoints, places, openHome };
}

test("plans the whole page, and returns the content above the fold for a visitor", async () => {
  const { plan, content, allStores, storeCount } = await createShop().openHome();
  expect(plan.first).toEqual([{ name: "popularStores", ids: [1, 2, 3, 4] }]);
  expect(plan.further.map(({ name }) => name)).toEqual(["popularItems"]);
  expect(Object.keys(content)).toEqual(["popularStores"]);
  expect(allStores).toBeNull();
  expect(storeCount).toBe(4);
});

test("returns the content of every section for a crawler, without those of customers", async () => {
  const { endpoints, openHome } = createShop();
  const { content, allStores } = await openHome({ isCrawler: true });
  expect(Object.keys(content)).toEqual(["popularStores", "popularItems"]);
  expect(allStores?.stores).toHaveLength(4);
  expect(endpoints.filter((endpoint) => endpoint.includes("/customer/"))).toEqual([]);
});

test("plans once for a zone, and reads for each page what it shows", async () => {
  const { endpoints, places, openHome } = createShop();
  await openHome();
  endpoints.length = 0;
  await openHome();
  expect(endpoints).toEqual(["GET /stores/popular"]);
  expect(places).toEqual([null, null]);

  await openHome({ zoneIds: [2] });
  expect(endpoints).toContain("GET /items/popular");
});

test("leaves sections that fail to load to the browser, and plans anew for the next visitor", async () => {
  let isBusy = true;
  const { openHome } = createShop((endpoint) => {
    if (isBusy) throw new Error("busy");
    return replyTo(endpoint);
  });
  const { plan, content, storeCount } = await openHome({ isCrawler: true });
  expect(plan.first).toEqual([{ name: "popularStores" }]);
  expect(content).toEqual({});
  expect(storeCount).toBeNull();

  isBusy = false;
  expect((await openHome()).plan.first).toEqual([{ name: "popularStores", ids: [1, 2, 3, 4] }]);
});

test("leaves a section out of the content when it has become empty since it was planned", async () => {
  let products = someItems(1);
  const { openHome } = createShop((endpoint) =>
    endpoint === "GET /items/by-ids" ? products : replyTo(endpoint),
  );
  expect(Object.keys((await openHome({ isCrawler: true })).content)).toContain("popularItems");
  products = [];
  expect(Object.keys((await openHome({ isCrawler: true })).content)).toEqual(["popularStores"]);
});
