import { testOrder, testReceipt } from "@errand/core/orders/testing-order";
import { fakeServer } from "@errand/core/testing-server";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { testItem, visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { OrderReceipt } from "./order-receipt.tsx";

const line = {
  id: 1,
  order_id: 100_001,
  item_id: 7,
  model: "Item",
  price: 4.2,
  quantity: 2,
  weight: null,
  ordered_quantity: 2,
  replaces_id: null,
  variation: [],
  add_ons: [],
  if_sold_out: "call",
  note: null,
  total_add_on_price: 0,
  discount_on_item: 0,
  discount_type: null,
  item_details: testItem(),
  image_full_url: null,
  images_full_url: [],
  reviewed: false,
};

let lines: object[] = [];

beforeEach(() => {
  visitAsGuest();
  fakeServer(() => Response.json(lines));
});

function show(changes: Parameters<typeof testOrder>[0] = {}) {
  const name = { order_id: 100_001, contact_number: "+33612345678" };
  renderApp(
    <ShopContext value={testShop()}>
      <OrderReceipt order={testOrder(changes)} name={name} />
    </ShopContext>,
  );
}

test("lists what was ordered once, and sums it up in the receipt", async () => {
  lines = [line];
  show({ details_count: 1, receipt: testReceipt(10) });
  expect((await screen.findAllByText("Rye loaf")).length).toBe(1);
  expect(screen.getByText("Subtotal")).toBeTruthy();
});

test("shows what the store did not have, and the total before and after", async () => {
  lines = [
    { ...line, quantity: 1, ordered_quantity: 3 },
    { ...line, id: 2, quantity: 0, item_details: testItem({ name: "Oat loaf" }) },
    { ...line, id: 3, ordered_quantity: 0, replaces_id: 2 },
  ];
  show({ agreed_amount: 14, order_amount: 10 });
  expect(await screen.findByText("1 of 3 available")).toBeTruthy();
  expect(screen.getByText("Not available")).toBeTruthy();
  expect(screen.getByText("Instead of Oat loaf")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe(
    "The store did not have everything. Your order cost €14.00 and now costs €10.00.",
  );
});

test("shows the sold-out choice while the store prepares the order", async () => {
  lines = [
    { ...line, if_sold_out: "replace" },
    { ...line, id: 2, if_sold_out: "remove", quantity: 0 },
  ];
  show({ order_status: "processing" });
  expect(await screen.findByText("If sold out, the store replaces it")).toBeTruthy();
  expect(screen.getByText("Not available, removed as you chose")).toBeTruthy();
});

test("shows no sold-out choice once the order is delivered", async () => {
  lines = [{ ...line, if_sold_out: "replace" }];
  show({ order_status: "delivered" });
  expect(await screen.findByText("Rye loaf", { selector: "li bdi" })).toBeTruthy();
  expect(screen.queryByText(/If sold out/)).toBeNull();
});

test("says nothing about lines that are as ordered", async () => {
  lines = [line];
  show();
  expect(await screen.findByText("Rye loaf", { selector: "li bdi" })).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.queryByText(/available/)).toBeNull();
});

/** 500 g of comté, ordered in five steps. */
const cheese = {
  ...line,
  price: 20,
  quantity: 5,
  ordered_quantity: 5,
  item_details: testItem({ name: "Comté", sold_by: "weight", weight_step: 100 }),
};
const weight = { ordered: 500, maximum: 550, final: null, price_per_kg: 20 };
const paidAtMost = testReceipt(13);
const withNote = (explanation: string) => ({
  ...paidAtMost,
  lines: paidAtMost.lines.map((each) => ({ ...each, note: explanation })),
});

test("what is sold by weight shows its grams, and the most that it can cost until it is weighed", async () => {
  const explanation = "500 g × €20.00/kg = about €10.00, at most 550 g";
  lines = [{ ...cheese, weight: { ...weight, explanation } }];
  show({
    receipt: { ...withNote(explanation), expected: 12 },
    order_amount: 13,
    expected_amount: 12,
  });
  expect(await screen.findByText("500 g")).toBeTruthy();
  expect(screen.getAllByText("€11.00").length).toBeGreaterThan(0);
  expect(screen.getByText("Total, at most")).toBeTruthy();
  expect(screen.getByText("About €12.00, at most €13.00: you pay what is weighed.")).toBeTruthy();
});

test("shows what it weighs, and how much less than at most is paid for it", async () => {
  const explanation = "512 g × €20.00/kg = €10.24, at most 550 g";
  lines = [{ ...cheese, weight: { ...weight, final: 512, explanation } }];
  show({
    receipt: withNote(explanation),
    agreed_amount: 13,
    order_amount: 12.24,
    payment_status: "paid",
  });
  expect(await screen.findByText("512 g")).toBeTruthy();
  expect(screen.getByText("€10.24")).toBeTruthy();
  expect(screen.getByText(explanation)).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe(
    "Your order has been weighed: you pay €12.24, €0.76 less than the €13.00 that it could have cost. The difference is not charged, or goes back to you.",
  );
});
