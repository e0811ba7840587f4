import type { CartLine } from "@errand/core/cart/cart.contract";
import type { CouponResponse } from "@errand/core/catalog/catalog.types";
import type { ClosedCoupon } from "@errand/core/checkout/coupons.contract";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { Reply } from "../api/api-request.ts";
import { testLine } from "../cart/testing.ts";
import { chosenCoupon } from "../catalog/chosen-coupon.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { CouponList } from "./coupon-list.tsx";

const coupon: CouponResponse = {
  id: 1,
  title: "A tenth for dinner",
  code: "DINNER10",
  coupon_type: "default",
  discount: 10,
  discount_type: "percent",
  min_purchase: 25,
  max_discount: 6,
  limit: null,
  start_date: "2026-03-01",
  expire_date: "2026-03-31",
  module_id: 2,
  store_id: null,
  store: null,
  zoneId: [],
  data: [],
};

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
  store("zoneid", [1]);
  store("module", { id: 2, slug: "food", module_name: "Food", module_type: "food" });
});

function showList(
  coupons: CouponResponse[],
  {
    closed = [],
    cart = [],
    cashback = [],
  }: { closed?: ClosedCoupon[]; cart?: CartLine[]; cashback?: Reply<"GET /cashback/list"> } = {},
) {
  const calls = fakeApi({
    "GET /coupon/list": () => coupons,
    "GET /coupon/list/closed": () => closed,
    "GET /cashback/list": () => cashback,
    "GET /customer/cart/list": () => cart,
  });
  renderApp(
    <ShopContext value={testShop()}>
      <CouponList />
    </ShopContext>,
  );
  return calls;
}

test("shows the discount and the terms of a coupon", async () => {
  const fixed = {
    ...coupon,
    id: 2,
    discount: 5,
    discount_type: "amount",
    max_discount: 0,
  } as const;
  const free = { ...coupon, id: 3, coupon_type: "free_delivery" } as const;
  showList([coupon, fixed, free]);
  expect(await screen.findByText("10% OFF")).toBeTruthy();
  expect(screen.getByText("€5.00 OFF")).toBeTruthy();
  expect(screen.getByText("Free delivery")).toBeTruthy();
  expect(screen.getByText("on orders from €25.00 · up to €6.00 · until 31 March")).toBeTruthy();
  expect(screen.getAllByText("on orders from €25.00 · until 31 March")).toHaveLength(2);
  // A title that begins with an amount would be reordered on a page from right to left.
  const titles = screen.getAllByText("A tenth for dinner");
  expect(titles.map(({ tagName }) => tagName)).toEqual(["BDI", "BDI", "BDI"]);
});

test("names the store of a coupon, and says when there are none", async () => {
  showList([{ ...coupon, store_id: 3, store: { id: 3, name: "Corner Bakery" } }]);
  expect(await screen.findByText(/^at Corner Bakery · on orders/)).toBeTruthy();
  cleanup();
  showList([]);
  expect(await screen.findByText("No coupons at the moment")).toBeTruthy();
});

test("applies the code at the next checkout", async () => {
  const user = userEvent.setup();
  const toasts = readToasts();
  showList([coupon]);
  await user.click(
    await screen.findByRole("button", { name: "Use the code DINNER10 at checkout" }),
  );
  expect(toasts).toEqual(["DINNER10 will be applied at checkout"]);
  expect(chosenCoupon(coupon.module_id)).toBe("DINNER10");
});

test("says what each coupon does for the present cart", async () => {
  const { zone_id } = testLine().item;
  const other = { ...coupon, id: 2, title: "Elsewhere", zoneId: [zone_id + 1] };
  const small = { ...coupon, id: 3, title: "Small", min_purchase: 8.4 };
  showList([coupon, other, small], { cart: [testLine({ quantity: 2, price: 4.2 })] });
  const noteOf = async (title: string) =>
    (await screen.findByText(title)).closest("article")?.textContent;
  expect(await screen.findByText("€16.60 more in your cart to use it")).toBeTruthy();
  expect(await noteOf("Elsewhere")).toContain("Not for the store of your cart");
  expect(await noteOf("Small")).toContain("Applies to your cart");
});

test("lists closed coupons with the reason, without a button", async () => {
  const soon = {
    ...coupon,
    id: 2,
    start_date: "2026-04-02",
    reason: "coupon_not_started",
  } as const;
  const used = { ...coupon, id: 3, reason: "coupon_used_up" } as const;
  showList([], { closed: [soon, used] });
  expect(await screen.findByRole("region", { name: "Not available right now" })).toBeTruthy();
  expect(screen.getByText("Starts on 2 April")).toBeTruthy();
  expect(screen.getByText("Used up")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Use the code/ })).toBeNull();
});

test("lists the cashback with its terms", async () => {
  const percent = {
    id: 1,
    title: "Something back",
    cashback_type: "percentage",
    cashback_amount: 5,
    min_purchase: 20,
    max_discount: 3,
    same_user_limit: 2,
    start_date: "2026-03-01",
    end_date: "2026-03-31",
  } as const;
  const fixed = { ...percent, id: 2, cashback_type: "amount", same_user_limit: 1 } as const;
  showList([], { cashback: [percent, fixed] });
  expect(await screen.findByText("5% back")).toBeTruthy();
  expect(
    screen.getByText("on orders from €20.00 · up to €3.00 · for 2 orders · until 31 March"),
  ).toBeTruthy();
  expect(screen.getByText("€5.00 back")).toBeTruthy();
  expect(screen.getByText("on orders from €20.00 · for one order · until 31 March")).toBeTruthy();
});

test("requests nothing without a location, and links to choose one", async () => {
  store("zoneid", null);
  const calls = showList([coupon]);
  expect(await screen.findByRole("link", { name: "Choose a location" })).toBeTruthy();
  expect(calls).toEqual([]);
});
