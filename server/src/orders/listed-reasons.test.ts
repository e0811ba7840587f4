import { expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { transitionOrder } from "./order-transitions.ts";
import { cancellationReasons } from "./orders.tables.ts";
import { addOrder, desk } from "./testing.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0] });
await db
  .insert(cancellationReasons)
  .values({ reason: { en: "I chose the wrong items", fr: "J’ai choisi les mauvais articles" } });

async function reasonsOf(reason: string) {
  const { customerId, token } = await addCustomer(db);
  const order_id = await addOrder(db, shop, shop.grocery, { itemId, customerId });
  await transitionOrder(db, order_id, "canceled", desk, { at: new Date(), reason });
  const read = async (language: "en" | "fr") =>
    (await ask("GET /customer/order/track", { order_id }, { token, language })).body
      .cancellation_reason;
  return [await read("en"), await read("fr")];
}

test("a reason of the shop's list is read in the reader's language, whatever the one it was chosen in", async () => {
  const both = ["I chose the wrong items", "J’ai choisi les mauvais articles"];
  expect(await reasonsOf("I chose the wrong items")).toEqual(both);
  expect(await reasonsOf("J’ai choisi les mauvais articles")).toEqual(both);
});

test("a reason that a person wrote stays as it was written", async () => {
  expect(await reasonsOf("The oven is cold")).toEqual(["The oven is cold", "The oven is cold"]);
});
