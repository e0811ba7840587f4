import { type Minor, noRate, sumOf } from "../money.ts";
import { type OrderToPrice, priceOrder, type Receipt } from "../pricing/receipt.ts";
import { getRestParts, type RestOrder } from "./run-fee.ts";
import type { RunTerms } from "./run-terms.ts";

/** An order that is left of a run, with what it is priced by. */
export interface RestToPrice extends RestOrder {
  pricing: OrderToPrice;
  total: Minor;
}

export interface PricedRest {
  part: Minor;
  pricing: OrderToPrice;
  receipt: Receipt;
}

/** The order with a delivery that costs this, however far it is. */
export function withDeliveryCharge(pricing: OrderToPrice, charge: Minor): OrderToPrice {
  const { delivery } = pricing;
  const rate = { kind: "fixed", charge } as const;
  return {
    ...pricing,
    delivery: delivery && {
      ...delivery,
      terms: { by: "zone", rate, extraCharges: [], rise: noRate },
    },
  };
}

/**
 * The orders that are left of a run, priced with their parts of the fee of the rest. `gone` is what
 * the order cost that is no longer part of it: together they never cost more than before, so that
 * the tax of a parcel, which is on its delivery, cannot make them dearer either. Source: contract
 * 8.2, Fee of the rest.
 */
export function priceRest(
  rest: readonly RestToPrice[],
  terms: Pick<RunTerms, "extraStopFee" | "cap">,
  { fee, gone, isByCustomer }: { fee: Minor; gone: Minor; isByCustomer: boolean },
): PricedRest[] {
  const parts = getRestParts(rest, terms, { fee, isByCustomer });
  const priced = rest.map((order, index) => withPart(order, parts[index] ?? order.part));
  const before = sumOf([gone, ...rest.map(({ total }) => total)]);
  const isDearer = sumOf(priced.map(({ receipt }) => receipt.total)) > before;
  return isDearer ? rest.map((order) => withPart(order, order.part)) : priced;
}

function withPart({ pricing: before }: RestToPrice, part: Minor): PricedRest {
  const pricing = withDeliveryCharge(before, part);
  return { part, pricing, receipt: priceOrder(pricing) };
}
