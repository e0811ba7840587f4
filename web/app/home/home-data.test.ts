import { expect, test, vi } from "vitest";
import type { Call } from "../api/api-request.ts";
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

/** Fakes an API that has stores in each list of stores, popular items, and no other data. */
function fakeCall() {
  const endpoints: string[] = [];
  const call = vi.fn(async (endpoint: string) => {
    endpoints.push(endpoint);
    if (endpoint.startsWith("GET /stores"))
      return { ...noData, total_size: 4, stores: someStores(1) };
    if (endpoint === "GET /items/popular") return { ...noData, products: someItems(1) };
    return lists.includes(endpoint) ? [] : noData;
  });
  return { endpoints, call: call as unknown as Call };
}

test("plans the whole page, and returns the content above the fold for a visitor", async () => {
  const { plan, content, allStores, storeCount } = await readHome(fakeCall().call, "food", false);
  expect(plan.first).toEqual([{ name: "popularStores", ids: [1, 2, 3, 4] }]);
  expect(plan.further.map(({ name }) => name)).toEqual(["popularItems"]);
  expect(Object.keys(content)).toEqual(["popularStores"]);
  expect(allStores).toBeNull();
  expect(storeCount).toBe(4);
});

test("returns the content of every section for a crawler, without those of customers", async () => {
  const { call, endpoints } = fakeCall();
  const { content, allStores } = await readHome(call, "food", true);
  expect(Object.keys(content)).toEqual(["popularStores", "popularItems"]);
  expect(allStores?.stores).toHaveLength(4);
  expect(endpoints.filter((endpoint) => endpoint.includes("/customer/"))).toEqual([]);
});

test("leaves sections that fail to load to the browser", async () => {
  const fail = () => Promise.reject(new Error("busy"));
  const { plan, content } = await readHome(fail as unknown as Call, "food", true);
  expect(plan.first).toEqual([{ name: "popularStores" }]);
  expect(content).toEqual({});
});
