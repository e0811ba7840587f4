import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { testItemOnSale } from "../../sold-out/testing.ts";
import { openTablet } from "../../testing.tsx";
import { testOrderDetails, testStoreOrder } from "../../tickets/testing.ts";

afterEach(() => localStorage.clear());

const order = testStoreOrder({
  id: 100_208,
  order_status: "pending",
  prescription_order: true,
  order_attachment_full_url: ["/front.webp", "/back.webp"],
});
const priced = {
  ...order,
  prescription_lines: [{ name: "Ibuprofen", quantity: 2, price: 4.1, total: 8.2 }],
};

const replies = {
  "GET /store/orders/{id}": () => testOrderDetails(order),
  "POST /store/orders/{id}/price": () => ({ message: "Sent.", order: priced }),
};

const type = (name: string, text: string) =>
  userEvent.type(screen.getByRole("textbox", { name: new RegExp(`^${name}`) }), text);

test("prices a prescription, and again until the customer agrees", async () => {
  const sent = await openTablet({ path: "/vendor/orders/100208", orders: [order], replies });
  await screen.findByRole("heading", { name: "What it costs" });
  await userEvent.click(screen.getByRole("button", { name: /^Ask the customer/ }));
  expect(await screen.findByText("Enter the name of the medicine.")).toBeDefined();
  expect(sent).toEqual([]);
  await type("Medicine 1", "Ibuprofen");
  await userEvent.clear(screen.getByRole("textbox", { name: /^Pieces/ }));
  await type("Pieces", "2");
  await type("Price of one", "4,10");
  await userEvent.click(screen.getByRole("button", { name: /^Ask the customer for.*8.20/ }));
  expect(await screen.findByText(/The customer has been asked/)).toBeDefined();
  expect(sent).toEqual([
    {
      endpoint: "POST /store/orders/100208/price",
      input: { lines: [{ name: "Ibuprofen", quantity: 2, price: 4.1 }] },
    },
  ]);
  expect(screen.getByRole("button", { name: /^Ask again for.*8.20/ })).toBeDefined();
});

test("finds a medicine by a scan, with its price, and takes the empty line for it", async () => {
  const ibuprofen = testItemOnSale(5, "Ibuprofen 400 mg", { sku: "3400930", price: 4.1 });
  const sent = await openTablet({
    path: "/vendor/orders/100208",
    orders: [order],
    replies: {
      ...replies,
      "GET /store/items-on-sale": ({ search }) => ({
        ...{ total_size: 1, limit: 40, offset: 1 },
        items: search === "3400930" ? [ibuprofen] : [],
      }),
    },
  });
  const field = await screen.findByRole("searchbox", { name: "Medicine, or scan it" });
  await userEvent.type(field, "3400930{Enter}");
  expect(await screen.findByDisplayValue("Ibuprofen 400 mg")).toBeDefined();
  expect(screen.getByRole("textbox", { name: /^Price of one/ })).toHaveProperty("value", "4.10");
  expect(screen.queryByRole("textbox", { name: /^Medicine 2/ })).toBeNull();
  expect(field).toHaveProperty("value", "");
  expect(sent).toEqual([]);
});

test("shows each page of it, enlarged and turned", async () => {
  await openTablet({ path: "/vendor/orders/100208", orders: [order], replies });
  const page = () => screen.getByRole("img", { name: /^Page/ });
  await screen.findByRole("img", { name: "Page 1 of 2" });
  await userEvent.click(screen.getByRole("button", { name: "Larger" }));
  await userEvent.click(screen.getByRole("button", { name: "Turn" }));
  expect(page().style).toMatchObject({ width: "150%", rotate: "90deg" });
  await userEvent.click(screen.getByRole("button", { name: "Page 2 of 2" }));
  expect(page().getAttribute("src")).toBe("/back.webp");
  expect(page().style).toMatchObject({ width: "100%", rotate: "0deg" });
});
