import { testOrder } from "@errand/core/orders/testing-order";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import OrderInvoicePage from "../pages/order-invoice.page.tsx";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { linkTokenOf, storeProof } from "./order-proof.ts";

const key = "K".repeat(43);
const issuer = { name: "Errand", address: "1 Mill Lane", phone: "+33400000001", email: null };
const at = "2026-03-05T10:00:00.000Z";

beforeEach(() => visitAsGuest());

function showPage(query: string, isKnown = true) {
  const calls = fakeApi({
    "GET /customer/order/invoice": () =>
      isKnown
        ? {
            number: "100001",
            issued_at: at,
            issuer,
            seller: { ...issuer, name: "Corner Bakery", email: "bread@example.com" },
            buyer: { name: "Ada", address: "2 Place", phone: "+33612345678", email: null },
            order: testOrder(),
            lines: [],
            payments: [{ title: "Cash", amount: 10, at }],
            refunds: [{ title: "Refund to the wallet", amount: 4, at }],
          }
        : errorReply(404, "order", "This order was not found."),
  });
  renderApp(
    <ShopContext value={testShop()}>
      <OrderInvoicePage />
    </ShopContext>,
    { at: "/order-invoice", query },
  );
  return calls;
}

test("shows seller, buyer, receipt and payments, and prints", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  storeProof(100_001, "+33612345678");
  const calls = showPage("?order_id=100001");
  expect(await screen.findByRole("heading", { level: 1, name: "Invoice 100001" })).toBeTruthy();
  expect(calls[0]?.input).toMatchObject({ order_id: "100001", contact_number: "+33612345678" });
  for (const text of ["Corner Bakery", "Ada", "Total", "VAT rate: 10 %", "Refund to the wallet"]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getAllByText("5 March 2026").length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole("button", { name: "Print or save as PDF" }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test("opens by the link of a message, which then also opens the order", async () => {
  const calls = showPage(`?order_id=100001#key=${key}`);
  await screen.findByRole("heading", { level: 1, name: "Invoice 100001" });
  expect(calls[0]?.input.order_token).toBe(key);
  await waitFor(() => expect(linkTokenOf(100_001)).toBe(key));
  expect(screen.getByRole("link", { name: "Back to the order" }).getAttribute("href")).toBe(
    "/track-order?order_id=100001",
  );
});

test("leads those without a proof to the form", async () => {
  showPage("?order_id=100001", false);
  const link = await screen.findByRole("link", { name: "Find your order" });
  expect(link.getAttribute("href")).toBe("/track-order");
});
