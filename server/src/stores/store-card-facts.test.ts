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

/**
 * 9.96 km from the middle of the visitor's cell in a straight line, at 2.00 and 0.50 a kilometre.
 */
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
    far: 4.98,
    near: 2,
    "own couriers": 7,
    pickup: null,
    // What the store pays; `free_delivery` says that the customer does not.
    free: 4.98,
  });
});

test("the charge is unknown without the visitor's location", async () => {
  expect(await chargesAt(here)).toMatchObject({ far: null, near: null, pickup: null });
});

test("the charge of the store's own page is that of the list", async () => {
  const { body } = await ask("GET /stores/details/{id}", { id: String(far) }, atTheMiddle);
  expect(body.delivery_charge).toBe(4.98);
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

const listed = async (
  input: Record<string, unknown>,
  caller: Parameters<typeof ask>[2] = atTheMiddle,
) => {
  const { body } = await ask(
    "GET /stores/get-stores/{filter_data}",
    { filter_data: "all", ...input },
    caller,
  );
  return body.stores.map(({ name }) => name);
};

test("stores are filtered by what the customer pays for the delivery", async () => {
  const cheap = await listed({ max_delivery_charge: 2 });
  expect(cheap).toEqual(expect.arrayContaining(["near", "free"]));
  for (const name of ["far", "own couriers", "pickup"]) expect(cheap).not.toContain(name);
  expect(await listed({ max_delivery_charge: 5 })).toContain("far");
  expect(await listed({ max_delivery_charge: 0 })).toEqual(["free"]);
});

test("an unknown charge is within no limit", async () => {
  expect(await listed({ max_delivery_charge: 99 }, here)).toEqual(["free"]);
});

test("stores are sorted by the charge and by the time of the delivery", async () => {
  const byCharge = await listed({ filter: ["delivery_charge"] });
  expect(byCharge[0]).toBe("free");
  const places = ["near", "far", "own couriers", "pickup"].map((name) => byCharge.indexOf(name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));

  await add("swift", { minDeliveryMinutes: 5, maxDeliveryMinutes: 10 });
  await changes.flushed();
  expect((await listed({ filter: ["delivery_time"] }))[0]).toBe("swift");
});

test("two orders at once are refused", async () => {
  const input = { filter_data: "all", filter: ["delivery_charge", "nearby"] };
  const response = await ask("GET /stores/get-stores/{filter_data}", input, atTheMiddle);
  expect(response).toMatchObject({ status: 422, body: { errors: [{ code: "filter" }] } });
});
