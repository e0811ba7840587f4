import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { testItemOnSale } from "../../sold-out/testing.ts";
import { openTablet } from "../../testing.tsx";
import { testDetail, testOrderDetails, testStoreOrder } from "../../tickets/testing.ts";

afterEach(() => localStorage.clear());

const weight = { ordered: 1000, maximum: 1100, final: null, price_per_kg: 3.7, explanation: "" };
const grapes = testDetail(3, "White grapes", {
  quantity: 4,
  ordered_quantity: 4,
  price: 3.7,
  weight,
});
const order = testStoreOrder({
  id: 100_316,
  details: [
    testDetail(1, "Blueberries", { quantity: 2, ordered_quantity: 2, if_sold_out: "replace" }),
    testDetail(2, "Rice", { if_sold_out: "remove" }),
    grapes,
  ],
});

const shelf = [
  testItemOnSale(1, "Blueberries"),
  testItemOnSale(11, "Strawberries", { price: 3.7, sku: "3760010000017" }),
  testItemOnSale(12, "Raspberries", { price: 6 }),
  testItemOnSale(13, "Red berries in a cake", { can_replace: false }),
];

const changed = () => ({ message: "Changed.", order, refunded: 0.5 });
const replies = {
  "GET /store/items-on-sale": ({ search = "" }: Record<string, unknown>) => {
    const items = shelf.filter(
      ({ name, sku }) => name.includes(String(search)) || sku === String(search),
    );
    return { total_size: items.length, limit: 40, offset: 1, items };
  },
  "GET /store/orders/{id}": () => testOrderDetails(order),
  "PUT /store/items/{id}/availability": ({ until }: Record<string, unknown>) => ({
    message: "Updated.",
    sold_out_until: until,
  }),
  "POST /store/orders/{id}/unavailable": changed,
  "POST /store/orders/{id}/weigh": changed,
};

async function openLine(button: string) {
  const sent = await openTablet({ path: "/vendor/orders/100316", orders: [order], replies });
  await userEvent.click(await screen.findByRole("button", { name: button }));
  return { sent, dialog: within(await screen.findByRole("dialog")) };
}

test("sends something cheaper instead of one missing piece, and marks it as sold out", async () => {
  const { sent, dialog } = await openLine("Sold out: Blueberries…");
  expect(dialog.getByText("The customer takes something similar")).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "One less" }));
  await userEvent.type(dialog.getByRole("searchbox"), "berries");
  expect(await dialog.findByRole("button", { name: /^Raspberries/ })).toBeDefined();
  expect(dialog.queryByRole("button", { name: /^Blueberries/ })).toBeNull();
  expect(dialog.queryByRole("button", { name: /cake/ })).toBeNull();
  const strawberries = dialog.getByRole("button", { name: /^Strawberries.*less/ });
  await userEvent.click(strawberries);
  await userEvent.click(dialog.getByRole("button", { name: "Send Strawberries instead" }));
  const [first, second] = sent.toSorted((a, b) => a.endpoint.localeCompare(b.endpoint));
  expect(first).toEqual({
    endpoint: "POST /store/orders/100316/unavailable",
    input: { lines: [{ detail_id: 1, quantity: 1, replace_with: 11 }] },
  });
  expect(second?.endpoint).toBe("PUT /store/items/1/availability");
});

test("offers what stands on the same shelf before anything is typed", async () => {
  const asked: unknown[] = [];
  await openTablet({
    path: "/vendor/orders/100316",
    orders: [order],
    replies: {
      ...replies,
      "GET /store/items-on-sale": (input: Record<string, unknown>) => {
        asked.push(input.shelf_of);
        const items = input.shelf_of === undefined ? [] : shelf.slice(1);
        return { total_size: items.length, limit: 40, offset: 1, items };
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Sold out: Blueberries…" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByRole("heading", { name: "From the same shelf" })).toBeDefined();
  expect(dialog.queryByRole("button", { name: /cake/ })).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: /^Strawberries/ }));
  expect(dialog.getByRole("button", { name: "Send Strawberries instead" })).toBeDefined();
  expect(asked.map(String)).toContain(String(order.details[0]?.item_id));
});

test("a scanned package is chosen by its number", async () => {
  const { dialog } = await openLine("Sold out: Blueberries…");
  await userEvent.type(dialog.getByRole("searchbox"), "3760010000017{Enter}");
  expect(await dialog.findByRole("button", { name: "Send Strawberries instead" })).toBeDefined();
});

test("nothing is sent instead where the customer wants it left out", async () => {
  const { sent, dialog } = await openLine("Sold out: Rice…");
  expect(dialog.getByText("The customer wants it left out")).toBeDefined();
  expect(dialog.queryByRole("searchbox")).toBeNull();
  await userEvent.click(dialog.getByRole("checkbox"));
  await userEvent.click(dialog.getByRole("button", { name: "Leave 1 out" }));
  expect(sent).toEqual([
    {
      endpoint: "POST /store/orders/100316/unavailable",
      input: { lines: [{ detail_id: 2, quantity: 1 }] },
    },
  ]);
});

test("weighs a line by keys, and says that more than the most is not charged", async () => {
  const { sent, dialog } = await openLine("Weigh: White grapes");
  for (const key of ["1", "2", "00"]) {
    await userEvent.click(dialog.getByRole("button", { name: key }));
  }
  expect(dialog.getByRole("status").textContent).toMatch(/^Only 1.1\skg is charged/);
  await userEvent.click(dialog.getByRole("button", { name: "Delete a digit" }));
  await userEvent.click(dialog.getByRole("button", { name: "Delete a digit" }));
  await userEvent.click(dialog.getByRole("button", { name: "Delete a digit" }));
  await userEvent.click(dialog.getByRole("button", { name: "Delete a digit" }));
  await userEvent.type(dialog.getByRole("textbox", { name: "Weight in grams" }), "980");
  await userEvent.click(dialog.getByRole("button", { name: /^Weighs/ }));
  expect(sent).toEqual([
    {
      endpoint: "POST /store/orders/100316/weigh",
      input: { lines: [{ detail_id: 3, grams: 980 }] },
    },
  ]);
});
