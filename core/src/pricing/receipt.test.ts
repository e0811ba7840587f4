import fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, fromPercent, minor, noRate, nothing, sumOf, times } from "../money.ts";
import type { Coupon } from "./coupon.ts";
import type { DeliveryTerms } from "./delivery.ts";
import type { Discount } from "./discount.ts";
import {
  amountOf,
  type Charge,
  type LineToPrice,
  type OrderToPrice,
  priceOrder,
} from "./receipt.ts";
import { type ReceiptKey, receiptKeys } from "./receipt-keys.ts";
import type { StoreDiscount } from "./store-discount.ts";

const percent = (of: number): Discount => ({ kind: "percent", rate: fromPercent(of) });
const off = (amount: number): Discount => ({ kind: "amount", amount: minor(amount) });

let lastItemId = 0;
function line(changes: Partial<LineToPrice> = {}): LineToPrice {
  lastItemId += 1;
  return {
    itemId: lastItemId,
    quantity: 1,
    unitPrice: minor(1000),
    addOns: [],
    discount: null,
    flashSale: null,
    isCampaign: false,
    ...changes,
  };
}

const fixed: DeliveryTerms = {
  by: "zone",
  rate: { kind: "fixed", charge: minor(300) },
  extraCharges: [],
  rise: noRate,
};
const delivery = { terms: fixed, meters: 1000, freeByStore: false, freeOver: null };

/** One line at 10.00, taken away, without tax, tip or charges. */
function order(changes: Partial<OrderToPrice> = {}): OrderToPrice {
  return {
    lines: [line()],
    storeDiscount: null,
    coupon: null,
    referralBonus: null,
    tax: { rate: noRate, included: false },
    delivery: null,
    charges: [],
    ...changes,
  };
}

const storeOffer = (discount: Discount, changes: Partial<StoreDiscount> = {}): StoreDiscount => ({
  discount,
  minPurchase: nothing,
  maxDiscount: nothing,
  ...changes,
});
const coupon = (worth: Coupon["worth"], changes: Partial<Coupon> = {}): Coupon => ({
  worth,
  minPurchase: nothing,
  maxDiscount: nothing,
  ...changes,
});

type Steps = Partial<Record<ReceiptKey | "total", number>>;

test.each<[string, OrderToPrice, Steps]>([
  [
    "multiplies the price by the quantity",
    order({ lines: [line({ quantity: 3 })] }),
    { items: 3000, total: 3000 },
  ],
  [
    "adds add-ons once for the whole line",
    order({ lines: [line({ quantity: 3, addOns: [{ price: minor(150), quantity: 2 }] })] }),
    { items: 3000, add_ons: 300, total: 3300 },
  ],
  [
    "takes off an item's own discount, not off its add-ons",
    order({
      lines: [line({ discount: percent(10), addOns: [{ price: minor(500), quantity: 1 }] })],
    }),
    { item_discount: -100, total: 1400 },
  ],
  [
    "rounds a percentage once for all pieces of a line",
    order({ lines: [line({ unitPrice: minor(333), quantity: 3, discount: percent(50) })] }),
    { item_discount: -500, total: 499 },
  ],
  [
    "rounds each line by itself",
    order({
      lines: [
        line({ unitPrice: minor(333), discount: percent(50) }),
        line({ unitPrice: minor(333), discount: percent(50) }),
      ],
    }),
    { item_discount: -334, total: 332 },
  ],
  [
    "replaces the item's own discount by that of the flash sale",
    order({ lines: [line({ discount: percent(50), flashSale: percent(20) })] }),
    { flash_sale_discount: -200, total: 800 },
  ],
  [
    "takes no more than the price off a flash sale item",
    order({ lines: [line({ quantity: 2, flashSale: off(1500) })] }),
    { flash_sale_discount: -2000, total: 0 },
  ],
  [
    "applies the store's discount when it is larger",
    order({ lines: [line({ discount: percent(10) })], storeDiscount: storeOffer(percent(15)) }),
    { store_discount: -150, total: 850 },
  ],
  [
    "applies the items' own discounts when both are equal",
    order({ lines: [line({ discount: percent(15) })], storeDiscount: storeOffer(percent(15)) }),
    { item_discount: -150, total: 850 },
  ],
  [
    "compares the discounts over all lines together",
    order({
      lines: [line({ discount: percent(50) }), line()],
      storeDiscount: storeOffer(percent(20)),
    }),
    { item_discount: -500, total: 1500 },
  ],
  [
    "includes add-ons in the store's discount",
    order({
      lines: [line({ addOns: [{ price: minor(500), quantity: 2 }] })],
      storeDiscount: storeOffer(percent(10)),
    }),
    { store_discount: -200, total: 1800 },
  ],
  [
    "caps the store's discount",
    order({ storeDiscount: storeOffer(percent(50), { maxDiscount: minor(120) }) }),
    { store_discount: -120, total: 880 },
  ],
  [
    "takes off no more than the amount that the store's discount applies to",
    order({ storeDiscount: storeOffer(off(1500)) }),
    { store_discount: -1000, total: 0 },
  ],
  [
    "applies the store's discount from its minimum",
    order({ storeDiscount: storeOffer(percent(10), { minPurchase: minor(1000) }) }),
    { store_discount: -100, total: 900 },
  ],
  [
    "applies no store discount one cent below its minimum",
    order({ storeDiscount: storeOffer(percent(10), { minPurchase: minor(1001) }) }),
    { total: 1000 },
  ],
  [
    "excludes flash sale and campaign lines from the store's discount",
    order({
      lines: [
        line({ flashSale: percent(10) }),
        line({ isCampaign: true, discount: percent(5) }),
        line(),
      ],
      storeDiscount: storeOffer(percent(20)),
    }),
    { flash_sale_discount: -100, item_discount: -50, store_discount: -200, total: 2650 },
  ],
  [
    "calculates a coupon on what the other discounts left",
    order({ lines: [line({ discount: percent(10) })], coupon: coupon(percent(10)) }),
    { item_discount: -100, coupon_discount: -90, total: 810 },
  ],
  [
    "compares a coupon's minimum with the undiscounted cart",
    order({
      lines: [line({ discount: percent(10) })],
      coupon: coupon(off(50), { minPurchase: minor(1000) }),
    }),
    { item_discount: -100, coupon_discount: -50, total: 850 },
  ],
  [
    "limits the referral bonus to the remaining amount",
    order({ coupon: coupon(off(900)), referralBonus: off(300) }),
    { coupon_discount: -900, ref_bonus: -100, total: 0 },
  ],
  [
    "adds tax on the discounted items",
    order({ coupon: coupon(off(100)), tax: { rate: fromPercent(10), included: false }, delivery }),
    { coupon_discount: -100, tax: 90, delivery_charge: 300, total: 1290 },
  ],
  [
    "takes the referral bonus off before the tax",
    order({ referralBonus: percent(20), tax: { rate: fromPercent(10), included: false } }),
    { ref_bonus: -200, tax: 80, total: 880 },
  ],
  [
    "shows included tax without adding it",
    order({ tax: { rate: fromPercent(10), included: true } }),
    { tax: 91, total: 1000 },
  ],
  [
    "delivers free when the store does",
    order({ delivery: { ...delivery, freeByStore: true } }),
    { delivery_charge: 300, free_delivery: -300, total: 1000 },
  ],
  [
    "delivers free from a subtotal before discounts",
    order({ coupon: coupon(off(500)), delivery: { ...delivery, freeOver: minor(1000) } }),
    { coupon_discount: -500, delivery_charge: 300, free_delivery: -300, total: 500 },
  ],
  [
    "delivers free with a free-delivery coupon",
    order({ coupon: coupon({ kind: "free_delivery" }), delivery }),
    { delivery_charge: 300, free_delivery: -300, total: 1000 },
  ],
  [
    "prints a delivery charge of 0",
    order({
      delivery: { ...delivery, terms: { ...fixed, rate: { kind: "fixed", charge: nothing } } },
    }),
    { delivery_charge: 0, total: 1000 },
  ],
  [
    "adds tip, additional charge and packaging without tax",
    order({
      charges: [
        { key: "dm_tips", amount: minor(200) },
        { key: "additional_charge", amount: minor(50) },
        { key: "extra_packaging", amount: minor(30) },
      ],
      tax: { rate: fromPercent(10), included: false },
    }),
    { tax: 100, dm_tips: 200, additional_charge: 50, extra_packaging: 30, total: 1380 },
  ],
])("%s", (_title, input, expected) => {
  const receipt = priceOrder(input);
  const steps: Steps = { total: receipt.total };
  for (const { key } of receipt.lines) steps[key] = amountOf(receipt.lines, key);
  const itemsAmount = amountOf(receipt.lines, "items");
  expect(steps).toEqual({
    items: itemsAmount,
    ...(steps.add_ons && { add_ons: steps.add_ons }),
    ...expected,
  });
});

test("returns the cart line, item and quantity of each receipt line", () => {
  const addOns = [{ price: minor(150), quantity: 2 }];
  const lines = [line({ cartId: 4, itemId: 8, quantity: 2, addOns }), line({ itemId: 9 })];
  expect(priceOrder(order({ lines })).lines).toEqual([
    { key: "items", amount: 2000, added: true, cartId: 4, itemId: 8, quantity: 2 },
    { key: "add_ons", amount: 300, added: true, cartId: 4, itemId: 8 },
    { key: "items", amount: 1000, added: true, itemId: 9, quantity: 1 },
  ]);
});

test("returns the discount of each line and its source", () => {
  const lines = [
    line({ flashSale: percent(10) }),
    line({ discount: percent(5), isCampaign: true }),
    line({ discount: percent(5) }),
    line(),
  ];
  expect(priceOrder(order({ lines })).discounts).toEqual([
    { amount: 100, from: "flash_sale" },
    { amount: 50, from: "product_discount" },
    { amount: 50, from: "product_discount" },
    { amount: 0, from: null },
  ]);
  const withStore = priceOrder(order({ lines, storeDiscount: storeOffer(percent(20)) }));
  expect(withStore.discounts).toEqual([
    { amount: 100, from: "flash_sale" },
    { amount: 50, from: "product_discount" },
    { amount: 0, from: "store_discount" },
    { amount: 0, from: "store_discount" },
  ]);
});

test("returns who pays for a free delivery", () => {
  const by = (changes: Partial<OrderToPrice>) => priceOrder(order(changes)).freeDeliveryBy;
  expect(by({ delivery: { ...delivery, freeByStore: true, freeOver: nothing } })).toBe("vendor");
  expect(by({ delivery: { ...delivery, freeOver: minor(1000) } })).toBe("admin");
  expect(by({ delivery, coupon: coupon({ kind: "free_delivery" }) })).toBe("coupon");
  expect(by({ delivery })).toBe(null);
  expect(by({ coupon: coupon({ kind: "free_delivery" }) })).toBe(null);
});

const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
  fc.nat({ max: 10_000 }).map((rate): Discount => ({ kind: "percent", rate: basisPoints(rate) })),
  fc.nat({ max: 5000 }).map(off),
);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const amount = (max: number) => fc.nat({ max }).map(minor);
const minimum = amount(10_000);
const anyLine: fc.Arbitrary<LineToPrice> = fc.record({
  itemId: fc.integer({ min: 1 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  unitPrice: amount(20_000),
  addOns: fc.array(fc.record({ price: amount(500), quantity: fc.integer({ min: 1, max: 5 }) }), {
    maxLength: 2,
  }),
  discount: maybe(anyDiscount),
  flashSale: maybe(anyDiscount),
  isCampaign: fc.boolean(),
});
const anyOrder: fc.Arbitrary<OrderToPrice> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  storeDiscount: maybe(
    fc.record({ discount: anyDiscount, minPurchase: minimum, maxDiscount: minimum }),
  ),
  coupon: maybe(
    fc.record({
      worth: fc.oneof(anyDiscount, fc.constant({ kind: "free_delivery" as const })),
      minPurchase: minimum,
      maxDiscount: minimum,
    }),
  ),
  referralBonus: maybe(anyDiscount),
  tax: fc.record({
    rate: fc.nat({ max: 3000 }).map(basisPoints),
    included: fc.boolean(),
  }),
  delivery: maybe(
    fc.record({
      terms: fc.record({
        by: fc.constant("zone" as const),
        rate: fc.record({
          kind: fc.constant("distance" as const),
          perKm: amount(200),
          minimum: amount(500),
          maximum: fc.integer({ min: 500, max: 1500 }).map(minor),
        }),
        extraCharges: fc.array(fc.record({ fromMeters: fc.nat(9000), charge: amount(300) }), {
          maxLength: 2,
        }),
        rise: fc.nat({ max: 5000 }).map(basisPoints),
      }),
      meters: fc.nat({ max: 20_000 }),
      freeByStore: fc.boolean(),
      freeOver: maybe(minimum),
    }),
  ),
  charges: fc.tuple(amount(1000), amount(200)).map(([tip, packaging]): Charge[] => [
    { key: "dm_tips", amount: tip },
    { key: "extra_packaging", amount: packaging },
  ]),
});

test("the total is the sum of the added lines, in whole minor units, never negative", () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      const { lines, total } = priceOrder(input);
      const added = lines.filter((one) => one.added);
      expect(added.reduce((sum, one) => sum + one.amount, 0)).toBe(total);
      expect(lines.every((one) => Number.isSafeInteger(one.amount))).toBe(true);
      expect(total).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 1000 },
  );
});

test("the discounts of the lines add up to those of the receipt", () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      const { lines, discounts } = priceOrder(input);
      const of = (from: string) =>
        discounts.filter((one) => one.from === from).reduce((sum, one) => sum + one.amount, 0);
      expect(of("flash_sale")).toBe(Math.abs(amountOf(lines, "flash_sale_discount")));
      expect(of("product_discount")).toBe(Math.abs(amountOf(lines, "item_discount")));
      expect(of("store_discount")).toBe(0);
    }),
  );
});

const shareKeys = [
  "flash_sale_discount",
  "item_discount",
  "store_discount",
  "coupon_discount",
  "ref_bonus",
  "tax",
] as const;

test("the shares of the lines add up to each step of the receipt", () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      const { lines, shares } = priceOrder(input);
      for (const key of shareKeys) {
        const added = sumOf(shares.map((share) => share[key]));
        expect(added).toBe(Math.abs(amountOf(lines, key)));
      }
    }),
    { numRuns: 1000 },
  );
});

test("no line is reduced by more than its price", () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      for (const [index, share] of priceOrder(input).shares.entries()) {
        const one = input.lines[index];
        if (!one) throw new Error(`share ${index} has no line`);
        const addOns = one.addOns.map(({ price, quantity }) => times(price, quantity));
        const price = sumOf([times(one.unitPrice, one.quantity), ...addOns]);
        const reductions = shareKeys.slice(0, -1).map((key) => share[key]);
        expect(reductions.every((reduction) => reduction >= 0)).toBe(true);
        expect(sumOf(reductions)).toBeLessThanOrEqual(price);
      }
    }),
  );
});

/** An order, and the same one with its lines in another sequence. */
const anyShuffledOrder = anyOrder.chain((input) => {
  const { lines } = input;
  const sequence = fc.shuffledSubarray(lines, { minLength: lines.length });
  return fc.tuple(
    fc.constant(input),
    sequence.map((shuffled) => ({ ...input, lines: shuffled })),
  );
});

test("the sequence of the lines changes neither the steps nor the total", () => {
  fc.assert(
    fc.property(anyShuffledOrder, ([input, shuffled]) => {
      const [receipt, other] = [priceOrder(input), priceOrder(shuffled)];
      expect(other.total).toBe(receipt.total);
      expect(other.freeDeliveryBy).toBe(receipt.freeDeliveryBy);
      for (const key of receiptKeys) {
        expect(amountOf(other.lines, key)).toBe(amountOf(receipt.lines, key));
      }
    }),
    { numRuns: 1000 },
  );
});

test("no discount is larger than its cap and what it reduces, and the delivery is free at most", () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      const { lines, subtotal } = priceOrder(input);
      const off = (key: ReceiptKey) => Math.abs(amountOf(lines, key));
      const { storeDiscount, coupon, referralBonus } = input;
      const left = subtotal - off("flash_sale_discount") - off("item_discount");
      const afterStore = left - off("store_discount");
      const afterCoupon = afterStore - off("coupon_discount");
      const capOf = (offer: { maxDiscount: number } | null) => offer?.maxDiscount || subtotal;
      expect(off("store_discount")).toBeLessThanOrEqual(storeDiscount ? capOf(storeDiscount) : 0);
      expect(off("store_discount")).toBeLessThanOrEqual(left);
      expect(off("coupon_discount")).toBeLessThanOrEqual(coupon ? afterStore : 0);
      if (coupon?.worth.kind === "percent") {
        expect(off("coupon_discount")).toBeLessThanOrEqual(capOf(coupon));
      }
      expect(off("ref_bonus")).toBeLessThanOrEqual(referralBonus ? afterCoupon : 0);
      if (referralBonus?.kind === "amount") {
        expect(off("ref_bonus")).toBe(Math.min(referralBonus.amount, afterCoupon));
      }
      expect(off("free_delivery")).toBeLessThanOrEqual(off("delivery_charge"));
    }),
    { numRuns: 1000 },
  );
});

test("a coupon or a referral bonus never raises the total", () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      const { total } = priceOrder(input);
      expect(total).toBeLessThanOrEqual(priceOrder({ ...input, coupon: null }).total);
      expect(total).toBeLessThanOrEqual(priceOrder({ ...input, referralBonus: null }).total);
    }),
    { numRuns: 1000 },
  );
});

test("splits a discount on the whole order by the prices of the lines", () => {
  const lines = [line({ unitPrice: minor(300) }), line({ unitPrice: minor(100), quantity: 2 })];
  const { shares } = priceOrder(order({ lines, coupon: coupon(off(101)) }));
  expect(shares.map((share) => share.coupon_discount)).toEqual([61, 40]);
});

test("all reductions together are at most the price of the items", () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      const { lines, subtotal } = priceOrder(input);
      const keys: ReceiptKey[] = [
        "flash_sale_discount",
        "item_discount",
        "store_discount",
        "coupon_discount",
        "ref_bonus",
      ];
      const reductions = keys.map((key) => amountOf(lines, key));
      expect(reductions.every((amount) => amount <= 0)).toBe(true);
      expect(sumOf([subtotal, ...reductions])).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("one more piece raises the subtotal by its unit price", () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      const [first, ...rest] = input.lines;
      if (!first) return;
      const more = { ...input, lines: [{ ...first, quantity: first.quantity + 1 }, ...rest] };
      expect(priceOrder(more).subtotal - priceOrder(input).subtotal).toBe(first.unitPrice);
    }),
  );
});

test("one more piece never lowers the total of an order without minimums and free delivery", () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      const plain = {
        ...input,
        storeDiscount: input.storeDiscount && { ...input.storeDiscount, minPurchase: nothing },
        coupon: input.coupon && { ...input.coupon, minPurchase: nothing },
        delivery: input.delivery && { ...input.delivery, freeOver: null },
      };
      const [first, ...rest] = plain.lines;
      if (!first) return;
      const more = { ...plain, lines: [{ ...first, quantity: first.quantity + 1 }, ...rest] };
      expect(priceOrder(more).total).toBeGreaterThanOrEqual(priceOrder(plain).total);
    }),
    { numRuns: 1000 },
  );
});

test("free delivery takes off exactly the charge", () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      if (!input.delivery) return;
      const paid = {
        ...input,
        delivery: { ...input.delivery, freeByStore: false, freeOver: null },
      };
      const free = { ...input, delivery: { ...input.delivery, freeByStore: true } };
      const withoutCoupon = input.coupon?.worth.kind === "free_delivery" ? { coupon: null } : {};
      const charge = amountOf(priceOrder(paid).lines, "delivery_charge");
      expect(
        priceOrder({ ...paid, ...withoutCoupon }).total -
          priceOrder({ ...free, ...withoutCoupon }).total,
      ).toBe(charge);
    }),
  );
});

test("added tax raises the total by the tax, compared with included tax", () => {
  fc.assert(
    fc.property(anyOrder, (input) => {
      const { rate } = input.tax;
      const included = priceOrder({ ...input, tax: { rate, included: true } });
      const added = priceOrder({ ...input, tax: { rate, included: false } });
      expect(added.total - included.total).toBe(amountOf(added.lines, "tax"));
    }),
  );
});
