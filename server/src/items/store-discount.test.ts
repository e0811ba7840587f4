import { minor } from "@errand/core/money";
import { expect, test } from "vitest";
import { addItem, addStore, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, setNow } = await startTestApi();
const { food, zoneId } = await seedShop(db);

/** The discount of the store that an item states. */
async function discountOf(discount: Partial<Parameters<typeof addStore>[1]>) {
  const storeId = await addStore(db, { moduleId: food.moduleId, zoneId, ...discount });
  const id = await addItem(db, { storeId });
  const options = { zones: [zoneId], module: food.moduleId };
  const { body } = await ask("GET /items/details/{id}", { id: String(id) }, options);
  const { store_discount, store_discount_min_purchase, store_discount_max } = body;
  return [store_discount, store_discount_min_purchase, store_discount_max];
}

const terms = {
  discount: 1500,
  discountKind: "percent",
  discountMinimum: minor(2500),
  discountCap: minor(600),
} as const;

test("states the store's percentage with its minimum and its cap", async () => {
  expect(await discountOf(terms)).toEqual([15, 25, 6]);
});

test("states no discount that is an amount, has not begun or has ended", async () => {
  setNow(new Date("2026-03-05T12:00:00Z"));
  const none = [0, 0, 0];
  expect(await discountOf({ ...terms, discountKind: "amount" })).toEqual(none);
  expect(await discountOf({ ...terms, discountStarts: new Date("2026-03-06") })).toEqual(none);
  expect(await discountOf({ ...terms, discountEnds: new Date("2026-03-05") })).toEqual(none);
});
