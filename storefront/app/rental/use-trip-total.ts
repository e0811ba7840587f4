import { fromMinor, fromPercent, nothing, toMinor } from "@errand/core/money";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { tripTotal } from "@errand/core/rental/trip-total";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney, useShop } from "../config/shop.ts";
import type { TripPrice } from "./trip-price.ts";

/** The price of a trip with everything that is added to it. */
export interface TripTotal {
  amount: number;
  /** Before the discount. */
  before: number;
  /** What is in it beside the vehicles; null for nothing. */
  note: string | null;
}

/**
 * Returns what vehicles cost in all: with the tax of their provider and the service fee of the
 * shop.
 */
export function useTripTotal(): (
  price: Pick<TripPrice, "amount" | "before">,
  vehicle: Pick<Vehicle, "provider">,
) => TripTotal {
  const t = useMessages("rental");
  const money = useMoney();
  const { config } = useShop();
  const isTaxIncluded = config.tax_included === 1;
  const charge =
    config.additional_charge_status === 1 ? toMinor(config.additional_charge) : nothing;
  return ({ amount, before }, { provider }) => {
    const added = { taxRate: fromPercent(provider.tax), isTaxIncluded, charge };
    const total = (price: number) => fromMinor(tripTotal(toMinor(price), added));
    const fee = charge > 0 && t("price.withFee", { amount: money(fromMinor(charge)) });
    const tax = !isTaxIncluded && provider.tax > 0 && t("price.withTax", { percent: provider.tax });
    return {
      amount: total(amount),
      before: total(before),
      note: [tax, fee].filter(Boolean).join(" ") || null,
    };
  };
}
