import { minor } from "@errand/core/money";
import { expect, test } from "vitest";
import { addCategory, addItem, addStore, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes } = await startTestApi();
const { food, zoneId } = await seedShop(db);
const { moduleId } = food;
const here = { zones: [zoneId], module: moduleId };
const atTheMiddle = { ...here, headers: { latitude: "43.6", longitude: "3.9" } };

const named = (name: string) => ({ en: name, fr: `${name}-fr` });
const add = (name: string, overrides: Partial<Parameters<typeof addStore>[1]> = {}) =>
  addStore(db, { moduleId, zoneId, name: named(name), latitude: 43.69, ...overrides });

/** 10.008 km north of the middle in a straight line, at 2.00 and 0.50 a kilometre. */
const far = await add("far");
await add("near", { latitude: 43.601 });
await add("own couriers", {
  selfDelivery: true,
  perKmDeliveryCharge: minor(90),
  minimumDeliveryCharge: minor(250),
  maximumDeliveryCharge: minor(700),
});
await add("pickup", { delivery: false });
await add("free", { freeDelivery: true });

async function chargesAt(caller: Parameters<typeof ask>[2]) {
  const { body } = await ask(
    "GET /stores/get-stores/{filter_data}",
    { filter_data: "all" },
    caller,
  );
  return Object.fromEntries(body.stores.map((store) => [store.name, store.delivery_charge]));
}

test("the charge of a delivery follows the rules of the checkout", async () => {
  expect(await chargesAt(atTheMiddle)).toMatchObject({
    far: 5,
    near: 2,
    "own couriers": 7,
    pickup: null,
    // What the store pays; `free_delivery` says that the customer does not.
    free: 5,
  });
});

test("the charge is unknown without the visitor's location", async () => {
  expect(await chargesAt(here)).toMatchObject({ far: null, near: null, pickup: null });
});

test("the charge of the store's own page is that of the list", async () => {
  const { body } = await ask("GET /stores/details/{id}", { id: String(far) }, atTheMiddle);
  expect(body.delivery_charge).toBe(5);
});

test("a store has the names of its two main categories with the most items", async () => {
  const [pizza, pasta, drinks] = [
    await addCategory(db, { moduleId, name: named("Pizza") }),
    await addCategory(db, { moduleId, name: named("Pasta") }),
    await addCategory(db, { moduleId, name: named("Drinks") }),
  ];
  const storeId = await add("Forno");
  for (const categoryId of [drinks, pasta, pasta, pizza, pizza, pizza]) {
    await addItem(db, { storeId, categoryId });
  }
  await changes.flushed();
  const of = async (language: "en" | "fr") => {
    const caller = { ...here, headers: { "X-localization": language } };
    const { body } = await ask("GET /stores/details/{id}", { id: String(storeId) }, caller);
    return body.main_categories;
  };
  expect(await of("en")).toEqual(["Pizza", "Pasta"]);
  expect(await of("fr")).toEqual(["Pizza-fr", "Pasta-fr"]);
});
