import type { CouponResponse, StoreDetails } from "@errand/core/catalog/catalog.types";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { chosenCoupon } from "../catalog/chosen-coupon.ts";
import { ReachContext } from "../catalog/reach-context.ts";
import { noon, renderInShop, testStore } from "../catalog/testing.tsx";
import { fakeApi } from "../testing/fake-api.ts";
import { store } from "../visitor/storage.ts";
import type { Delivery } from "./delivery.ts";
import { StoreHeader } from "./store-header.tsx";

const hour = 3_600_000;

interface Scene {
  delivery?: Delivery | null;
  now?: number;
  freeOver?: number;
  /** What the store adds to the errand of the carts that wait. */
  extra?: number;
}

function showHeader(changes: Partial<StoreDetails> = {}, scene: Scene = {}) {
  const { delivery = null, now = noon, freeOver = null, extra } = scene;
  const store = { ...testStore(), ...changes };
  renderInShop(
    <ReachContext value={extra === undefined ? null : new Map([[store.id, extra]])}>
      <StoreHeader store={store} delivery={delivery} />
    </ReachContext>,
    { now, config: { free_delivery_over: freeOver } },
  );
}

test("says what the store adds to the errand in place of its delivery charge", () => {
  showHeader({}, { delivery: { charge: 2.8, isLeast: false, rise: null }, extra: 0.5 });
  expect(screen.getByText("Delivery €2.80").tagName).toBe("S");
  screen.getByText("+€0.50 in your errand");
});

test("shows opening hours, minimum order, discount with its end, and announcement", () => {
  showHeader({
    announcement: 1,
    announcement_message: "Fresh figs today.",
    discount: {
      discount: 15,
      discount_type: "percent",
      min_purchase: 20,
      max_discount: 5,
      start_date: "2026-01-01",
      start_time: "00:00:00",
      end_date: "2026-12-31",
      end_time: "00:00:00",
    },
  });
  expect(screen.getByRole("heading", { name: "Forno" })).toBeTruthy();
  expect(screen.getByText("until 22:00")).toBeTruthy();
  expect(screen.getByText("Minimum order €12.00")).toBeTruthy();
  expect(
    screen.getByText("15% OFF · on orders from €20.00 · up to €5.00 · until 31 December"),
  ).toBeTruthy();
  expect(screen.getByText("Fresh figs today.")).toBeTruthy();
  expect(screen.getByText("Delivery and pickup")).toBeTruthy();
});

test("shows the opening hours by day, with today, hours past midnight and days off", () => {
  const night = { opening_time: "18:00:00", closing_time: "02:00:00" };
  showHeader(
    {
      schedules: [3, 5].map((day) => ({ day, ...night })),
      closed_dates: ["2026-03-04", "2026-03-06"],
    },
    { now: noon },
  );
  const row = (name: RegExp) => screen.getByRole("row", { name });
  expect(row(/Wednesday\s*today/).textContent).toContain("Closed today");
  expect(row(/Friday/).textContent).toContain("18:00 – 02:00");
  expect(screen.getByText(/Open past midnight/)).toBeTruthy();
  expect(row(/Monday/).textContent).toContain("Closed");
  expect(screen.getByText("Closed on 4 March, 6 March")).toBeTruthy();
});

test.each<[string, Partial<StoreDetails>, Delivery | null, string[]]>([
  ["as free when the store pays for it", { free_delivery: true }, null, ["Free delivery"]],
  [
    "with its charge and surcharge reason",
    {},
    { charge: 2.9, isLeast: false, rise: "Rain" },
    ["Delivery €2.90free from €40.00Rain"],
  ],
  [
    "from a minimum charge",
    {},
    { charge: 1, isLeast: true, rise: null },
    ["Delivery from €1.00free from €40.00"],
  ],
  [
    "only for a store that delivers",
    { delivery: false },
    { charge: 1, isLeast: false, rise: null },
    [],
  ],
])("shows delivery %s", (_how, changes, delivery, expected) => {
  showHeader(changes, { delivery, freeOver: 40 });
  const facts = screen.queryAllByText(/^Delivery (€|from)|^Free delivery$/);
  expect(facts.map(({ textContent }) => textContent)).toEqual(expected);
});

test.each<[string, Partial<StoreDetails>, RegExp]>([
  [
    "to schedule an order",
    { schedule_order: true },
    /Closed · opens at 11:30.*schedule your order/,
  ],
  [
    "to browse when orders cannot be scheduled",
    { schedule_order: false },
    /Closed · opens at 11:30.*browse now/,
  ],
  [
    "to come back later when the store is paused",
    { active: false },
    /Not taking orders right now.*check back later/,
  ],
])("a closed store invites the visitor %s", (_what, changes, expected) => {
  showHeader(changes, { now: noon + 12 * hour });
  expect(screen.getByRole("status").textContent).toMatch(expected);
});

test("opens the reviews from the rating, with a notice when the store hides them", async () => {
  const user = userEvent.setup();
  fakeApi({});
  showHeader({ reviews_section: false });
  await user.click(screen.getByRole("button", { name: /Rated 4.2 out of 5.*Read the reviews/ }));
  const dialog = await screen.findByRole("dialog", { name: "Reviews of Forno" });
  expect(within(dialog).getByText("this store is not having any review plan")).toBeTruthy();
});

const coupon: CouponResponse = {
  id: 5,
  title: "Welcome",
  code: "HELLO10",
  coupon_type: "first_order",
  discount: 10,
  discount_type: "percent",
  min_purchase: 15,
  max_discount: 4,
  limit: 1,
  start_date: "2026-01-01",
  expire_date: "2026-06-30",
  module_id: 1,
  store_id: null,
  store: null,
  zoneId: [],
  data: [],
};

test("shows how many coupons there are, with the value, period and code of each", async () => {
  const user = userEvent.setup();
  const toasts = readToasts();
  const free: CouponResponse = {
    ...coupon,
    id: 6,
    title: "On us",
    code: "SHIP",
    coupon_type: "free_delivery",
    min_purchase: 0,
    limit: null,
  };
  fakeApi({ "GET /coupon/list/closed": () => [] });
  store("token", "t".repeat(43));
  showHeader({ active_coupons: [coupon, free] });
  await user.click(screen.getByText("2 coupons"));
  expect(screen.getByText("10% OFF")).toBeTruthy();
  expect(
    screen.getByText(
      "for your first order · on orders from €15.00 · up to €4.00 · once per person · until 30 June",
    ),
  ).toBeTruthy();
  expect(screen.getByText("Free delivery")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Use the code HELLO10 at checkout" }));
  expect(toasts).toEqual(["HELLO10 will be applied at checkout"]);
  expect(chosenCoupon(coupon.module_id)).toBe("HELLO10");
  expect(chosenCoupon(coupon.module_id + 1)).toBeNull();
});

test("asks a guest who chooses a coupon to sign in at checkout", async () => {
  const user = userEvent.setup();
  const toasts = readToasts();
  store("token", null);
  showHeader({ active_coupons: [coupon] });
  await user.click(screen.getByText("1 coupon"));
  await user.click(screen.getByRole("button", { name: "Use the code HELLO10 at checkout" }));
  expect(toasts).toEqual(["Sign in at checkout to use HELLO10"]);
});

test("says why a customer cannot use a coupon, and offers no button for it", async () => {
  const user = userEvent.setup();
  store("token", "t".repeat(43));
  const calls = fakeApi({
    "GET /coupon/list/closed": () => [{ ...coupon, reason: "coupon_first_order" }],
  });
  showHeader({ active_coupons: [coupon, { ...coupon, id: 6, code: "OPEN" }] });
  await user.click(screen.getByText("2 coupons"));
  expect(await screen.findByText("For a first order only")).toBeTruthy();
  const buttons = screen.getAllByRole("button", { name: /^Use the code/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["OPENUse at checkout"]);
  expect(calls[0]?.input).toMatchObject({ store_id: "3" });
});
