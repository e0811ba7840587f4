import type { RentalType } from "@errand/core/rental/rental.types";
import { countDays } from "@errand/core/time";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney, useShop } from "../config/shop.ts";
import type { TripPlan } from "./trip-plan.ts";

/** Returns what the prices of a list are for, and that nothing is added to them later. */
export function usePricesText(): (plan: TripPlan | null, type: RentalType | null) => string {
  const t = useMessages("rental");
  const money = useMoney();
  const { config } = useShop();
  return (plan, type) => {
    const hasTotals = plan !== null && (plan.type !== "distance_wise" || plan.destination !== null);
    if (!hasTotals) return t(`prices.unit.${plan?.type ?? type ?? "day_wise"}`);
    const prices = t(`prices.${plan.type}`, {
      count: plan.type === "day_wise" ? countDays(plan.day, plan.returnDay) : plan.hours,
    });
    return config.additional_charge_status === 1 && config.additional_charge > 0
      ? t("prices.withFee", { prices, fee: money(config.additional_charge) })
      : t("prices.withTax", { prices });
  };
}
