import { numberFormat } from "@errand/core/formats";
import type { RentalType, Vehicle } from "@errand/core/rental/rental.types";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Price } from "../config/money.tsx";
import { useMoney } from "../config/shop.ts";
import type { TripPlan } from "./trip-plan.ts";
import { lowestUnitPrice, type TripPrice, tripPrice } from "./trip-price.ts";
import { useTripLength } from "./use-trip-length.ts";
import { useTripTotal } from "./use-trip-total.ts";

interface VehiclePriceProps {
  vehicle: Vehicle;
  /** Null without a time: the lowest price of the vehicle shows then. */
  plan: TripPlan | null;
  /** The type of trip that is asked for without a time. */
  type?: RentalType | null;
}

/**
 * What a vehicle costs for the trip in all, beside the price of one day, hour or kilometre; without
 * a time only that.
 */
export function VehiclePrice({ vehicle, plan, type = null }: VehiclePriceProps) {
  const t = useMessages("rental");
  const money = useMoney();
  const totalOf = useTripTotal();
  const length = useTripLength(plan, vehicle);
  const price = length && tripPrice(vehicle, length);
  if (!price || !length) {
    const asked = length?.type ?? type;
    return <UnitPrice vehicle={vehicle} type={asked} />;
  }
  const total = totalOf(price, vehicle);
  return (
    <p className="flex min-h-7 flex-wrap items-baseline gap-x-2">
      <Price amount={total.amount} before={total.before} className="text-title" />
      <span className="text-meta text-muted tabular-nums">
        <span className="sr-only">{t("price.trip")}, </span>
        <bdi>{t(`per.${length.type}`, { amount: money(price.unit) })}</bdi>
      </span>
    </p>
  );
}

/** "2 days × €58.00" */
export function usePriceBreakdown(): (price: TripPrice, type: RentalType) => string {
  const t = useMessages("rental");
  const money = useMoney();
  const language = useLanguage();
  const figure = numberFormat(language, { maximumFractionDigits: 1 });
  return ({ count, unit }, type) =>
    t("made", {
      units:
        type === "distance_wise"
          ? t("count.distance_wise", { distance: figure.format(count) })
          : t(`count.${type}`, { count }),
      unit: money(unit),
    });
}

function UnitPrice({ vehicle, type }: { vehicle: Vehicle; type: RentalType | null }) {
  const t = useMessages("rental");
  const money = useMoney();
  const lowest = lowestUnitPrice([vehicle], type);
  if (lowest === null) return <p className="min-h-7" />;
  return (
    <p className="min-h-7 text-title font-bold tabular-nums">
      <bdi>{t(`per.${lowest.type}`, { amount: money(lowest.amount) })}</bdi>
    </p>
  );
}

/** "€2.00 OFF" or "20% OFF" of the vehicle itself; null without a discount. */
export function useVehicleOffer({ discount_type, discount_price }: Vehicle): string | null {
  const t = useMessages("catalog");
  const money = useMoney();
  if (discount_price <= 0) return null;
  return discount_type === "percent"
    ? t("off.percent", { percent: discount_price })
    : t("off.amount", { amount: money(discount_price) });
}
