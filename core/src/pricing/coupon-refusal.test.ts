import { expect, test } from "vitest";
import { minor, nothing } from "../money.ts";
import { type CouponOrder, type CouponTerms, couponRefusal } from "./coupon-refusal.ts";

const terms: CouponTerms = {
  type: "default",
  active: true,
  moduleId: 1,
  storeId: null,
  zoneIds: [],
  starts: "2026-03-02",
  expires: "2026-03-05",
  usesPerCustomer: null,
  usesLeft: null,
  minPurchase: nothing,
};
const order: CouponOrder = {
  today: "2026-03-03",
  moduleId: 1,
  store: { id: 5, zoneId: 7 },
  subtotal: minor(2000),
  uses: 0,
  hasOrdered: false,
};

test.each<[string, Partial<CouponTerms>, Partial<CouponOrder>, string | null]>([
  ["applies without any condition", {}, {}, null],
  ["refuses a coupon that is switched off", { active: false }, {}, "coupon_not_found"],
  ["refuses a coupon of another module", { moduleId: 2 }, {}, "coupon_not_found"],
  ["refuses a coupon of another store", { storeId: 6 }, {}, "coupon_not_found"],
  ["applies in its own store", { storeId: 5 }, {}, null],
  ["refuses a coupon of other zones", { zoneIds: [8, 9] }, {}, "coupon_not_found"],
  ["applies in each of its zones", { zoneIds: [8, 7] }, {}, null],
  ["refuses no store while none is chosen", { storeId: 6, zoneIds: [9] }, { store: null }, null],
  ["refuses it the day before it starts", {}, { today: "2026-03-01" }, "coupon_not_started"],
  ["applies on its first day", {}, { today: "2026-03-02" }, null],
  ["applies on its last day", {}, { today: "2026-03-05" }, null],
  ["refuses it the day after its last", {}, { today: "2026-03-06" }, "coupon_expired"],
  ["applies below the limit of a customer", { usesPerCustomer: 2 }, { uses: 1 }, null],
  ["refuses it at the limit of a customer", { usesPerCustomer: 2 }, { uses: 2 }, "coupon_used_up"],
  ["applies while a use is left", { usesLeft: 1 }, {}, null],
  ["refuses it when no use is left", { usesLeft: 0 }, {}, "coupon_used_up"],
  ["applies to a first order", { type: "first_order" }, {}, null],
  ["refuses a further order", { type: "first_order" }, { hasOrdered: true }, "coupon_first_order"],
  [
    "allows one use for a first order, whatever its limit",
    { type: "first_order", usesPerCustomer: 5 },
    { uses: 1 },
    "coupon_used_up",
  ],
  ["applies at its minimum purchase", { minPurchase: minor(2000) }, {}, null],
  [
    "refuses it one cent below its minimum purchase",
    { minPurchase: minor(2001) },
    {},
    "coupon_min_purchase",
  ],
  [
    "compares no minimum purchase while the amount is unknown",
    { minPurchase: minor(2001) },
    { subtotal: null },
    null,
  ],
])("%s", (_title, changedTerms, changedOrder, refusal) => {
  expect(couponRefusal({ ...terms, ...changedTerms }, { ...order, ...changedOrder })).toBe(refusal);
});
