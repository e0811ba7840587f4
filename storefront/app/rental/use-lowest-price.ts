import type { RentalType, Vehicle } from "@errand/core/rental/rental.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../config/shop.ts";
import type { TripPlan } from "./trip-plan.ts";
import { lowestUnitPrice, tripPrice } from "./trip-price.ts";
import { useTripLength } from "./use-trip-length.ts";
import { useTripTotal } from "./use-trip-total.ts";

interface LowestPrice {
  amount: string;
  /** With what is paid for it: "18.60 € / day". */
  text: string;
}

/**
 * What the cheapest vehicle of a provider costs: for the trip in all, or without a time for a day.
 * Null without a price.
 */
export function useLowestPrice(
  vehicles: [Vehicle, ...Vehicle[]],
  plan: TripPlan | null,
  type: RentalType | null,
): LowestPrice | null {
  const t = useMessages("rental");
  const money = useMoney();
  const totalOf = useTripTotal();
  const length = useTripLength(plan, vehicles[0]);
  const totals = vehicles.flatMap((vehicle) => {
    const price = length && tripPrice(vehicle, length);
    return price ? [totalOf(price, vehicle).amount] : [];
  });
  if (totals.length > 0) {
    const total = money(Math.min(...totals));
    return { amount: total, text: total };
  }
  const lowest = lowestUnitPrice(vehicles, length?.type ?? type);
  if (lowest === null) return null;
  const amount = money(lowest.amount);
  return { amount, text: t(`per.${lowest.type}`, { amount }) };
}
