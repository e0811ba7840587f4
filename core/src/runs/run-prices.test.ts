import * as fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, type Minor, minor, noRate, nothing, sumOf } from "../money.ts";
import { parcelToPrice } from "../parcel/parcel-price.ts";
import { amountOf, type OrderToPrice, priceOrder } from "../pricing/receipt.ts";
import { getRunFee, splitRunAmount } from "./run-fee.ts";
import { priceRest, withDeliveryCharge } from "./run-prices.ts";

const amount = fc.integer({ min: 0, max: 10_000 }).map(minor);
const stop = fc.record({
  isParcel: fc.boolean(),
  price: fc.integer({ min: 1, max: 50_000 }).map(minor),
  alone: amount,
  taxRate: fc.integer({ min: 0, max: 2500 }).map(basisPoints),
});
const anyRun = fc.record({
  stops: fc.array(stop, { minLength: 2, maxLength: 4 }),
  terms: fc.record({ extraStopFee: amount, cap: fc.integer({ min: 1, max: 100 }) }),
  tip: amount,
  service: amount,
  taxIncluded: fc.boolean(),
  seed: fc.nat(),
});

type AnyRun = typeof anyRun extends fc.Arbitrary<infer Run> ? Run : never;
type AnyStop = AnyRun["stops"][number];

/** An order of one line, or a parcel, which is nothing but its delivery. */
function toOrder(
  { isParcel, price: unitPrice, taxRate }: AnyStop,
  { tip, service, taxIncluded }: { tip: Minor; service: Minor; taxIncluded: boolean },
): OrderToPrice {
  const parcel = parcelToPrice(
    { perKm: nothing, minimum: nothing, taxRate },
    {
      ...{ meters: 1000, rise: noRate, taxIncluded },
      charges: [
        { key: "dm_tips", amount: tip },
        { key: "additional_charge", amount: service },
      ],
    },
  );
  if (isParcel || !parcel.delivery) return parcel;
  const { parcel: _surcharge, ...delivery } = parcel.delivery;
  const line = { itemId: 1, quantity: 1, unitPrice, addOns: [], isCampaign: false };
  return { ...parcel, delivery, lines: [{ ...line, discount: null, flashSale: null }] };
}

/** The orders of a run as they are placed, with what each owes of its payment. */
function place({ stops, terms, tip, service, taxIncluded }: AnyRun) {
  const alone = stops.map((each) => each.alone);
  const fee = getRunFee(alone, terms);
  const parts = splitRunAmount(fee, alone);
  const tips = splitRunAmount(tip, alone);
  const services = splitRunAmount(service, alone);
  const orders = stops.map((each, index) => {
    const once = { tip: tips[index] ?? nothing, service: services[index] ?? nothing, taxIncluded };
    const part = parts[index] ?? nothing;
    const pricing = withDeliveryCharge(toOrder(each, once), part);
    const receipt = priceOrder(pricing);
    return { alone: each.alone, part, pricing, receipt, total: receipt.total };
  });
  return { fee, orders };
}

test.each([false, true])(
  "the totals of a run sum to its payment, and the rest of it never costs more (%s)",
  (isByCustomer) => {
    fc.assert(
      fc.property(anyRun, (any) => {
        const { fee, orders } = place(any);
        const sumOfLines = (key: "delivery_charge" | "dm_tips" | "additional_charge") =>
          sumOf(orders.map(({ receipt }) => amountOf(receipt.lines, key)));
        expect(sumOfLines("delivery_charge")).toBe(fee);
        expect(sumOfLines("dm_tips")).toBe(any.tip);
        expect(sumOfLines("additional_charge")).toBe(any.service);
        const payment = sumOf(orders.map(({ total }) => total));

        const gone = orders[any.seed % orders.length];
        if (!gone) return;
        const rest = orders.filter((order) => order !== gone);
        const priced = priceRest(rest, any.terms, { fee, gone: gone.total, isByCustomer });
        const totals = priced.map(({ receipt }) => receipt.total);
        const before = sumOf(rest.map(({ total }) => total));
        expect(sumOf(totals)).toBeLessThanOrEqual(isByCustomer ? payment : before);
        // What some cost more moves from the allocation of the order that is gone.
        const more = sumOf(
          totals.map((total, index) => minor(Math.max(0, total - (rest[index]?.total ?? 0)))),
        );
        expect(more).toBeLessThanOrEqual(gone.total);
        const returned = totals.map((total, index) =>
          minor(Math.max(0, (rest[index]?.total ?? 0) - total)),
        );
        expect(sumOf([...totals, ...returned, minor(gone.total - more)])).toBe(payment);
      }),
      { numRuns: 10_000 },
    );
  },
);
