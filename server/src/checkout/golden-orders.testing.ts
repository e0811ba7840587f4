import type { ModuleType } from "@errand/core/modules/modules.contract";
import { basisPoints, minor } from "@errand/core/money";
import type { Discount } from "@errand/core/pricing/discount";
import type { stores } from "../catalog/catalog.tables.ts";
import type { coupons } from "../catalog/promotions.tables.ts";
import type { ItemOverrides } from "../catalog/testing.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { zones } from "../location/zones.tables.ts";

/** One line of a cart; amounts in minor units. */
export interface GoldenLine {
  price: number;
  quantity?: number;
  item?: ItemOverrides;
  /** Index of the variation that is bought. */
  variation?: number;
  /** Adds 2.50 for the option "Large". */
  large?: boolean;
  /** Add-ons at 1.00 each, for the whole line. */
  addOns?: number;
  /** Percent off in a flash sale. */
  flash?: number;
}

/** An order whose receipt is in `core/src/pricing/golden-receipts.testing.ts`, by its title. */
export interface GoldenOrder {
  title: string;
  module: Extract<ModuleType, "food" | "grocery" | "pharmacy" | "ecommerce">;
  lines: GoldenLine[];
  shop?: Partial<ShopSettings>;
  store?: Partial<typeof stores.$inferInsert>;
  zone?: Partial<typeof zones.$inferInsert>;
  /** The charge of the zone instead of 0.50 a kilometre from 2.00 to 8.00. */
  fixedCharge?: number;
  coupon?: Partial<typeof coupons.$inferInsert>;
  /** Off the first order; the customer was referred. */
  bonus?: Discount;
  /** What the customer's wallet holds. */
  wallet?: number;
  input?: Record<string, unknown>;
}

export const percent = (rate: number) =>
  ({ discount: rate * 100, discountKind: "percent" }) as const;
export const off = (amount: number) => ({ discount: amount, discountKind: "amount" }) as const;
export const tax = (rate: number) => ({ taxRate: basisPoints(rate * 100) });
export const noTax = tax(0);
export const included = { taxIncluded: true };
export const takeAway = { order_type: "take_away" };
const freeDelivery = { type: "free_delivery", discount: 0 } as const;
const campaign = { campaignStarts: "2000-01-01", campaignEnds: "2099-12-31" };
const variations = [
  { type: { en: "S", fr: "S" }, price: minor(800), stock: 9 },
  { type: { en: "L", fr: "L" }, price: minor(1250), stock: 9 },
];
/** A store that delivers itself at 2.00 a kilometre, from 3.00 to 9.00. */
const ownDelivery = {
  selfDelivery: true,
  perKmDeliveryCharge: minor(200),
  minimumDeliveryCharge: minor(300),
  maximumDeliveryCharge: minor(900),
};
export const serviceFee = {
  additionalCharge: { name: { en: "Service", fr: "Service" }, amount: minor(49) },
};

/** Orders of 2.224 km from the store with 10 % tax on top, unless they say otherwise. */
export const goldenOrders: GoldenOrder[] = [
  {
    title: "one piece with tax on top",
    module: "food",
    lines: [{ price: 1000 }],
  },
  {
    title: "three pieces with the tax in their prices",
    module: "food",
    shop: included,
    lines: [{ price: 333, quantity: 3 }],
  },
  {
    title: "an option with its price",
    module: "food",
    store: noTax,
    lines: [{ price: 1000, quantity: 2, large: true }],
  },
  {
    title: "add-ons, counted once for the line",
    module: "food",
    store: noTax,
    lines: [{ price: 1000, quantity: 2, addOns: 3 }],
  },
  {
    title: "an item's own percentage, not off its add-ons",
    module: "food",
    store: noTax,
    lines: [{ price: 1000, quantity: 2, addOns: 1, item: percent(15) }],
  },
  {
    title: "an item's own amount off each piece",
    module: "grocery",
    store: noTax,
    lines: [{ price: 250, quantity: 4, item: off(75) }],
  },
  {
    title: "half a cent, rounded up once for the line",
    module: "grocery",
    store: noTax,
    lines: [{ price: 333, quantity: 3, item: percent(50) }],
  },
  {
    title: "a variation at its own price",
    module: "ecommerce",
    lines: [{ price: 1250, variation: 1, item: { variations } }],
  },
  {
    title: "variations of two items",
    module: "ecommerce",
    store: noTax,
    lines: [
      { price: 800, variation: 0, quantity: 2, item: { variations, ...percent(10) } },
      { price: 1250, variation: 1, item: { variations } },
    ],
  },
  {
    title: "a flash sale instead of the item's own discount",
    module: "ecommerce",
    store: noTax,
    lines: [{ price: 2000, item: percent(10), flash: 30 }],
  },
  {
    title: "a flash sale beside an item with its own discount",
    module: "grocery",
    store: noTax,
    lines: [
      { price: 1000, flash: 20 },
      { price: 500, quantity: 2, item: percent(10) },
    ],
  },
  {
    title: "the store's discount when it is larger",
    module: "food",
    store: { ...noTax, ...percent(20) },
    lines: [{ price: 1000, item: percent(10) }],
  },
  {
    title: "the item's own discount when both are equal",
    module: "food",
    store: { ...noTax, ...percent(10) },
    lines: [{ price: 1000, item: percent(10) }],
  },
  {
    title: "the store's discount on items and add-ons",
    module: "food",
    store: { ...noTax, ...percent(10) },
    lines: [{ price: 1000, addOns: 5 }],
  },
  {
    title: "the store's discount up to its cap",
    module: "pharmacy",
    store: { ...noTax, ...percent(50), discountCap: minor(400) },
    lines: [{ price: 1000, quantity: 2 }],
  },
  {
    title: "no store discount below its minimum",
    module: "pharmacy",
    store: { ...noTax, ...percent(50), discountMinimum: minor(2001) },
    lines: [{ price: 1000, quantity: 2 }],
  },
  {
    title: "the store's amount, not on flash sale lines",
    module: "grocery",
    store: { ...noTax, ...off(500) },
    lines: [{ price: 1000, flash: 10 }, { price: 300 }],
  },
  {
    title: "a campaign item, which the store's discount leaves out",
    module: "food",
    store: { ...noTax, ...percent(20) },
    lines: [{ price: 1000, item: { ...campaign, ...percent(5) } }, { price: 1000 }],
  },
  {
    title: "a coupon of an amount, before the tax",
    module: "food",
    coupon: off(200),
    lines: [{ price: 1000, quantity: 2 }],
  },
  {
    title: "a coupon of a percentage after the item's discount",
    module: "food",
    store: noTax,
    coupon: percent(10),
    lines: [{ price: 1000, quantity: 2, item: percent(25) }],
  },
  {
    title: "a coupon up to its cap",
    module: "grocery",
    store: noTax,
    coupon: { ...percent(50), maxDiscount: minor(350) },
    lines: [{ price: 1000 }],
  },
  {
    title: "a coupon worth more than the items",
    module: "grocery",
    store: noTax,
    coupon: off(5000),
    lines: [{ price: 1000 }],
  },
  {
    title: "a coupon of the store",
    module: "pharmacy",
    store: noTax,
    coupon: { ...percent(10), type: "store_wise" },
    lines: [{ price: 1995 }],
  },
  {
    title: "a coupon of the zone",
    module: "ecommerce",
    coupon: { ...percent(15), type: "zone_wise", maxDiscount: minor(700) },
    lines: [{ price: 4000 }],
  },
  {
    title: "a coupon for the first order with the tax in the price",
    module: "food",
    shop: included,
    coupon: { ...percent(20), type: "first_order", maxDiscount: minor(800) },
    lines: [{ price: 2950 }],
  },
  {
    title: "free delivery by a coupon",
    module: "food",
    store: noTax,
    coupon: freeDelivery,
    lines: [{ price: 1000 }],
  },
  {
    title: "free delivery by the store",
    module: "grocery",
    store: { ...noTax, freeDelivery: true },
    lines: [{ price: 1000 }],
  },
  {
    title: "free delivery by the shop, before the coupon reduces the cart",
    module: "grocery",
    shop: { freeDeliveryOver: minor(2000) },
    store: noTax,
    coupon: off(500),
    lines: [{ price: 1000, quantity: 2 }],
  },
  {
    title: "no free delivery one cent below the shop's amount",
    module: "grocery",
    shop: { freeDeliveryOver: minor(1001) },
    store: noTax,
    lines: [{ price: 1000 }],
  },
  {
    title: "a fixed delivery charge",
    module: "pharmacy",
    store: noTax,
    fixedCharge: 350,
    lines: [{ price: 1000 }],
  },
  {
    title: "a delivery by the store itself, by its distance",
    module: "food",
    store: { ...noTax, ...ownDelivery },
    lines: [{ price: 1000 }],
  },
  {
    title: "a raised delivery charge of the zone",
    module: "ecommerce",
    store: noTax,
    zone: { deliveryFeeRaised: true, deliveryFeeRise: basisPoints(2000) },
    fixedCharge: 333,
    lines: [{ price: 1000 }],
  },
  {
    title: "a delivery by the store, which the zone does not raise",
    module: "food",
    store: { ...noTax, ...ownDelivery },
    zone: { deliveryFeeRaised: true, deliveryFeeRise: basisPoints(2000) },
    lines: [{ price: 1000 }],
  },
  {
    title: "take-away without delivery",
    module: "food",
    input: takeAway,
    lines: [{ price: 1000 }],
  },
  {
    title: "take-away with a coupon",
    module: "pharmacy",
    input: takeAway,
    store: tax(5.5),
    coupon: off(300),
    lines: [{ price: 1290, quantity: 2 }],
  },
  {
    title: "tip, service fee and packaging, without tax on them",
    module: "food",
    shop: serviceFee,
    store: { extraPackaging: minor(60) },
    input: { dm_tips: 2.5, extra_packaging: 1 },
    lines: [{ price: 1000 }],
  },
  {
    title: "packaging that the store does not offer",
    module: "grocery",
    store: noTax,
    input: { extra_packaging: 1 },
    lines: [{ price: 1000 }],
  },
  {
    title: "a tax with decimals on a discounted price",
    module: "pharmacy",
    store: { ...tax(2.1), ...percent(7) },
    lines: [{ price: 1999 }],
  },
  {
    title: "a flash sale, a store discount, a coupon and included tax together",
    module: "ecommerce",
    shop: { ...included, ...serviceFee },
    store: { ...tax(20), ...percent(10) },
    coupon: { ...percent(15), maxDiscount: minor(2000) },
    lines: [
      { price: 3000, flash: 25 },
      { price: 4999, quantity: 2, item: percent(5) },
    ],
  },
  {
    title: "everything at once, with free delivery by a coupon",
    module: "food",
    shop: serviceFee,
    store: { ...tax(5.5), ...percent(12), ...ownDelivery, extraPackaging: minor(45) },
    coupon: { ...freeDelivery, minPurchase: minor(2000) },
    input: { dm_tips: 3, extra_packaging: 1 },
    lines: [
      { price: 1150, quantity: 2, large: true, addOns: 2, item: percent(8) },
      { price: 475, quantity: 3 },
    ],
  },
];
