import type { CouponResponse } from "@errand/core/catalog/catalog.types";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
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
  const calls = fakeApi({ "GET /coupon/list/all": () => coupons });
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
  expect(screen.getAllByText(/^from €25.00 · at most €6.00 off · until 31 March$/)).toHaveLength(2);
});

test("explains that coupons cannot be used yet, unless there are none", async () => {
  showList([coupon]);
  expect(await screen.findByText("Coupons can’t be used at checkout yet.")).toBeTruthy();
  cleanup();
  showList([]);
  expect(await screen.findByText("No coupons at the moment")).toBeTruthy();
  expect(screen.queryByText("Coupons can’t be used at checkout yet.")).toBeNull();
});

test("copies the code", async () => {
  const user = userEvent.setup();
  const toasts = readToasts();
  showList([coupon]);
  await user.click(await screen.findByRole("button", { name: "Copy the code DINNER10" }));
  expect(await navigator.clipboard.readText()).toBe("DINNER10");
  expect(toasts).toEqual(["Code DINNER10 copied"]);
});

test("shows the code when the browser refuses to copy", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed"));
  const toasts = readToasts();
  showList([coupon]);
  await user.click(await screen.findByRole("button", { name: "Copy the code DINNER10" }));
  expect(toasts).toEqual(["We couldn’t copy the code: DINNER10"]);
});

test("requests nothing without a location, and links to choose one", async () => {
  store("zoneid", null);
  const calls = showList([coupon]);
  expect(await screen.findByRole("link", { name: "Choose a location" })).toBeTruthy();
  expect(calls).toEqual([]);
});
