import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { goldenReceipts } from "@errand/core/pricing/golden-receipts.testing";
import { type ReceiptKey, receiptKeys } from "@errand/core/pricing/receipt-keys";
import { screen, within } from "@testing-library/react";
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
  const receipt = { currency_code: "EUR", lines, total: 10, paid: 0, refunded: 0, due: 10 };
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

const isKey = (key: string): key is ReceiptKey => receiptKeys.some((each) => each === key);
/** The hundredths that a person reads. */
const hundredths = (text: string | null) =>
  Number(text?.replace("−", "-").replace(/[^\d-]/g, "") ?? Number.NaN);
const inHundredths = (amount: number) => Math.round(amount * 100);

test("cart, checkout and order page show the golden receipts to the cent", () => {
  const titles = Object.keys(goldenReceipts);
  const orders = Object.values(goldenReceipts);
  const receipts = orders.map(({ receipt: steps, total }) => {
    const lines = steps.map(([step, amount]) => {
      const key = step.replace("*", "");
      if (!isKey(key)) throw new Error(`There is no line ${step}.`);
      return line(key, { amount, added: key === step });
    });
    return { currency_code: "EUR", lines, total, paid: 0, refunded: 0, due: total };
  });
  renderApp(
    <ShopContext value={testShop()}>
      {receipts.map((receipt, index) => (
        <section key={titles[index]} aria-label={titles[index]}>
          <Receipt receipt={receipt} />
          <Receipt receipt={receipt} isBrief />
        </section>
      ))}
    </ShopContext>,
  );
  const sections = [...document.querySelectorAll("section")];
  expect(sections.length).toBe(orders.length);
  const shown = sections.map((section) =>
    within(section)
      .getAllByRole("definition")
      .map(({ textContent }) => hundredths(textContent)),
  );
  const golden = orders.map(({ receipt, total }) => {
    const ofItems = receipt.filter(([key]) => key === "items" || key === "add_ons");
    const others = receipt.filter((step) => !ofItems.includes(step));
    const [all, rest] = [receipt, others].map((steps) => steps.map(([, amount]) => amount));
    const subtotal = ofItems.reduce((sum, [, amount]) => sum + amount, 0);
    return [...(all ?? []), total, subtotal, ...(rest ?? [])].map(inHundredths);
  });
  expect(shown).toEqual(golden);
});
