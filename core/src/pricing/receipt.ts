import type { Minor } from "../money.ts";
import { type Coupon, couponDiscountOn, freesDelivery } from "./coupon.ts";
import {
  type DeliveryTerms,
  deliveryCharge,
  type FreeDeliveryBy,
  freeDeliveryBy,
} from "./delivery.ts";
import { type Discount, discountOn } from "./discount.ts";
import type { ReceiptKey } from "./receipt-keys.ts";
import { reductionOf, type StoreDiscount, storeDiscountOn } from "./store-discount.ts";
import { type Tax, taxOn } from "./tax.ts";

/** One line of a cart as `priceOrder` reads it; amounts are minor units. */
export interface LineToPrice {
  /** Absent when the item is bought without a cart. */
  cartId?: number;
  itemId: number;
  quantity: number;
  /** One piece with its options, without add-ons. */
  unitPrice: Minor;
  /** Quantities are for the whole line. */
  addOns: { price: Minor; quantity: number }[];
  /** The item's own running discount. */
  discount: Discount | null;
  /** The discount of the line's running flash sale; it replaces the item's own discount. */
  flashSale: Discount | null;
  isCampaign: boolean;
}

export interface OrderToPrice {
  lines: LineToPrice[];
  /** The store's discount while it runs. */
  storeDiscount: StoreDiscount | null;
  coupon: Coupon | null;
  /** The bonus on the first order of a referred customer. */
  referralBonus: Discount | null;
  tax: Tax;
  /** Null for take away. */
  delivery: {
    terms: DeliveryTerms;
    meters: number;
    /** The store delivers free. */
    freeByStore: boolean;
    /** The shop delivers free from this subtotal on; null: no such offer. */
    freeOver: Minor | null;
  } | null;
  tip: Minor;
  additionalCharge: Minor;
  extraPackaging: Minor;
}

export interface ReceiptLine {
  key: ReceiptKey;
  /** Signed minor units; reductions are negative. */
  amount: Minor;
  /** False: shown only, not part of the total. */
  added: boolean;
  cartId?: number;
  itemId?: number;
  quantity?: number;
}

/** The discount of one line; 0 for `store_discount`, which is calculated over the whole order. */
export interface LineDiscount {
  amount: Minor;
  from: "product_discount" | "store_discount" | "flash_sale" | null;
}

export interface Receipt {
  lines: ReceiptLine[];
  /** S: items with options and add-ons, before any discount. */
  subtotal: Minor;
  total: Minor;
  /** One for each line of the order, in the same sequence. */
  discounts: LineDiscount[];
  freeDeliveryBy: FreeDeliveryBy | null;
}

/**
 * Prices an order step by step; cart, checkout and orders all use this function. Each step is rounded
 * once, half up, and has its own line, so the total is the sum of the printed lines
 * (docs/decisions/004). It is never negative: no reduction is larger than the amount it reduces.
 * Source: contract 4.4.
 */
export function priceOrder(order: OrderToPrice): Receipt {
  const itemLines = order.lines.flatMap(itemLinesOf);
  const subtotal = sumOf(itemLines);

  const { discounts, flash, own, store } = reduce(order, subtotal);
  const afterDiscounts = subtotal - flash - own - store;
  const coupon = order.coupon ? couponDiscountOn(afterDiscounts, subtotal, order.coupon) : 0;
  const afterCoupon = afterDiscounts - coupon;
  const bonus = order.referralBonus ? reductionOf(afterCoupon, order.referralBonus) : 0;
  const tax = taxOn(afterCoupon - bonus, order.tax);
  const delivery = deliver(order, subtotal);

  const lines = [
    ...itemLines,
    ...step("flash_sale_discount", -flash),
    ...step("item_discount", -own),
    ...step("store_discount", -store),
    ...step("coupon_discount", -coupon),
    ...step("ref_bonus", -bonus),
    ...step("tax", tax, !order.tax.included),
    ...delivery.lines,
    ...step("dm_tips", order.tip),
    ...step("additional_charge", order.additionalCharge),
    ...step("extra_packaging", order.extraPackaging),
  ];
  return {
    lines,
    subtotal,
    total: sumOf(lines.filter(({ added }) => added)),
    discounts,
    freeDeliveryBy: delivery.freeBy,
  };
}

/** The amount of one step over all lines of a receipt; 0 when the step does not occur. */
export function amountOf(lines: Pick<ReceiptLine, "key" | "amount">[], key: ReceiptKey): Minor {
  return sumOf(lines.filter((line) => line.key === key));
}

function sumOf(lines: { amount: Minor }[]): Minor {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** Steps with an amount of 0 are not printed. */
function step(key: ReceiptKey, amount: Minor, added = true): ReceiptLine[] {
  return amount === 0 ? [] : [{ key, amount, added }];
}

function itemLinesOf(line: LineToPrice): ReceiptLine[] {
  const { cartId, itemId, quantity } = line;
  const shared = { added: true, ...(cartId !== undefined && { cartId }), itemId };
  const items: ReceiptLine = { key: "items", amount: itemsOf(line), ...shared, quantity };
  if (line.addOns.length === 0) return [items];
  return [items, { key: "add_ons", amount: addOnsOf(line), ...shared }];
}

function itemsOf({ unitPrice, quantity }: LineToPrice): Minor {
  return unitPrice * quantity;
}

function addOnsOf({ addOns }: LineToPrice): Minor {
  return addOns.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/**
 * Flash sale lines have only their flash sale discount and campaign lines only their own. For the
 * others together either their own discounts apply or the store's, whichever is larger.
 */
function reduce({ lines, storeDiscount }: OrderToPrice, subtotal: Minor) {
  const owned = lines.map((line) => ({
    line,
    isOther: !line.flashSale && !line.isCampaign,
    amount: ownDiscountOf(line),
  }));
  const flash = sumOf(owned.filter(({ line }) => line.flashSale));
  const campaign = sumOf(owned.filter(({ line }) => !line.flashSale && line.isCampaign));
  const others = owned.filter(({ isOther }) => isOther);
  const othersOwn = sumOf(others);
  const base = others.reduce((sum, { line }) => sum + itemsOf(line) + addOnsOf(line), 0);
  const offered = storeDiscount ? storeDiscountOn(base, subtotal, storeDiscount) : 0;
  const storeCounts = offered > othersOwn;

  const discounts = owned.map(({ line, isOther, amount }): LineDiscount => {
    if (isOther && storeCounts) return { amount: 0, from: "store_discount" };
    if (amount === 0) return { amount, from: null };
    return { amount, from: line.flashSale ? "flash_sale" : "product_discount" };
  });
  return {
    discounts,
    flash,
    own: storeCounts ? campaign : campaign + othersOwn,
    store: storeCounts ? offered : 0,
  };
}

function ownDiscountOf({ unitPrice, quantity, flashSale, discount }: LineToPrice): Minor {
  const applied = flashSale ?? discount;
  return applied ? discountOn(unitPrice, quantity, applied) : 0;
}

/** The charge is printed even when it is 0 or free, because customers look for it. */
function deliver({ delivery, coupon }: OrderToPrice, subtotal: Minor) {
  if (!delivery) return { lines: [], freeBy: null };
  const charge = deliveryCharge(delivery.terms, delivery.meters);
  const byCoupon = coupon !== null && freesDelivery(subtotal, coupon);
  const offers = { byStore: delivery.freeByStore, over: delivery.freeOver, byCoupon };
  const freeBy = freeDeliveryBy(offers, subtotal);
  const lines: ReceiptLine[] = [{ key: "delivery_charge", amount: charge, added: true }];
  if (freeBy) lines.push(...step("free_delivery", -charge));
  return { lines, freeBy };
}
