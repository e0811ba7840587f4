import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { type ReceiptKey, receiptKeys } from "@errand/core/pricing/receipt-keys";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { Receipt } from "./receipt.tsx";

type Line = ReceiptResponse["lines"][number];

const line = (key: ReceiptKey, changes: Partial<Line> = {}): Line => ({
  key,
  label: key,
  amount: 1,
  added: true,
  cart_id: null,
  item_id: null,
  quantity: null,
  note: null,
  ...changes,
});

function showReceipt(lines: Line[]) {
  const receipt = { currency_code: "EUR", lines, total: 10, paid: 0, due: 10 };
  renderApp(
    <ShopContext value={testShop()}>
      <Receipt receipt={receipt} />
    </ShopContext>,
  );
}

test("explains every kind of line in a sentence of its own", async () => {
  showReceipt(receiptKeys.map((key) => line(key)));
  await userEvent.click(screen.getByRole("button", { name: "Explain each line" }));
  const sentences = screen.getAllByRole("term").map(({ textContent }) => textContent);
  const explained = sentences.filter((sentence) => sentence?.endsWith("."));
  expect(new Set(explained).size).toBe(receiptKeys.length);
  await userEvent.click(screen.getByRole("button", { name: "Hide the explanations" }));
  expect(screen.queryByText(/^Goes to the courier/)).toBeNull();
});

test("shows the rule of a line, and says of included tax that it is in the prices", async () => {
  showReceipt([
    line("coupon_discount", { label: "Coupon discount", amount: -2, note: "SOIR5" }),
    line("tax", { label: "VAT", added: false, note: "included" }),
  ]);
  expect(screen.getByText("(SOIR5)")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Explain each line" }));
  expect(screen.getByText("Already in the prices: nothing is added.")).toBeTruthy();
});
