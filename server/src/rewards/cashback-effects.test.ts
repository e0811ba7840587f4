import { minor } from "@errand/core/money";
import { expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { addOrder } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db, { wallet: true });
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 100 });
const desk = await addStaff(db, { kind: "operator", role: "owner" });

const values = (stated: object = {}) => ({
  title: { en: "Back", fr: "Rendu" },
  ...{ cashback_type: "percentage", cashback_amount: 10, min_purchase: 15, max_discount: 0 },
  ...{ same_user_limit: 1, ...stated },
});
const preview = async (change: object) =>
  (await ask("POST /desk/preview", { changes: [{ path: "cashbacks", ...change }] }, desk)).body
    .effects;

test("an offer says what the orders of the last day would have earned with it", async () => {
  const [ada, bob] = [await addCustomer(db), await addCustomer(db)];
  const old = new Date(Date.now() - 25 * 3_600_000);
  const place = (customerId: number | null, amount: number, more: object = {}) =>
    addOrder(db, shop, shop.grocery, { itemId, customerId, amount: minor(amount), ...more });
  await place(ada.customerId, 2000);
  await place(ada.customerId, 3000);
  await place(bob.customerId, 1499);
  await place(null, 5000);
  await place(bob.customerId, 5000, { status: "canceled" });
  await place(bob.customerId, 5000, { createdAt: old });

  // The latest order of a customer comes first.
  const effect = { code: "cashback_could_give", before: 0 };
  expect(await preview({ values: values() })).toMatchObject([{ ...effect, count: 1, after: 3 }]);
  expect(await preview({ values: values({ same_user_limit: 2 }) })).toMatchObject([
    { ...effect, count: 2, after: 5 },
  ]);
  expect(await preview({ values: values({ min_purchase: 0 }) })).toMatchObject([
    { ...effect, count: 2, after: 4.5 },
  ]);
  expect(await preview({ values: values({ min_purchase: 30.01 }) })).toEqual([]);

  const input = { values: values(), from: new Date(Date.now() - 86_400_000).toISOString() };
  const options = { token: desk.token, key: crypto.randomUUID() };
  const { entry } = (await ask("POST /desk/cashbacks", input, options)).body;
  const path = `cashbacks/${entry.id}`;
  expect(await preview({ path, values: values() })).toEqual([]);
  expect(await preview({ path, values: values({ cashback_amount: 20 }) })).toMatchObject([
    { count: 1, before: 3, after: 6 },
  ]);
});
