import * as fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, type Minor, minor, noRate, nothing, sumOf } from "../money.ts";
import type { LineToPrice } from "../pricing/line-discounts.ts";
import { type OrderToPrice, priceOrder } from "../pricing/receipt.ts";
import { getGroupShares, settleGroup } from "./group-shares.ts";

const runs = { numRuns: 10_000 };

function line(unitPrice: number, changes: Partial<LineToPrice> = {}): LineToPrice {
  return {
    itemId: 1,
    quantity: 1,
    unitPrice: minor(unitPrice),
    addOns: [],
    discount: null,
    flashSale: null,
    isCampaign: false,
    ...changes,
  };
}

function order(lines: LineToPrice[], changes: Partial<OrderToPrice> = {}): OrderToPrice {
  return {
    lines,
    storeDiscount: null,
    coupon: null,
    referralBonus: null,
    tax: { rate: noRate, included: false },
    delivery: null,
    charges: [],
    ...changes,
  };
}

const delivery = (charge: number): NonNullable<OrderToPrice["delivery"]> => ({
  terms: {
    by: "zone",
    rate: { kind: "fixed", charge: minor(charge) },
    extraCharges: [],
    rise: noRate,
  },
  meters: 1000,
  freeByStore: false,
  freeOver: null,
});

/** `owners`: who has each line; member 1 is the host. */
function share(pricing: OrderToPrice, owners: number[], members: number[]) {
  const receipt = priceOrder(pricing);
  const shares = getGroupShares({
    members: members.map((id) => ({ id, isHost: id === 1 })),
    lines: pricing.lines.map((each, index) => ({ line: each, memberId: owners[index] ?? 1 })),
    receipt,
    taxIncluded: pricing.tax.included,
  });
  return { receipt, shares };
}

const amounts = (shares: Map<number, Minor>) => Object.fromEntries(shares);

test("splits delivery and service equally, and what is left over goes to the host first", () => {
  const pricing = order([line(1000), line(2000), line(500)], {
    delivery: delivery(200),
    charges: [{ key: "additional_charge", amount: minor(49) }],
  });
  const { shares } = share(pricing, [1, 2, 3], [2, 1, 3]);
  expect(amounts(shares)).toEqual({ 1: 1083, 2: 2083, 3: 583 });
});

test("gives a second unit that is left over to who has joined first", () => {
  const { shares } = share(
    order([line(100), line(100), line(100)], { delivery: delivery(101) }),
    [1, 2, 3],
    [3, 1, 2],
  );
  expect(amounts(shares)).toEqual({ 1: 134, 2: 133, 3: 134 });
});

test("the tip is the host's alone, also without own lines", () => {
  const pricing = order([line(1000)], { charges: [{ key: "dm_tips", amount: minor(300) }] });
  expect(amounts(share(pricing, [2], [1, 2]).shares)).toEqual({ 1: 300, 2: 1000 });
});

test("a host without lines pays no part of the delivery", () => {
  const pricing = order([line(1000), line(1000)], { delivery: delivery(201) });
  expect(amounts(share(pricing, [2, 3], [1, 2, 3]).shares)).toEqual({ 1: 0, 2: 1101, 3: 1100 });
});

test("a discount of an item lowers only the share of who has chosen it", () => {
  const reduced = line(1000, { discount: { kind: "amount", amount: minor(200) } });
  expect(amounts(share(order([reduced, line(1000)]), [2, 1], [1, 2]).shares)).toEqual({
    1: 1000,
    2: 800,
  });
});

const cents = (max: number) => fc.integer({ min: 0, max }).map(minor);
const anyLine = fc.record({
  unitPrice: fc.integer({ min: 0, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  off: cents(500),
  owner: fc.integer({ min: 1, max: 8 }),
});
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 20 }),
  rate: fc.integer({ min: 0, max: 3000 }),
  included: fc.boolean(),
  delivery: cents(1500),
  freeOver: fc.option(cents(30_000)),
  tip: cents(1000),
  service: cents(200),
  packaging: cents(200),
  coupon: fc.option(cents(3000)),
});

test("shares sum to the amount of the order, and none is negative", () => {
  fc.assert(
    fc.property(anyOrder, (any) => {
      const lines = any.lines.map(({ unitPrice, quantity, off }) =>
        line(unitPrice, { quantity, discount: { kind: "amount", amount: off } }),
      );
      const pricing = order(lines, {
        tax: { rate: basisPoints(any.rate), included: any.included },
        coupon:
          any.coupon === null
            ? null
            : {
                worth: { kind: "amount", amount: any.coupon },
                minPurchase: nothing,
                maxDiscount: nothing,
              },
        delivery: { ...delivery(any.delivery), freeOver: any.freeOver },
        charges: [
          { key: "dm_tips", amount: any.tip },
          { key: "additional_charge", amount: any.service },
          { key: "extra_packaging", amount: any.packaging },
        ],
      });
      const owners = any.lines.map(({ owner }) => owner);
      const { receipt, shares } = share(pricing, owners, [1, 2, 3, 4, 5, 6, 7, 8]);
      expect(sumOf([...shares.values()])).toBe(receipt.total);
      for (const amount of shares.values()) expect(amount).toBeGreaterThanOrEqual(0);
    }),
    runs,
  );
});

// A percentage is rounded once for a line (contract 4.4), of which members have one each.
const anyItem = fc.record({
  unitPrice: fc.integer({ min: 1, max: 20_000 }),
  discount: fc.option(fc.record({ kind: fc.constant("amount" as const), amount: cents(500) })),
});
const anyGroup = fc.record({
  items: fc.array(anyItem, { minLength: 1, maxLength: 5 }),
  chosen: fc.array(
    fc.record({
      item: fc.nat({ max: 4 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      owner: fc.integer({ min: 1, max: 8 }),
    }),
    { minLength: 1, maxLength: 20 },
  ),
  rate: fc.integer({ min: 0, max: 3000 }),
  included: fc.boolean(),
  coupon: fc.option(cents(3000)),
  delivery: cents(1500),
});

test("a group costs what one order with the same pieces costs, and its shares sum to that", () => {
  fc.assert(
    fc.property(anyGroup, ({ items, chosen, rate, included, coupon, delivery: charge }) => {
      const lineOf = (item: number, quantity: number) => {
        const { unitPrice = 1, discount = null } = items[item % items.length] ?? {};
        return line(unitPrice, { itemId: item % items.length, quantity, discount });
      };
      const toPricing = (lines: LineToPrice[]) =>
        order(lines, {
          tax: { rate: basisPoints(rate), included },
          coupon:
            coupon === null
              ? null
              : {
                  worth: { kind: "amount", amount: coupon },
                  minPurchase: nothing,
                  maxDiscount: nothing,
                },
          delivery: delivery(charge),
        });
      // Each member has a line of an item, where one person has one line with all pieces.
      const ofMembers = chosen.map(({ item, quantity }) => lineOf(item, quantity));
      const pieces = Map.groupBy(chosen, ({ item }) => item % items.length);
      const ofOne = [...pieces].map(([item, all]) =>
        lineOf(
          item,
          all.reduce((sum, { quantity }) => sum + quantity, 0),
        ),
      );
      const owners = chosen.map(({ owner }) => owner);
      const { receipt, shares } = share(toPricing(ofMembers), owners, [1, 2, 3, 4, 5, 6, 7, 8]);
      expect(receipt.total).toBe(priceOrder(toPricing(ofOne)).total);
      expect(sumOf([...shares.values()])).toBe(receipt.total);
    }),
    { numRuns: 2000 },
  );
});

const anyShares = fc.array(fc.record({ share: cents(10_000), paid: cents(10_000) }), {
  minLength: 1,
  maxLength: 20,
});

test("what was paid is the most that a member pays: less goes back, more is the host's", () => {
  fc.assert(
    fc.property(anyShares, (members) => {
      const shares = new Map(members.map(({ share: amount }, id) => [id, amount]));
      const payers = members.map(({ paid }, id) => ({ id, paid }));
      const { kept, returned, hostAmount } = settleGroup(shares, payers);
      const total = sumOf([...shares.values()]);
      expect(hostAmount + sumOf([...kept.values()])).toBe(total);
      expect(hostAmount).toBeGreaterThanOrEqual(0);
      for (const { id, paid } of payers) {
        expect((kept.get(id) ?? 0) + (returned.get(id) ?? 0)).toBe(paid);
        expect(kept.get(id)).toBe(Math.min(paid, shares.get(id) ?? 0));
      }
    }),
    runs,
  );
});

test("all goes back to a member who is left out", () => {
  const { returned, hostAmount } = settleGroup(new Map([[1, minor(500)]]), [
    { id: 2, paid: minor(700) },
  ]);
  expect(returned.get(2)).toBe(700);
  expect(hostAmount).toBe(500);
});
