import { expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { addOrder, desk } from "../orders/testing.ts";
import { readTransitions } from "../orders/transitions.data.ts";
import { startTestApi } from "../testing.ts";
import { cancellationReasons, parcelCancellationReasons } from "./orders.tables.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0] });
await db
  .insert(cancellationReasons)
  .values({ reason: { en: "I chose the wrong items", fr: "J’ai choisi les mauvais articles" } });

await db.insert(parcelCancellationReasons).values([
  { type: "before_pickup", reason: { en: "An address is wrong.", fr: "Une adresse est fausse." } },
  { type: "before_pickup", reason: { en: "Too late, or slow.", fr: "Trop tard, ou trop lent." } },
]);

async function reasonsOf(reason: string | string[]) {
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

test("several reasons of a parcel are read in the reader's language, also with commas in them", async () => {
  const both = [
    "Too late, or slow., An address is wrong.",
    "Trop tard, ou trop lent., Une adresse est fausse.",
  ];
  const english = ["Too late, or slow.", "An address is wrong."];
  const french = ["Trop tard, ou trop lent.", "Une adresse est fausse."];
  expect(await reasonsOf(english)).toEqual(both);
  expect(await reasonsOf(french)).toEqual(both);
});

test("the history of an order has the reason in the language of its reader", async () => {
  const order_id = await addOrder(db, shop, shop.grocery, { itemId, guestId: null });
  const reason = "Une adresse est fausse.";
  await transitionOrder(db, order_id, "canceled", desk, { at: new Date(), reason });
  const [change] = (await readTransitions(db, order_id, "en")).slice(-1);
  expect(change).toMatchObject({ to: "canceled", reason: "An address is wrong." });
});

test("what a person wrote around a reason of the list stays", async () => {
  const written = "An address is wrong. Sorry!";
  expect(await reasonsOf(written)).toEqual([written, written]);
});

test("a reason that a person wrote stays as it was written", async () => {
  expect(await reasonsOf("The oven is cold")).toEqual(["The oven is cold", "The oven is cold"]);
});
