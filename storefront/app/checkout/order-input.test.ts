import { expect, test } from "vitest";
import { placeInput, quoteInput } from "./order-input.ts";
import { testDraft } from "./testing.ts";

const cart = { storeId: 3, buyNow: null };
const tart = { model: "Item" as const, item_id: 8, quantity: 1, price: 5 };

test("requests a delivery to the address", () => {
  expect(quoteInput(cart, testDraft({ tip: 2, extraPackaging: true }))).toEqual({
    order_type: "delivery",
    payment_method: "cash_on_delivery",
    store_id: 3,
    address: "3 Quay Street",
    latitude: 43.6,
    longitude: 3.88,
    dm_tips: 2,
    extra_packaging: 1,
  });
});

test("a delivery for later is a scheduled order", () => {
  const at = "2026-03-05T18:30:00.000Z";
  expect(quoteInput(cart, testDraft({ at }))).toMatchObject({
    order_type: "schedule_order",
    schedule_at: at,
  });
});

test("a take-away order has neither address nor tip", () => {
  const draft = testDraft({ type: "take_away", tip: 2, road: "4", deliveryInstruction: "Ring" });
  const input = placeInput(cart, draft, 9);
  expect(input).toMatchObject({ order_type: "take_away" });
  for (const name of ["address", "latitude", "dm_tips", "road", "delivery_instruction"])
    expect(input).not.toHaveProperty(name);
});

test("leaves out an address that is not located", () => {
  expect(quoteInput(cart, testDraft({ point: null }))).not.toHaveProperty("address");
});

test("sends the line of a direct purchase", () => {
  expect(quoteInput({ storeId: 3, buyNow: tart }, testDraft())).toMatchObject({
    is_buy_now: 1,
    cart: [tart],
  });
});

test("leaves out empty fields, so that the server completes them from the profile", () => {
  const input = placeInput(cart, testDraft({ name: " ", phone: "", email: "", note: " " }), 9);
  expect(JSON.parse(JSON.stringify(input))).toEqual({
    ...quoteInput(cart, testDraft()),
    order_amount: 9,
    address_type: "other",
    cutlery: 0,
  });
});
