/** A receipt that was calculated by hand. */
export interface GoldenReceipt {
  /** The lines in the currency, without those of the items' names; `tax*` is not added. */
  receipt: [string, number][];
  total: number;
}

/** The receipts of the golden orders, by the title of the order. */
export const goldenReceipts: Record<string, GoldenReceipt> = {
  "one piece with tax on top": {
    receipt: [
      ["items", 10],
      ["tax", 1],
      ["delivery_charge", 2],
    ],
    total: 13,
  },
  "three pieces with the tax in their prices": {
    receipt: [
      ["items", 9.99],
      ["tax*", 0.91],
      ["delivery_charge", 2],
    ],
    total: 11.99,
  },
  "an option with its price": {
    receipt: [
      ["items", 25],
      ["delivery_charge", 2],
    ],
    total: 27,
  },
  "add-ons, counted once for the line": {
    receipt: [
      ["items", 20],
      ["add_ons", 3],
      ["delivery_charge", 2],
    ],
    total: 25,
  },
  "an item's own percentage, not off its add-ons": {
    receipt: [
      ["items", 20],
      ["add_ons", 1],
      ["item_discount", -3],
      ["delivery_charge", 2],
    ],
    total: 20,
  },
  "an item's own amount off each piece": {
    receipt: [
      ["items", 10],
      ["item_discount", -3],
      ["delivery_charge", 2],
    ],
    total: 9,
  },
  "half a cent, rounded up once for the line": {
    receipt: [
      ["items", 9.99],
      ["item_discount", -5],
      ["delivery_charge", 2],
    ],
    total: 6.99,
  },
  "a variation at its own price": {
    receipt: [
      ["items", 12.5],
      ["tax", 1.25],
      ["delivery_charge", 2],
    ],
    total: 15.75,
  },
  "variations of two items": {
    receipt: [
      ["items", 16],
      ["items", 12.5],
      ["item_discount", -1.6],
      ["delivery_charge", 2],
    ],
    total: 28.9,
  },
  "a flash sale instead of the item's own discount": {
    receipt: [
      ["items", 20],
      ["flash_sale_discount", -6],
      ["delivery_charge", 2],
    ],
    total: 16,
  },
  "a flash sale beside an item with its own discount": {
    receipt: [
      ["items", 10],
      ["items", 10],
      ["flash_sale_discount", -2],
      ["item_discount", -1],
      ["delivery_charge", 2],
    ],
    total: 19,
  },
  "the store's discount when it is larger": {
    receipt: [
      ["items", 10],
      ["store_discount", -2],
      ["delivery_charge", 2],
    ],
    total: 10,
  },
  "the item's own discount when both are equal": {
    receipt: [
      ["items", 10],
      ["item_discount", -1],
      ["delivery_charge", 2],
    ],
    total: 11,
  },
  "the store's discount on items and add-ons": {
    receipt: [
      ["items", 10],
      ["add_ons", 5],
      ["store_discount", -1.5],
      ["delivery_charge", 2],
    ],
    total: 15.5,
  },
  "the store's discount up to its cap": {
    receipt: [
      ["items", 20],
      ["store_discount", -4],
      ["delivery_charge", 2],
    ],
    total: 18,
  },
  "no store discount below its minimum": {
    receipt: [
      ["items", 20],
      ["delivery_charge", 2],
    ],
    total: 22,
  },
  "the store's amount, not on flash sale lines": {
    receipt: [
      ["items", 10],
      ["items", 3],
      ["flash_sale_discount", -1],
      ["store_discount", -3],
      ["delivery_charge", 2],
    ],
    total: 11,
  },
  "a campaign item, which the store's discount leaves out": {
    receipt: [
      ["items", 10],
      ["items", 10],
      ["item_discount", -0.5],
      ["store_discount", -2],
      ["delivery_charge", 2],
    ],
    total: 19.5,
  },
  "a coupon of an amount, before the tax": {
    receipt: [
      ["items", 20],
      ["coupon_discount", -2],
      ["tax", 1.8],
      ["delivery_charge", 2],
    ],
    total: 21.8,
  },
  "a coupon of a percentage after the item's discount": {
    receipt: [
      ["items", 20],
      ["item_discount", -5],
      ["coupon_discount", -1.5],
      ["delivery_charge", 2],
    ],
    total: 15.5,
  },
  "a coupon up to its cap": {
    receipt: [
      ["items", 10],
      ["coupon_discount", -3.5],
      ["delivery_charge", 2],
    ],
    total: 8.5,
  },
  "a coupon worth more than the items": {
    receipt: [
      ["items", 10],
      ["coupon_discount", -10],
      ["delivery_charge", 2],
    ],
    total: 2,
  },
  "a coupon of the store": {
    receipt: [
      ["items", 19.95],
      ["coupon_discount", -2],
      ["delivery_charge", 2],
    ],
    total: 19.95,
  },
  "a coupon of the zone": {
    receipt: [
      ["items", 40],
      ["coupon_discount", -6],
      ["tax", 3.4],
      ["delivery_charge", 2],
    ],
    total: 39.4,
  },
  "a coupon for the first order with the tax in the price": {
    receipt: [
      ["items", 29.5],
      ["coupon_discount", -5.9],
      ["tax*", 2.15],
      ["delivery_charge", 2],
    ],
    total: 25.6,
  },
  "free delivery by a coupon": {
    receipt: [
      ["items", 10],
      ["delivery_charge", 2],
      ["free_delivery", -2],
    ],
    total: 10,
  },
  "free delivery by the store": {
    receipt: [
      ["items", 10],
      ["delivery_charge", 2],
      ["free_delivery", -2],
    ],
    total: 10,
  },
  "free delivery by the shop, before the coupon reduces the cart": {
    receipt: [
      ["items", 20],
      ["coupon_discount", -5],
      ["delivery_charge", 2],
      ["free_delivery", -2],
    ],
    total: 15,
  },
  "no free delivery one cent below the shop's amount": {
    receipt: [
      ["items", 10],
      ["delivery_charge", 2],
    ],
    total: 12,
  },
  "a fixed delivery charge": {
    receipt: [
      ["items", 10],
      ["delivery_charge", 3.5],
    ],
    total: 13.5,
  },
  "a delivery by the store itself, by its distance": {
    receipt: [
      ["items", 10],
      ["delivery_charge", 4.45],
    ],
    total: 14.45,
  },
  "a raised delivery charge of the zone": {
    receipt: [
      ["items", 10],
      ["delivery_charge", 4],
    ],
    total: 14,
  },
  "a delivery by the store, which the zone does not raise": {
    receipt: [
      ["items", 10],
      ["delivery_charge", 4.45],
    ],
    total: 14.45,
  },
  "take-away without delivery": {
    receipt: [
      ["items", 10],
      ["tax", 1],
    ],
    total: 11,
  },
  "take-away with a coupon": {
    receipt: [
      ["items", 25.8],
      ["coupon_discount", -3],
      ["tax", 1.25],
    ],
    total: 24.05,
  },
  "tip, service fee and packaging, without tax on them": {
    receipt: [
      ["items", 10],
      ["tax", 1],
      ["delivery_charge", 2],
      ["dm_tips", 2.5],
      ["additional_charge", 0.49],
      ["extra_packaging", 0.6],
    ],
    total: 16.59,
  },
  "packaging that the store does not offer": {
    receipt: [
      ["items", 10],
      ["delivery_charge", 2],
    ],
    total: 12,
  },
  "a tax with decimals on a discounted price": {
    receipt: [
      ["items", 19.99],
      ["store_discount", -1.4],
      ["tax", 0.39],
      ["delivery_charge", 2],
    ],
    total: 20.98,
  },
  "a flash sale, a store discount, a coupon and included tax together": {
    receipt: [
      ["items", 30],
      ["items", 99.98],
      ["flash_sale_discount", -7.5],
      ["store_discount", -10],
      ["coupon_discount", -16.87],
      ["tax*", 15.94],
      ["delivery_charge", 2],
      ["additional_charge", 0.49],
    ],
    total: 98.1,
  },
  "everything at once, with free delivery by a coupon": {
    receipt: [
      ["items", 28],
      ["add_ons", 2],
      ["items", 14.25],
      ["store_discount", -5.31],
      ["tax", 2.14],
      ["delivery_charge", 4.45],
      ["free_delivery", -4.45],
      ["dm_tips", 3],
      ["additional_charge", 0.49],
      ["extra_packaging", 0.45],
    ],
    total: 45.02,
  },
  "a referral bonus before the tax": {
    receipt: [
      ["items", 10],
      ["ref_bonus", -2],
      ["tax", 0.8],
      ["delivery_charge", 2],
    ],
    total: 10.8,
  },
  "a referral bonus worth more than the items": {
    receipt: [
      ["items", 9],
      ["ref_bonus", -9],
      ["delivery_charge", 2],
    ],
    total: 2,
  },
  "a referral bonus on what the coupon leaves, with the tax in the price": {
    receipt: [
      ["items", 19.95],
      ["coupon_discount", -3],
      ["ref_bonus", -2.54],
      ["tax*", 0.75],
      ["delivery_charge", 2],
    ],
    total: 16.41,
  },
  "a referral bonus after a flash sale and the store's discount": {
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
  "a referral bonus on food with options for take-away": {
    receipt: [
      ["items", 28],
      ["add_ons", 2],
      ["item_discount", -2.24],
      ["ref_bonus", -4.16],
      ["tax", 2.36],
    ],
    total: 25.96,
  },
  "a part from the wallet after a referral bonus": {
    receipt: [
      ["items", 10],
      ["ref_bonus", -1],
      ["tax", 0.9],
      ["delivery_charge", 2],
    ],
    total: 11.9,
  },
};
