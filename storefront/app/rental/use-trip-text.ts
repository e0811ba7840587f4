import { dateFormat } from "@errand/core/formats";
import { addDays, localTime } from "@errand/core/time";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useNow } from "../catalog/now.tsx";
import { useClock } from "../catalog/opening-text.ts";
import { useShop } from "../config/shop.ts";
import type { TripPlan } from "./trip-plan.ts";

/** A trip in words: when it is, and from where to where. */
export function useTripText(plan: TripPlan): { when: string; where: string } {
  const t = useMessages("rental");
  const dayName = useDayName();
  const clock = useClock();
  const start = `${dayName(plan.day)}, ${clock(`${plan.time}:00`)}`;
  const length = {
    hourly: t("count.hourly", { count: plan.hours }),
    day_wise: t("plan.until", { day: dayName(plan.returnDay) }),
    distance_wise: t("type.distance_wise"),
  }[plan.type];
  const where = [
    plan.pickup && t("plan.from", { place: plan.pickup.address }),
    plan.destination && t("plan.to", { place: plan.destination.address }),
  ].filter(Boolean);
  return { when: `${start} · ${length}`, where: where.join(" ") };
}

/** "Today", "Tomorrow" or "Thu 5 Mar". */
function useDayName(): (day: string) => string {
  const t = useMessages("rental");
  const language = useLanguage();
  const { config } = useShop();
  const today = localTime(useNow(), config.time_zone).day;
  const style = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  const format = dateFormat(language, style);
  return (day) => {
    if (day === today) return t("plan.today");
    if (day === addDays(today, 1)) return t("plan.tomorrow");
    return format.format(new Date(`${day}T00:00:00Z`));
  };
}
