import type { StoreContract } from "@errand/core/contract.store";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testOrderDetails, testStoreOrder } from "../../tickets/testing.ts";
import { openSection } from "../testing.tsx";
import { MoneyPage } from "./money-page.tsx";
import type { Movements } from "./movements.ts";

const day: Movements = {
  sales: 100,
  commission: 18,
  delivery: 0,
  collected_cash: 0,
  refunds: 5.6,
  paid_out: 0,
};

const statement: StoreContract["GET /store/statements/{month}"]["reply"] = {
  month: "2026-11",
  opening_balance: 20,
  ...day,
  closing_balance: 96.4,
  commission_rate: 18,
  days: [{ day: "2026-11-26", ...day }],
};

const replies = {
  "GET /store/payouts": () => ({
    ...{ total_size: 0, limit: 1, offset: 1, payouts: [] },
    ...{ due: 96.4, next_day: "2026-12-02" },
  }),
  "GET /store/statements/{month}": () => statement,
  "GET /store/refunds": () => ({ total_size: 0, limit: 20, offset: 1, refunds: [] }),
  "GET /store/payout-account": () => ({ account: null, pending: null }),
};

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T12:00:00Z") }),
);
afterEach(() => void vi.useRealTimers());

test("shows what the shop owes, and opens a day down to its orders", async () => {
  const orders = [{ order_id: 100_424, kind: "order" as const, ...day, journals: [] }];
  await openSection(<MoneyPage />, {
    ...replies,
    "GET /store/statements/{month}/orders": () => ({ day: "2026-11-26", orders }),
  });
  expect((await screen.findAllByText("€96.40")).length).toBeGreaterThan(0);
  expect(await screen.findByText(/^Next payout .*2 December, about/)).toBeDefined();
  const opening = screen.getByRole("button", { name: /26 November/ });
  expect(opening.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(opening);
  expect(await screen.findByRole("link", { name: /100424/ })).toBeDefined();
  expect(opening.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("columnheader", { name: "Commission 18%" })).toBeDefined();
  const [dayRow, orderRow] = screen.getAllByRole("row").filter((row) => row.querySelector("td"));
  expect(dayRow?.lastElementChild?.textContent).toBe("€96.40");
  expect(orderRow?.lastElementChild?.textContent).toBe("€76.40");
});

test("offers to try again when the orders of a day cannot be read", async () => {
  let isDown = true;
  await openSection(<MoneyPage />, {
    ...replies,
    "GET /store/statements/{month}/orders": () =>
      isDown
        ? Response.json({ errors: [{ code: "unexpected", message: "No." }] }, { status: 500 })
        : { day: "2026-11-26", orders: [{ order_id: null, kind: null, ...day, journals: [] }] },
  });
  await userEvent.click(await screen.findByRole("button", { name: /26 November/ }));
  const again = await screen.findByRole("button", { name: "Try again" });
  isDown = false;
  await userEvent.click(again);
  await expect.poll(() => screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("shows what an order brought: its receipt, the commission, what was booked and how it left", async () => {
  const journals = [
    { id: 1, kind: "store_share" as const, amount: 100, at: "2026-11-26T18:31:00Z" },
    { id: 2, kind: "store_commission" as const, amount: -18, at: "2026-11-26T18:31:00Z" },
    { id: 3, kind: "refund" as const, amount: -5.6, at: "2026-11-26T20:12:00Z" },
  ];
  const orders = [{ order_id: 100_424, kind: "order" as const, ...day, journals }];
  const line = { added: true, cart_id: null, item_id: null, note: null };
  const order = testStoreOrder({
    id: 100_424,
    bags: 2,
    handed_over_at: "2026-11-26T19:50:00Z",
    receipt: {
      ...testStoreOrder().receipt,
      lines: [
        { ...line, key: "items", label: "Prosciutto", amount: 100.5, quantity: 1 },
        {
          ...line,
          key: "store_discount",
          label: "Offer of the store",
          amount: -0.5,
          quantity: null,
        },
        { ...line, key: "delivery_charge", label: "Delivery", amount: 3, quantity: null },
      ],
    },
  });
  await openSection(<MoneyPage />, {
    ...replies,
    "GET /store/statements/{month}/orders": () => ({ day: "2026-11-26", orders }),
    "GET /store/orders/{id}": () => testOrderDetails(order),
  });
  await userEvent.click(await screen.findByRole("button", { name: /26 November/ }));
  await userEvent.click(await screen.findByRole("link", { name: /100424/ }));
  const panel = within(await screen.findByRole("region", { name: "Order 100424" }));
  expect(await panel.findByText("1 × Prosciutto")).toBeDefined();
  expect(panel.queryByText("Delivery")).toBeNull();
  const amountOf = (name: string) => panel.getAllByText(name)[0]?.nextElementSibling?.textContent;
  expect(amountOf("Your sale")).toBe("€100.00");
  expect(amountOf("Commission")).toBe("−€18.00");
  expect(amountOf("Yours of it")).toBe("€76.40");
  expect(panel.getByText("Refund that you bear")).toBeDefined();
  expect(panel.getByText("2 bags")).toBeDefined();
  await userEvent.click(panel.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("region", { name: "Order 100424" })).toBeNull();
});
