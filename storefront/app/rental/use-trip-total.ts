import { fromMinor, fromPercent, nothing, toMinor } from "@errand/core/money";
import { taxOn } from "@errand/core/pricing/tax";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { tripTotal } from "@errand/core/rental/trip-total";
import { useShop } from "../config/shop.ts";
import type { TripPrice } from "./trip-price.ts";

/** The price of a trip with everything that is added to it. */
export interface TripTotal {
  amount: number;
  /** Before the discount. */
  before: number;
  /** The service fee of the shop; 0 without one. */
  fee: number;
  /** The tax of the provider, and whether it is in the prices. */
  tax: { amount: number; isIncluded: boolean };
}

/**
 * Returns what vehicles cost in all: with the tax of their provider and the service fee of the
 * shop.
 */
export function useTripTotal(): (
  price: Pick<TripPrice, "amount" | "before">,
  vehicle: Pick<Vehicle, "provider">,
) => TripTotal {
  const { config } = useShop();
  const isTaxIncluded = config.tax_included === 1;
  const charge =
    config.additional_charge_status === 1 ? toMinor(config.additional_charge) : nothing;
  return ({ amount, before }, { provider }) => {
    const taxRate = fromPercent(provider.tax);
    const total = (price: number) =>
      fromMinor(tripTotal(toMinor(price), { taxRate, isTaxIncluded, charge }));
    const tax = taxOn(toMinor(amount), { rate: taxRate, included: isTaxIncluded });
    return {
      amount: total(amount),
      before: total(before),
      fee: fromMinor(charge),
      tax: { amount: fromMinor(tax), isIncluded: isTaxIncluded },
    };
  };
}
