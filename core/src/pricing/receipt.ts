import { type Minor, minor, nothing, scaled, splitBy, sumOf } from "../money.ts";
import { type Coupon, couponDiscountOn, freesDelivery } from "./coupon.ts";
import {
  type DeliveryTerms,
  deliveryCharge,
  type FreeDeliveryBy,
  freeDeliveryBy,
} from "./delivery.ts";
import type { Discount } from "./discount.ts";
import {
  addOnsOf,
  discountLines,
  grossOf,
  itemsOf,
  type LineDiscount,
  type LineToPrice,
} from "./line-discounts.ts";
import type { ReceiptKey } from "./receipt-keys.ts";
import { reductionOf, type StoreDiscount } from "./store-discount.ts";
import { type Tax, taxOn } from "./tax.ts";
import { chargedGrams, type LineWeight, maximumGrams, orderedGrams } from "./weight.ts";

export type { LineDiscount, LineToPrice };

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
    /**
     * Of a parcel, an order that is nothing but its delivery, so that the tax is on the charge
     * (contract 5.1).
     */
    parcel?: ParcelSurcharge;
  } | null;
  /** Amounts added at the end, printed in this sequence. */
  charges: Charge[];
}

/** What makes a parcel dearer than the way alone (contract 5.2). */
export interface ParcelSurcharge {
  /** For the weight over the included one. */
  weightCharge: Minor;
  /** What its service costs of the price of the way and the weight, in percent. */
  percent: number;
}

export interface Charge {
  key: Extract<ReceiptKey, "dm_tips" | "additional_charge" | "extra_packaging">;
  amount: Minor;
}

export interface ReceiptLine {
  key: ReceiptKey;
  /** Signed minor units; reductions are negative. */
  amount: Minor;
  /** False: shown only, not part of the total. */
  added: boolean;
  cartId?: number;
  itemId?: number;
  name?: string;
  quantity?: number;
  /** How the price of an item sold by weight was computed. */
  weight?: ReceiptWeight;
  /** Of a coupon that the store gives, not the shop. */
  borneByStore?: true;
}

/** Grams; `weighed` is null before the store has weighed it. */
export interface ReceiptWeight {
  ordered: number;
  maximum: number;
  weighed: number | null;
  pricePerKilogram: Minor;
}

/**
 * The part of one line in each step over the items, so that a line can be refunded, repriced or
 * paid out alone. Over all lines, each adds up to the step's amount without its sign.
 */
export interface LineShares {
  flash_sale_discount: Minor;
  item_discount: Minor;
  store_discount: Minor;
  coupon_discount: Minor;
  ref_bonus: Minor;
  tax: Minor;
}

export interface Receipt {
  lines: ReceiptLine[];
  /** S: items with options and add-ons, before any discount. */
  subtotal: Minor;
  total: Minor;
  /** One for each line of the order, in the same sequence. */
  discounts: LineDiscount[];
  /** One for each line of the order, in the same sequence. */
  shares: LineShares[];
  freeDeliveryBy: FreeDeliveryBy | null;
}

/**
 * Prices an order step by step; cart, checkout and orders all use this function. Each step is
 * rounded once, half up, and has its own line, so the total is the sum of the printed lines
 * (docs/decisions/004). It is never negative: no reduction is larger than the amount it reduces.
 * Source: contract 4.4.
 */
export function priceOrder(order: OrderToPrice): Receipt {
  const itemLines = order.lines.flatMap(itemLinesOf);
  const gross = order.lines.map(grossOf);
  const subtotal = sumOf(gross);

  const { discounts, flash, own, store } = discountLines(order.lines, order.storeDiscount);
  const discounted = subtractEach(gross, flash, own, store);
  const coupon = splitBy(couponOn(order, sumOf(discounted), subtotal), discounted);
  const afterCoupon = subtractEach(discounted, coupon);
  const bonus = splitBy(bonusOn(order, sumOf(afterCoupon)), afterCoupon);
  const taxed = subtractEach(afterCoupon, bonus);
  const tax = splitBy(taxOn(sumOf(taxed), order.tax), taxed);
  const delivery = deliver(order, subtotal);
  const { included } = order.tax;

  const lines = [
    ...itemLines,
    ...reduction("flash_sale_discount", flash),
    ...reduction("item_discount", own),
    ...reduction("store_discount", store),
    ...reduction("coupon_discount", coupon).map((line) => withBearer(line, order.coupon)),
    ...reduction("ref_bonus", bonus),
    ...step("tax", sumOf(tax), !included),
    ...delivery.lines,
    ...step("tax", delivery.tax, !included),
    ...order.charges.flatMap(({ key, amount }) => step(key, amount)),
  ];
  return {
    lines,
    subtotal,
    total: getTotal(lines.filter(({ added }) => added)),
    discounts,
    shares: order.lines.map((_, index) => ({
      flash_sale_discount: flash[index] ?? nothing,
      item_discount: own[index] ?? nothing,
      store_discount: store[index] ?? nothing,
      coupon_discount: coupon[index] ?? nothing,
      ref_bonus: bonus[index] ?? nothing,
      tax: tax[index] ?? nothing,
    })),
    freeDeliveryBy: delivery.freeBy,
  };
}

/** The amount of one step over all lines of a receipt; 0 when the step does not occur. */
export function amountOf(lines: Pick<ReceiptLine, "key" | "amount">[], key: ReceiptKey): Minor {
  return getTotal(lines.filter((line) => line.key === key));
}

function getTotal(lines: { amount: Minor }[]): Minor {
  return sumOf(lines.map(({ amount }) => amount));
}

/** Each amount without the amounts at the same index of the others. */
function subtractEach(amounts: Minor[], ...reductions: Minor[][]): Minor[] {
  return amounts.map((amount, index) =>
    minor(amount - sumOf(reductions.map((shares) => shares[index] ?? nothing))),
  );
}

function couponOn({ coupon }: OrderToPrice, base: Minor, subtotal: Minor): Minor {
  return coupon ? couponDiscountOn(base, subtotal, coupon) : nothing;
}

function bonusOn({ referralBonus }: OrderToPrice, base: Minor): Minor {
  return referralBonus ? reductionOf(base, referralBonus) : nothing;
}

function reduction(key: ReceiptKey, shares: Minor[]): ReceiptLine[] {
  return step(key, minor(-sumOf(shares)));
}

function withBearer(line: ReceiptLine, coupon: Coupon | null): ReceiptLine {
  return coupon?.borneByStore ? { ...line, borneByStore: true } : line;
}

/** Steps with an amount of 0 are not printed. */
function step(key: ReceiptKey, amount: Minor, added = true): ReceiptLine[] {
  return amount === 0 ? [] : [{ key, amount, added }];
}

function itemLinesOf(line: LineToPrice): ReceiptLine[] {
  const { cartId, itemId, name, quantity } = line;
  const shared = {
    added: true,
    ...(cartId !== undefined && { cartId }),
    ...(itemId !== undefined && { itemId }),
    ...(name !== undefined && { name }),
  };
  const items: ReceiptLine = {
    key: "items",
    amount: itemsOf(line),
    ...shared,
    ...(line.weight ? { weight: toReceiptWeight(line, line.weight) } : { quantity }),
  };
  if (line.addOns.length === 0) return [items];
  return [items, { key: "add_ons", amount: addOnsOf(line), ...shared }];
}

/** The weights of a line that is sold by weight. */
export function toReceiptWeight(
  { quantity, unitPrice }: Pick<LineToPrice, "quantity" | "unitPrice">,
  weight: LineWeight,
): ReceiptWeight {
  return {
    ordered: orderedGrams(quantity, weight),
    maximum: maximumGrams(quantity, weight),
    weighed: weight.weighed === null ? null : chargedGrams(quantity, weight),
    pricePerKilogram: unitPrice,
  };
}

/** The charge is printed even when it is 0 or free, because customers look for it. */
function deliver({ delivery, coupon, tax }: OrderToPrice, subtotal: Minor) {
  if (!delivery) return { lines: [], tax: nothing, freeBy: null };
  const { parcel } = delivery;
  const way = deliveryCharge(delivery.terms, delivery.meters);
  const charge = parcel ? scaled(sumOf([way, parcel.weightCharge]), parcel.percent, 100) : way;
  const byCoupon = coupon !== null && freesDelivery(subtotal, coupon);
  const offers = { byStore: delivery.freeByStore, over: delivery.freeOver, byCoupon };
  const freeBy = freeDeliveryBy(offers, subtotal);
  const lines: ReceiptLine[] = [{ key: "delivery_charge", amount: charge, added: true }];
  if (freeBy) lines.push(...step("free_delivery", minor(-charge)));
  return { lines, tax: parcel ? taxOn(getTotal(lines), tax) : nothing, freeBy };
}
