import { testOrder } from "@errand/core/orders/testing-order";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "../../testing.tsx";
import type { PhoneItem } from "./phone-order.ts";

const item = (changes: Partial<PhoneItem> = {}): PhoneItem => ({
  ...{ id: 7, name: "Rye loaf", price: 4, weight_step: null, stock: null, can_order: true },
  ...{ variations: [], option_groups: [], add_ons: [] },
  ...changes,
});
const size = {
  ...{ id: "size", name: "Size", min: 1, max: 1 },
  options: [
    { id: "s", name: "Small", price: 0 },
    { id: "l", name: "Large", price: 2 },
  ],
};
const { receipt } = testOrder();
const quoted = { tax_amount: 0, tax_status: "included", tax_included: 1, distance: 1, receipt };
const replies = (quote: () => object = () => quoted) => ({
  "GET /desk/customers": () => ({
    ...{ total_size: 1, limit: 5, offset: 1 },
    customers: [
      {
        ...{ id: 4, name: "Camille Roux", phone: "+33 •• 78", email: null, status: "active" },
        ...{ blocked_until: null, order_count: 12, wallet_balance: 0, loyalty_point: 0 },
        created_at: "2026-11-01T09:00:00.000Z",
      },
    ],
  }),
  "GET /desk/choices": () => [{ id: 3, name: "Le Fournil", text: "Food" }],
  "GET /desk/stores/{id}/items": () => ({
    ...{ total_size: 3, limit: 8, offset: 1 },
    items: [
      item(),
      item({ id: 8, name: "Pizza", price: 10, option_groups: [size] }),
      item({ id: 9, name: "Pills", can_order: false }),
    ],
  }),
  "GET /config/place-api-autocomplete": () => ({
    status: "OK",
    predictions: [
      { place_id: "p", description: "3 Quai", main_text: "3 Quai", secondary_text: "Belrive" },
    ],
  }),
  "GET /config/place-api-details": () => ({
    status: "OK",
    result: {
      place_id: "p",
      formatted_address: "3 Quai",
      geometry: { location: { lat: 48.1, lng: -4.3 } },
    },
  }),
  "POST /desk/orders/quote": quote,
  "POST /desk/orders": () => ({ message: "Order placed", order_id: 100_500, order: testOrder() }),
  "GET /desk/orders/{id}": () =>
    Response.json({ errors: [{ code: "order", message: "" }] }, { status: 404 }),
});

async function pick(field: string, words: string, name: string) {
  await userEvent.type(screen.getByRole("searchbox", { name: field }), words);
  await userEvent.click(await screen.findByRole("button", { name: `Choose ${name}` }));
}

test("an order is placed as a caller says it, at the total of the server", async () => {
  const { sent } = await openDesk("/desk/orders/new", { replies: replies() });
  await screen.findByRole("region", { name: "Who calls" });
  await pick("Exact phone, e-mail or number", "+33612345678", "Camille Roux");
  await pick("Store", "four", "Le Fournil");
  await userEvent.click(await screen.findByRole("button", { name: "Choose Rye loaf" }));
  expect(screen.queryByRole("button", { name: "Choose Pills" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Choose Pizza" }));
  const dialog = await screen.findByRole("dialog", { name: "Pizza" });
  await userEvent.click(within(dialog).getByRole("checkbox", { name: /Large/ }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Add, €12.00" }));
  screen.getByText(/The total is shown once/);
  await pick("Address", "3 quai", "3 Quai");
  await userEvent.click(await screen.findByRole("button", { name: /^Place the order/ }));
  await screen.findByText("Order placed");
  const order = sent.find(({ endpoint }) => endpoint === "POST /desk/orders");
  expect(order?.input).toMatchObject({
    ...{ customer_id: 4, store_id: 3, order_type: "delivery", latitude: 48.1, language: "en" },
    ...{ payment_method: "cash_on_delivery", order_amount: receipt.total },
    lines: [
      { item_id: 7, quantity: 1, price: 4, variation: [] },
      { item_id: 8, price: 12, variation: [{ id: "size", values: { ids: ["l"] } }] },
    ],
  });
});

test("add-ons, a time and a coupon are ordered with it", async () => {
  const olives = { id: 21, name: "Olives", price: 1.5 };
  const basil = { id: 22, name: "Basil", price: 0.5 };
  const pizza = item({ id: 8, name: "Pizza", price: 10, add_ons: [olives, basil] });
  const { sent } = await openDesk("/desk/orders/new", {
    replies: {
      ...replies(),
      "GET /desk/stores/{id}/items": () => ({
        ...{ total_size: 1, limit: 8, offset: 1, items: [pizza] },
      }),
    },
  });
  await screen.findByRole("region", { name: "How" });
  await userEvent.click(screen.getByRole("radio", { name: "Collected" }));
  await pick("Store", "four", "Le Fournil");
  await userEvent.click(await screen.findByRole("button", { name: "Choose Pizza" }));
  const dialog = await screen.findByRole("dialog", { name: "Pizza" });
  await userEvent.click(within(dialog).getByRole("checkbox", { name: /Olives/ }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Add, €11.50" }));
  await userEvent.click(await screen.findByRole("button", { name: /^One more/ }));
  fireEvent.change(screen.getByLabelText(/When/), { target: { value: "2026-12-01T12:30" } });
  await userEvent.type(screen.getByRole("textbox", { name: "Coupon" }), "WELCOME");
  await waitFor(() =>
    expect(sent.findLast(({ endpoint }) => endpoint === "POST /desk/orders/quote")?.input).toEqual(
      expect.objectContaining({ coupon_code: "WELCOME" }),
    ),
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Place the order/ }));
  await screen.findByText("Order placed");
  expect(sent.find(({ endpoint }) => endpoint === "POST /desk/orders")?.input).toMatchObject({
    ...{ coupon_code: "WELCOME", schedule_at: "2026-12-01T11:30:00.000Z" },
    lines: [{ item_id: 8, quantity: 2, price: 10, add_on_ids: [21], add_on_qtys: [2] }],
  });
});

test("what the server refuses is said, and nothing can be placed", async () => {
  const closed = { errors: [{ code: "store_closed", message: "The store is closed." }] };
  const refuse = () => Response.json(closed, { status: 422 });
  const { sent } = await openDesk("/desk/orders/new", { replies: replies(refuse) });
  await screen.findByRole("region", { name: "What" });
  await userEvent.click(screen.getByRole("radio", { name: "Collected" }));
  await pick("Store", "four", "Le Fournil");
  await userEvent.click(await screen.findByRole("button", { name: "Choose Rye loaf" }));
  expect((await screen.findByRole("alert")).textContent).toBe("The store is closed.");
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Place the/ })).toBeNull());
  expect(sent.filter(({ endpoint }) => endpoint === "POST /desk/orders")).toEqual([]);
});
