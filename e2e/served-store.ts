import type { Item, Store } from "@errand/core/catalog/catalog.types";
import type { Module, ModuleType } from "@errand/core/modules/modules.contract";
import type { APIRequestContext } from "@playwright/test";
import { callApi } from "./api.ts";

/** A store of the demo that a person can take over. */
export interface OfferedStore {
  modules: Module[];
  store: Store;
  /** That one press adds to a cart. */
  items: [Item, ...Item[]];
}

/** Finds a store by its slug. No other test orders there, because the demo does not serve it. */
export async function findOfferedStore(
  request: APIRequestContext,
  type: ModuleType,
  slug: string,
): Promise<OfferedStore> {
  const modules = await callApi(request, "GET /module", {});
  const module = modules.find(({ module_type }) => module_type === type);
  if (!module) throw new Error(`The shop has no module of ${type}.`);
  const caller = { zones: module.zones, moduleId: module.id };
  const store = await callApi(request, "GET /stores/details/{id}", { id: slug }, caller);
  const input = { store_id: store.id, limit: 100 };
  const { products } = await callApi(request, "GET /items/latest", input, caller);
  const [first, ...others] = products.filter(
    ({ food_variations, add_ons, variations, stock, available_time_starts, sold_by }) =>
      food_variations.length + add_ons.length + variations.length === 0 &&
      (stock === null || stock >= 10) &&
      sold_by === "piece" &&
      available_time_starts === null,
  );
  if (!first) throw new Error(`${store.name} has no item without choices.`);
  return { modules, store, items: [first, ...others] };
}

/** Not around the clock: other tests choose among the stores that never close. */
const hours = { opening_time: "00:00:00", closing_time: "23:59:00" };
const wholeWeek = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...hours }));

/** Opens a store all day, so that a test runs at any time. */
export async function openAllDay(request: APIRequestContext, token: string) {
  await callApi(request, "PUT /store/settings", { schedules: wholeWeek }, { token });
}
