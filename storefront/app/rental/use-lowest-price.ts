import type { RentalType, Vehicle } from "@errand/core/rental/rental.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../config/shop.ts";
import type { TripPlan } from "./trip-plan.ts";
import { lowestUnitPrice, tripPrice } from "./trip-price.ts";
import { useTripLength } from "./use-trip-length.ts";
import { useTripTotal } from "./use-trip-total.ts";

interface LowestPrice {
  /** "from 93.49 €", or the price of a single vehicle. */
  amount: string;
  /** "31.00 € a day", beside a total. */
  unit: string | null;
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
  const from = (amount: string) => (vehicles.length > 1 ? t("typeFrom", { amount }) : amount);
  const [cheapest] = vehicles
    .flatMap((vehicle) => {
      const price = length && tripPrice(vehicle, length);
      return price ? [{ total: totalOf(price, vehicle).amount, unit: price.unit }] : [];
    })
    .sort((one, other) => one.total - other.total);
  if (length && cheapest) {
    return {
      amount: from(money(cheapest.total)),
      unit: t(`per.${length.type}`, { amount: money(cheapest.unit) }),
    };
  }
  const lowest = lowestUnitPrice(vehicles, length?.type ?? type);
  if (lowest === null) return null;
  return { amount: from(t(`per.${lowest.type}`, { amount: money(lowest.amount) })), unit: null };
}
