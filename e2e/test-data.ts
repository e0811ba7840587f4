import type { Item, Store } from "@errand/core/catalog/catalog.types";
import type { Module } from "@errand/core/modules/modules.contract";
import type { RentalStore, Vehicle } from "@errand/core/rental/rental.types";
import type { APIRequestContext } from "@playwright/test";
import { callApi } from "./api.ts";

/** A restaurant that is open around the clock, with two of its items. */
export interface Restaurant {
  store: Store;
  /** Has no variations or add-ons: one press adds it to the cart. */
  simpleItem: Item;
  /** Has one required single-choice variation. */
  itemWithOptions: Item;
}

/** Catalog data that tests use, read from the API so that no test depends on seeded names. */
export interface TestData {
  foodModule: Module;
  /** The zone of both restaurants, as the `zoneId` header takes it. */
  zones: number[];
  restaurant: Restaurant;
  otherRestaurant: Restaurant;
  rental: Rental;
}

/** A rental provider, and a vehicle of its that is offered by the hour and by the day. */
export interface Rental {
  module: Module;
  provider: RentalStore;
  vehicle: Vehicle;
}

export async function findTestData(request: APIRequestContext): Promise<TestData> {
  const modules = await callApi(request, "GET /module", {});
  const foodModule = modules.find(({ module_type }) => module_type === "food");
  if (!foodModule) throw new Error("The shop has no food module.");
  const rental = await findRental(request, modules);
  for (const { id } of await callApi(request, "GET /zone/list", {})) {
    const caller = { zones: [id], moduleId: foodModule.id };
    const { stores } = await callApi(
      request,
      "GET /stores/get-stores/{filter_data}",
      { filter_data: "all", limit: 50 },
      caller,
    );
    const restaurants: Restaurant[] = [];
    for (const store of stores.filter(isAlwaysOpen)) {
      const { products } = await callApi(
        request,
        "GET /items/latest",
        { store_id: store.id, limit: 100 },
        caller,
      );
      const dishes = products.filter((item) => isOrderable(item, store));
      const simpleItem = dishes.find(
        (item) => item.food_variations.length + item.add_ons.length === 0,
      );
      const itemWithOptions = dishes.find(({ food_variations: [group, ...others] }) => {
        return group?.type === "single" && group.required === "on" && others.length === 0;
      });
      if (simpleItem && itemWithOptions) restaurants.push({ store, simpleItem, itemWithOptions });
    }
    const [restaurant, otherRestaurant] = restaurants;
    if (restaurant && otherRestaurant)
      return { foodModule, zones: [id], restaurant, otherRestaurant, rental };
  }
  throw new Error("No zone has two restaurants that are open around the clock.");
}

async function findRental(request: APIRequestContext, modules: Module[]): Promise<Rental> {
  for (const module of modules.filter(({ module_type }) => module_type === "rental")) {
    const caller = { zones: module.zones, moduleId: module.id };
    const { stores } = await callApi(request, "GET /rental/provider/list", { limit: 50 }, caller);
    for (const provider of stores) {
      const { vehicles } = await callApi(
        request,
        "GET /rental/vehicle/get-provider-vehicles",
        { provider_id: String(provider.id), limit: 100 },
        { zones: [provider.zone_id], moduleId: module.id },
      );
      const vehicle = vehicles.find(
        ({ trip_hourly, trip_day_wise, total_vehicle_count }) =>
          trip_hourly === 1 && trip_day_wise === 1 && total_vehicle_count > 1,
      );
      if (vehicle) return { module, provider, vehicle };
    }
  }
  throw new Error("No rental provider has a vehicle by the hour and by the day.");
}

function isAlwaysOpen({ open, delivery, schedules }: Store): boolean {
  const isAllDay = schedules.every((hours) => hours.opening_time === hours.closing_time);
  return open === 1 && delivery && schedules.length === 7 && isAllDay;
}

/** Available all day, and three of it exceed the store's minimum order. */
function isOrderable(item: Item, store: Store): boolean {
  const isTimed = item.available_time_starts !== null || item.available_date_starts !== null;
  const limit = item.maximum_cart_quantity ?? 99;
  return !isTimed && limit > 5 && item.price * 3 * 0.7 > store.minimum_order;
}
