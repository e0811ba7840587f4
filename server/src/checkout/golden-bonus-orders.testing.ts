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
    receipt: [
      ["items", 10],
      ["ref_bonus", -2],
      ["tax", 0.8],
      ["delivery_charge", 2],
    ],
    total: 10.8,
  },
  {
    title: "a referral bonus worth more than the items",
    module: "grocery",
    store: noTax,
    bonus: bonusOff(5000),
    lines: [{ price: 450, quantity: 2 }],
    receipt: [
      ["items", 9],
      ["ref_bonus", -9],
      ["delivery_charge", 2],
    ],
    total: 2,
  },
  {
    title: "a referral bonus on what the coupon leaves, with the tax in the price",
    module: "pharmacy",
    shop: included,
    store: tax(5.5),
    coupon: off(300),
    bonus: bonusOf(15),
    lines: [{ price: 1995 }],
    receipt: [
      ["items", 19.95],
      ["coupon_discount", -3],
      ["ref_bonus", -2.54],
      ["tax*", 0.75],
      ["delivery_charge", 2],
    ],
    total: 16.41,
  },
  {
    title: "a referral bonus after a flash sale and the store's discount",
    module: "ecommerce",
    shop: serviceFee,
    store: { ...tax(20), ...percent(10) },
    bonus: bonusOff(1000),
    lines: [{ price: 3000, flash: 25 }, { price: 4999 }],
    receipt: [
      ["items", 30],
      ["items", 49.99],
      ["flash_sale_discount", -7.5],
      ["store_discount", -5],
      ["ref_bonus", -10],
      ["tax", 11.5],
      ["delivery_charge", 2],
      ["additional_charge", 0.49],
    ],
    total: 71.48,
  },
  {
    title: "a referral bonus on food with options for take-away",
    module: "food",
    input: takeAway,
    bonus: bonusOf(15),
    lines: [{ price: 1150, quantity: 2, large: true, addOns: 2, item: percent(8) }],
    receipt: [
      ["items", 28],
      ["add_ons", 2],
      ["item_discount", -2.24],
      ["ref_bonus", -4.16],
      ["tax", 2.36],
    ],
    total: 25.96,
  },
  {
    title: "a part from the wallet after a referral bonus",
    module: "grocery",
    shop: { wallet: true, partialPayment: "both" },
    input: { partial_payment: 1 },
    bonus: bonusOf(10),
    wallet: 400,
    lines: [{ price: 1000 }],
    receipt: [
      ["items", 10],
      ["ref_bonus", -1],
      ["tax", 0.9],
      ["delivery_charge", 2],
    ],
    total: 11.9,
  },
];
