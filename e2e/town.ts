import type { Item, Store } from "@errand/core/catalog/catalog.types";
import type { Module } from "@errand/core/modules/modules.contract";
import type { APIRequestContext } from "@playwright/test";
import { ask } from "./api.ts";

/** A kitchen that is open whenever the journeys run, with what they order from it. */
export interface Kitchen {
  store: Store;
  /** Can be put in the cart at once. */
  plain: Item;
  /** Something must be chosen of it first. */
  withChoice: Item;
}

/** What the journeys need to know of the town they run in; found in it, not assumed of it. */
export interface Town {
  food: Module;
  /** The zone of both kitchens. */
  zones: number[];
  kitchen: Kitchen;
  otherKitchen: Kitchen;
}

export async function readTown(request: APIRequestContext): Promise<Town> {
  const modules = await ask(request, "GET /module", {});
  const food = modules.find(({ module_type }) => module_type === "food");
  if (!food) throw new Error("The town has no food.");
  for (const { id } of await ask(request, "GET /zone/list", {})) {
    const caller = { zones: [id], moduleId: food.id };
    const { stores } = await ask(
      request,
      "GET /stores/get-stores/{filter_data}",
      { filter_data: "all", limit: 50 },
      caller,
    );
    const kitchens: Kitchen[] = [];
    for (const store of stores.filter(isAlwaysOpen)) {
      const { products } = await ask(
        request,
        "GET /items/latest",
        { store_id: store.id, limit: 100 },
        caller,
      );
      const dishes = products.filter((item) => isOrderable(item, store));
      const plain = dishes.find((item) => item.food_variations.length + item.add_ons.length === 0);
      const withChoice = dishes.find(({ food_variations: [group, ...others] }) => {
        return group?.type === "single" && group.required === "on" && others.length === 0;
      });
      if (plain && withChoice) kitchens.push({ store, plain, withChoice });
    }
    const [kitchen, otherKitchen] = kitchens;
    if (kitchen && otherKitchen) return { food, zones: [id], kitchen, otherKitchen };
  }
  throw new Error("No zone has two kitchens that never close.");
}

function isAlwaysOpen({ open, delivery, schedules }: Store): boolean {
  const lastsAllDay = schedules.every((hours) => hours.opening_time === hours.closing_time);
  return open === 1 && delivery && schedules.length === 7 && lastsAllDay;
}

/** At any time of day, three of it are enough for an order. */
function isOrderable(item: Item, store: Store): boolean {
  const isTimed = item.available_time_starts !== null || item.available_date_starts !== null;
  const limit = item.maximum_cart_quantity ?? 99;
  return !isTimed && limit > 5 && item.price * 3 * 0.7 > store.minimum_order;
}
