import type { StoreContract } from "@errand/core/contract.store";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
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
  days: [{ day: "2026-11-26", ...day }],
};

const replies = {
  "GET /store/statements/{month}": () => statement,
  "GET /store/refunds": () => ({ total_size: 0, limit: 20, offset: 1, refunds: [] }),
  "GET /store/payout-account": () => ({ account: null, pending: null }),
};

test("shows what the shop owes, and opens a day down to its orders", async () => {
  const orders = [{ order_id: 100_424, kind: "order" as const, ...day, journals: [] }];
  await openSection(<MoneyPage />, {
    ...replies,
    "GET /store/statements/{month}/orders": () => ({ day: "2026-11-26", orders }),
  });
  expect((await screen.findAllByText("€96.40")).length).toBeGreaterThan(0);
  const opening = screen.getByRole("button", { name: /26 November/ });
  expect(opening.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(opening);
  expect(await screen.findByRole("link", { name: /100424/ })).toBeDefined();
  expect(opening.getAttribute("aria-expanded")).toBe("true");
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
