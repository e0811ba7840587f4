import fc from "fast-check";
import { expect, test } from "vitest";
import { type Minor, minor, sumOf } from "../money.ts";
import {
  entitlementsOf,
  getRefundTotal,
  lostWith,
  partsLeft,
  partsOfAmount,
  partsOfOrder,
  type RefundableLine,
  refundOfLines,
} from "./refund-amounts.ts";

const parts = (goods: number, delivery: number, tip: number) => ({
  goods: minor(goods),
  delivery: minor(delivery),
  tip: minor(tip),
});

const receipt = [
  { key: "items", amount: minor(1000) },
  { key: "coupon_discount", amount: minor(-200) },
  { key: "delivery_charge", amount: minor(250) },
  { key: "dm_tips", amount: minor(150) },
  { key: "additional_charge", amount: minor(49) },
] as const;

test("splits an order into its goods, its delivery and its tip", () => {
  const order = [...receipt];
  expect(partsOfOrder(minor(1249), order, false)).toEqual(parts(849, 250, 150));
  const free = [...receipt, { key: "free_delivery", amount: minor(-250) } as const];
  expect(partsOfOrder(minor(999), free, false)).toEqual(parts(849, 0, 150));
});

test("counts the delivery of a parcel as its goods", () => {
  expect(partsOfOrder(minor(1249), [...receipt], true)).toEqual(parts(1099, 0, 150));
});

test("takes an amount from the goods first, then from the delivery, then from the tip", () => {
  const left = parts(849, 250, 150);
  expect(partsOfAmount(minor(849), left)).toEqual(parts(849, 0, 0));
  expect(partsOfAmount(minor(850), left)).toEqual(parts(849, 1, 0));
  expect(partsOfAmount(minor(1249), left)).toEqual(left);
  expect(partsLeft(left, [parts(49, 250, 0), parts(800, 0, 10)])).toEqual(parts(0, 0, 140));
});

const lines: RefundableLine[] = [
  { id: 1, quantity: 2, refunded: 0, returned: minor(0), entitled: minor(1001) },
  { id: 2, quantity: 3, refunded: 1, returned: minor(167), entitled: minor(500) },
];

test.each<[string, number, { id: number; quantity: number }[], number[] | null]>([
  ["one of two pieces, rounded half up", 1501, [{ id: 1, quantity: 1 }], [501]],
  ["all pieces of a line", 1501, [{ id: 1, quantity: 2 }], [1001]],
  ["the piece after another one", 1501, [{ id: 2, quantity: 1 }], [166]],
  [
    "no more than is left, the later lines less",
    1100,
    [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 2 },
    ],
    [1001, 99],
  ],
  ["no line", 1501, [], []],
  ["an unknown line", 1501, [{ id: 9, quantity: 1 }], null],
  ["more pieces than are left of the line", 1501, [{ id: 2, quantity: 3 }], null],
  [
    "a line named twice",
    1501,
    [
      { id: 1, quantity: 1 },
      { id: 1, quantity: 1 },
    ],
    null,
  ],
])("refunds %s", (_name, left, chosen, expected) => {
  const refunded = refundOfLines(minor(left), lines, chosen);
  expect(refunded?.map(({ amount }) => amount) ?? null).toEqual(expected);
});

test("a line returns no cent too many when a refund of it is taken back", () => {
  const line = { id: 1, quantity: 3, entitled: minor(1000), refunded: 1, returned: minor(334) };
  const left = minor(5000);
  // The second piece was refunded while the first one waited, which then stayed where it is.
  const [next] = refundOfLines(left, [line], [{ id: 1, quantity: 1 }]) ?? [];
  expect(next?.amount).toBe(333);
  const both = { ...line, refunded: 2, returned: minor(667) };
  expect(refundOfLines(left, [both], [{ id: 1, quantity: 1 }])).toMatchObject([{ amount: 333 }]);
});

test("every sequence of refunds returns all of the goods, and never more", () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    net: fc.integer({ min: 0, max: 1_000_000 }).map(minor),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 9_999_999 }).map(minor),
      fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 60, maxLength: 60 }),
      fc.integer({ min: 0, max: 5000 }),
      (rows, goods, steps, goodwill) => {
        const entitled = entitlementsOf(
          goods,
          rows.map(({ net }) => net),
        );
        const state = rows.map(({ quantity }, index) => ({
          id: index,
          quantity,
          refunded: 0,
          returned: minor(0),
          entitled: entitled[index] ?? minor(0),
        }));
        const whole = sumOf(entitled);
        // An amount without lines lowers only the whole.
        let left = minor(whole - Math.min(goodwill, whole));
        const given: Minor[] = [minor(whole - left)];
        for (const step of steps) {
          const open = state.filter(({ refunded, quantity }) => refunded < quantity);
          const chosen = open[step % (open.length || 1)];
          if (!chosen) break;
          const [part] = refundOfLines(left, state, [{ id: chosen.id, quantity: 1 }]) ?? [];
          const amount = part?.amount ?? minor(0);
          expect(amount).toBeGreaterThanOrEqual(0);
          given.push(amount);
          left = minor(left - amount);
          chosen.refunded += 1;
          chosen.returned = minor(chosen.returned + amount);
        }
        expect(left).toBeGreaterThanOrEqual(0);
        expect(sumOf(given)).toBe(whole);
      },
    ),
  );
});

test("an order loses what it earned in proportion, and all of it once nothing of its goods is left", () => {
  const lost = (earned: number, returned: number, isWhole = false) =>
    lostWith(earned, { returned: minor(returned), amount: minor(1200), isWhole });
  expect(lost(6, 0)).toBe(0);
  expect(lost(6, 600)).toBe(3);
  expect(lost(6, 500)).toBe(3);
  expect(lost(6, 499)).toBe(2);
  expect(lost(6, 1000, true)).toBe(6);
  expect(lost(6, 1200)).toBe(6);
});

test("the parts sum to the whole", () => {
  expect(getRefundTotal(parts(849, 250, 150))).toBe(1249);
});
