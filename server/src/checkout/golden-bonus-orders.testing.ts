import { fromPercent, minor } from "@errand/core/money";
import type { Discount } from "@errand/core/pricing/discount";
import {
  type GoldenOrder,
  included,
  noTax,
  off,
  percent,
  serviceFee,
  takeAway,
  tax,
} from "./golden-orders.testing.ts";

const bonusOf = (rate: number): Discount => ({ kind: "percent", rate: fromPercent(rate) });
const bonusOff = (amount: number): Discount => ({ kind: "amount", amount: minor(amount) });

/** First orders of referred customers, and orders that the wallet pays a part of. */
export const goldenBonusOrders: GoldenOrder[] = [
  {
    title: "a referral bonus before the tax",
    module: "food",
    bonus: bonusOf(20),
    lines: [{ price: 1000 }],
  },
  {
    title: "a referral bonus worth more than the items",
    module: "grocery",
    store: noTax,
    bonus: bonusOff(5000),
    lines: [{ price: 450, quantity: 2 }],
  },
  {
    title: "a referral bonus on what the coupon leaves, with the tax in the price",
    module: "pharmacy",
    shop: included,
    store: tax(5.5),
    coupon: off(300),
    bonus: bonusOf(15),
    lines: [{ price: 1995 }],
  },
  {
    title: "a referral bonus after a flash sale and the store's discount",
    module: "ecommerce",
    shop: serviceFee,
    store: { ...tax(20), ...percent(10) },
    bonus: bonusOff(1000),
    lines: [{ price: 3000, flash: 25 }, { price: 4999 }],
  },
  {
    title: "a referral bonus on food with options for take-away",
    module: "food",
    input: takeAway,
    bonus: bonusOf(15),
    lines: [{ price: 1150, quantity: 2, large: true, addOns: 2, item: percent(8) }],
  },
  {
    title: "a part from the wallet after a referral bonus",
    module: "grocery",
    shop: { wallet: true, partialPayment: "both" },
    input: { partial_payment: 1 },
    bonus: bonusOf(10),
    wallet: 400,
    lines: [{ price: 1000 }],
  },
];
