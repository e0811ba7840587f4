import type { Item, Store } from "@errand/core/catalog/catalog.types";
import type { Module } from "@errand/core/modules/modules.contract";
import type { APIRequestContext } from "@playwright/test";
import { callApi } from "./api.ts";

/** A shop that is open around the clock, with an item that it sells by weight. */
export interface WeighingShop {
  modules: Module[];
  store: Store;
  item: Item;
  /** In grams. */
  step: number;
}

/** The steps that a test orders, and some more. */
const enough = 30;

export async function findWeighingShop(request: APIRequestContext): Promise<WeighingShop> {
  const modules = await callApi(request, "GET /module", {});
  const grocery = modules.find(({ module_type }) => module_type === "grocery");
  for (const { id } of await callApi(request, "GET /zone/list", {})) {
    if (!grocery) break;
    const caller = { zones: [id], moduleId: grocery.id };
    const { stores } = await callApi(
      request,
      "GET /stores/get-stores/{filter_data}",
      { filter_data: "all", limit: 50 },
      caller,
    );
    for (const store of stores.filter(isAlwaysOpen)) {
      const input = { store_id: store.id, limit: 100 };
      const { products } = await callApi(request, "GET /items/latest", input, caller);
      const item = products.find(isWeighed);
      if (item) return { modules, store, item, step: item.weight_step ?? 0 };
    }
  }
  throw new Error("No grocer that is open around the clock sells by weight.");
}

function isWeighed({ weight_step, stock, variations, discount }: Item): boolean {
  const isPlain = variations.length === 0 && discount === 0;
  return weight_step === 250 && isPlain && (stock ?? 0) > enough;
}

function isAlwaysOpen({ open, delivery, schedules }: Store): boolean {
  const isAllDay = schedules.every((hours) => hours.opening_time === hours.closing_time);
  return open === 1 && delivery && schedules.length === 7 && isAllDay;
}
