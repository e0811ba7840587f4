import type { StoreContract } from "@errand/core/contract.store";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openSection } from "../testing.tsx";
import { TodayPage } from "./today-page.tsx";

type Figures = StoreContract["GET /store/figures"]["reply"];

const noCounts = { orders: 0, delivered: 0, refusals: 0, sales: 0 };
function figuresOf(
  changes: Partial<Figures>,
  { from = "", to = "" }: { from?: string; to?: string },
) {
  return {
    from,
    to,
    ...noCounts,
    times: { accept: null, prepare: null, deliver: null },
    promises: { made: 0, kept: 0 },
    refusal_reasons: [],
    best_items: [],
    best_vehicles: [],
    days: [{ day: from, ...noCounts }],
    hours: [],
    ...changes,
  };
}

const busyDay: Partial<Figures> = {
  orders: 3,
  delivered: 2,
  refusals: 1,
  sales: 62.4,
  times: { accept: 1.4, prepare: 17.6, deliver: null },
  promises: { made: 4, kept: 3 },
  refusal_reasons: [{ reason: "Too busy", count: 1 }],
  best_items: [{ item_id: 11, name: "Margherita", quantity: 2, sales: 24 }],
  hours: [{ hour: 19, orders: 3, delivered: 2, refusals: 1, sales: 62.4 }],
};

const noReviews = { total_size: 0, limit: 1, offset: 1, reviews: [], ratings: [4, 0, 0, 0, 0] };

const noRefunds = { total_size: 0, limit: 20, offset: 1, refunds: [] };
const at = "2026-11-27T20:12:00.000Z";
const open: StoreContract["GET /store/refunds"]["reply"]["refunds"][number] = {
  ...{ id: 1, kind: "order", order_id: 100_098, refund_amount: 5.6 },
  ...{ delivery_amount: 0, tip_amount: 0 },
  ...{ refund_status: "approved", refund_method: "wallet", borne_by: "store" },
  ...{ customer_reason: "Missing", customer_note: "", admin_note: "" },
  ...{ lines: [], returned: [], image_full_url: [], created_at: at, updated_at: at },
  taken_back: { loyalty_point: 0, cashback: 0 },
  dispute: null,
  answer_until: new Date(Date.now() + 3_600_000).toISOString(),
};
const ofTrip: typeof open = { ...open, id: 3, kind: "trip", order_id: 100_101 };
const dispute = {
  reason: "All was there",
  image_full_url: [],
  at,
  admin_note: "",
  decided_at: null,
};
const answered: typeof open = {
  ...{ ...open, id: 2, order_id: 100_099 },
  dispute: { state: "open", ...dispute },
};

test("shows the day beside a usual one, and what waits for a person", async () => {
  await openSection(<TodayPage />, {
    "GET /store/figures": ({ from, to }) =>
      from === to && from === today()
        ? figuresOf(busyDay, { from: String(from), to: String(to) })
        : figuresOf(
            { sales: 40, orders: 2, promises: { made: 10, kept: 9 } },
            { from: String(from), to: String(to) },
          ),
    "GET /store/reviews": () => ({ ...noReviews, total_size: 2 }),
    "GET /store/refunds": () => ({ ...noRefunds, refunds: [answered, open, ofTrip] }),
  });
  expect(await screen.findByText("usual €40.00")).toBeDefined();
  expect(screen.getAllByText("€62.40").length).toBeGreaterThan(0);
  expect(screen.getByText("18 min")).toBeDefined();
  expect(screen.getByText("Too busy")).toBeDefined();
  expect(screen.getByText("75%")).toBeDefined();
  expect(screen.getByText("1 late, usual 90%")).toBeDefined();
  expect(await screen.findByText("€5.60 of order 100098 will be taken from you")).toBeDefined();
  expect(screen.getByText("€5.60 of trip 100101 will be taken from you")).toBeDefined();
  expect(screen.queryByText(/100099/)).toBeNull();
  expect(await screen.findByText("2 reviews without a reply")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "As a table" }));
  expect(screen.getByRole("row", { name: "19 €62.40 €0.00" })).toBeDefined();
});

test("reads the days before once, and today alone again", async () => {
  const asked: string[] = [];
  const replies = {
    "GET /store/figures": ({ from, to }: Record<string, unknown>) => {
      asked.push(`${from} ${to}`);
      return figuresOf({}, { from: String(from), to: String(to) });
    },
    "GET /store/reviews": () => noReviews,
    "GET /store/refunds": () => noRefunds,
  };
  await openSection(<TodayPage />, replies);
  expect(await screen.findByText("Nothing sold yet today.")).toBeDefined();
  expect(asked).toHaveLength(6);
  expect(asked.filter((period) => period.includes(today()))).toEqual([`${today()} ${today()}`]);
});

test("offers to try again when the figures cannot be read", async () => {
  let isDown = true;
  await openSection(<TodayPage />, {
    "GET /store/figures": ({ from, to }) =>
      isDown
        ? Response.json({ errors: [{ code: "unexpected", message: "No." }] }, { status: 500 })
        : figuresOf({}, { from: String(from), to: String(to) }),
    "GET /store/reviews": () => noReviews,
    "GET /store/refunds": () => noRefunds,
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText("Nothing sold yet today.")).toBeDefined();
});

/** In the time zone of the shop of the tests. */
function today(): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris" }).format(new Date());
}
