import { expect, test, vi } from "vitest";
import type { Call } from "../api/api-request.ts";
import { testStore } from "../catalog/testing.tsx";
import { readFirstSections } from "./home-data.ts";
import { homeLayouts } from "./home-layouts.ts";

const noData = {
  stores: [],
  products: [],
  banners: [],
  campaigns: [],
  categories: [],
  flash_sale: null,
  total_size: 0,
};

/** Fakes an API that has one store in each list of stores, and no other data. */
function fakeCall() {
  const endpoints: string[] = [];
  const call = vi.fn(async (endpoint: string) => {
    endpoints.push(endpoint);
    if (endpoint.startsWith("GET /stores")) return { ...noData, stores: [testStore()] };
    return endpoint === "GET /categories" ? [] : noData;
  });
  return { endpoints, call: call as unknown as Call };
}

test("loads only the sections above the fold for a visitor", async () => {
  const loaded = await readFirstSections(fakeCall().call, "food", false);
  expect(Object.keys(loaded)).toEqual(homeLayouts.food.first);
});

test("loads every section for a crawler, except those of signed-in customers", async () => {
  const { call, endpoints } = fakeCall();
  const loaded = await readFirstSections(call, "food", true);
  expect(Object.keys(loaded)).toEqual(expect.arrayContaining(["latestStores", "allStores"]));
  expect(endpoints.filter((endpoint) => endpoint.includes("/customer/"))).toEqual([]);
});

test("leaves a section that fails to load to the browser", async () => {
  const fail = () => Promise.reject(new Error("busy"));
  expect(await readFirstSections(fail as unknown as Call, "food", true)).toEqual({});
});
