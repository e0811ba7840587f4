import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { testItemOnSale } from "../sold-out/testing.ts";
import { openTablet } from "../testing.tsx";
import { testDetail, testOrderDetails, testStoreOrder } from "../tickets/testing.ts";

afterEach(() => localStorage.clear());

const weight = { ordered: 1000, maximum: 1100, final: null, price_per_kg: 3.7, explanation: "" };
const order = testStoreOrder({
  id: 100_316,
  module_type: "grocery",
  details: [
    testDetail(1, "Mushrooms", { quantity: 2, ordered_quantity: 2 }),
    testDetail(2, "White grapes", { weight, if_sold_out: "replace" }),
    testDetail(3, "Rice"),
  ],
});

const replies = {
  "PUT /store/orders/{id}/picks": () => ({
    message: "Saved.",
    order: { ...order, picks: [{ detail_id: 1, found: 2 }] },
  }),
  "POST /store/orders/{id}/weigh": () => ({
    message: "Weighed.",
    refunded: 0,
    order: {
      ...order,
      picks: [{ detail_id: 1, found: 2 }],
      details: order.details.map((line) =>
        line.id === 2 ? { ...line, weight: { ...weight, final: 980 } } : line,
      ),
    },
  }),
};

test("goes from one line to the next, and weighs what is sold by weight", async () => {
  const sent = await openTablet({ orders: [order], replies });
  await userEvent.click(await screen.findByRole("link", { name: "Pick" }));
  const list = within(await screen.findByRole("region", { name: "Pick list" }));
  expect(list.getByText("0 of 3 done")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Found, next: White grapes" }));
  expect(await screen.findByText("1 of 3 done")).toBeDefined();
  expect(screen.getByRole("heading", { name: "White grapes" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Weigh" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByRole("textbox"), "980{Enter}");
  expect(await screen.findByRole("heading", { name: "Rice" })).toBeDefined();
  expect(sent).toEqual([
    {
      endpoint: "PUT /store/orders/100316/picks",
      input: { picks: [{ detail_id: 1, found: 2 }] },
    },
    {
      endpoint: "POST /store/orders/100316/weigh",
      input: { lines: [{ detail_id: 2, grams: 980 }] },
    },
  ]);
});

test("replaces a line once something else is chosen, unless the customer wants it left out", async () => {
  const grapes = testDetail(2, "White grapes", { if_sold_out: "remove" });
  const asked = { ...order, details: [...order.details.slice(0, 1), grapes] };
  const sent = await openTablet({
    orders: [asked],
    path: "/vendor/orders/100316/pick",
    replies: {
      ...replies,
      "GET /store/items-on-sale": () => ({
        ...{ total_size: 1, limit: 40, offset: 1 },
        items: [testItemOnSale(11, "Ceps")],
      }),
      "PUT /store/items/{id}/availability": () => ({ message: "Saved.", sold_out_until: null }),
      "POST /store/orders/{id}/unavailable": () => ({
        message: "Changed.",
        order: asked,
        refunded: 0,
      }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Replace" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Instead of Mushrooms" }));
  const send = dialog.getByRole("button", { name: "Choose what is sent instead" });
  await userEvent.click(send);
  expect(sent).toEqual([]);
  await userEvent.click(await dialog.findByRole("button", { name: /^Ceps/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Send Ceps instead" }));
  expect(sent).toContainEqual({
    endpoint: "POST /store/orders/100316/unavailable",
    input: { lines: [{ detail_id: 1, quantity: 2, replace_with: 11 }] },
  });
  const list = within(screen.getByRole("region", { name: "Pick list" }));
  await userEvent.click(list.getByRole("button", { name: /White grapes/ }));
  expect(await screen.findByRole("heading", { name: "White grapes" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Replace" })).toBeNull();
});

test("stays on the list after a reload, before the board is known", async () => {
  const reads = { "GET /store/orders/{id}": () => testOrderDetails(order) };
  await openTablet({ path: `/vendor/orders/${order.id}/pick`, replies: { ...replies, ...reads } });
  expect(await screen.findByText("0 of 3 done")).toBeDefined();
});

test("a scan finds its line piece by piece, and an unknown code is said", async () => {
  const [mushrooms, ...others] = order.details;
  if (!mushrooms) throw new Error("The order has no lines.");
  const scanned = { ...order, details: [{ ...mushrooms, sku: "3017620" }, ...others] };
  const picks: { detail_id: number; found: number }[] = [];
  const sent = await openTablet({
    orders: [scanned],
    path: "/vendor/orders/100316/pick",
    replies: {
      "PUT /store/orders/{id}/picks": (input) => {
        picks.splice(0, 1, ...(input.picks as typeof picks));
        return { message: "Saved.", order: { ...scanned, picks: [...picks] } };
      },
    },
  });
  const field = await screen.findByRole("searchbox", { name: "Scan a package" });
  await userEvent.type(field, "404{Enter}");
  expect(screen.getByText("No line of this order has the code 404.")).toBeDefined();
  await userEvent.type(field, "3017620{Enter}");
  expect(screen.getByText("0 of 3 done")).toBeDefined();
  await userEvent.type(field, "3017620{Enter}");
  expect(await screen.findByText("1 of 3 done")).toBeDefined();
  await userEvent.type(field, "3017620{Enter}");
  expect(screen.getByText("Mushrooms: all pieces are found already.")).toBeDefined();
  await waitFor(() =>
    expect(sent.map(({ input }) => input)).toEqual([
      { picks: [{ detail_id: 1, found: 1 }] },
      { picks: [{ detail_id: 1, found: 2 }] },
    ]),
  );
});
