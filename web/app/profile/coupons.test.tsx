import type { CouponResponse } from "@errand/core/catalog/catalog.types";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { takeChosenCoupon } from "../catalog/chosen-coupon.ts";
import { store } from "../client/storage.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { fakeApi, readToasts } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
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
  store("zoneid", [1]);
  store("module", { id: 2, slug: "food", module_name: "Food", module_type: "food" });
});

function showList(coupons: CouponResponse[]) {
  const calls = fakeApi({ "GET /coupon/list": () => coupons });
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
  expect(takeChosenCoupon()).toBe("DINNER10");
  expect(takeChosenCoupon()).toBeNull();
});

test("requests nothing without a location, and links to choose one", async () => {
  store("zoneid", null);
  const calls = showList([coupon]);
  expect(await screen.findByRole("link", { name: "Choose a location" })).toBeTruthy();
  expect(calls).toEqual([]);
});
