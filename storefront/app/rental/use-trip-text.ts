import { dateFormat } from "@errand/core/formats";
import { addDays, countDays, instantOf, localTime } from "@errand/core/time";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useNow } from "../catalog/now.tsx";
import { useClock } from "../catalog/opening-text.ts";
import { useShop } from "../config/shop.ts";
import { hoursOf, type TripPlan } from "./trip-plan.ts";

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

/** Formats a day: "Today", "Tomorrow" or "Thu 5 Mar". */
export function useDayName(): (day: string) => string {
  const t = useMessages("rental");
  const language = useLanguage();
  const { config } = useShop();
  const today = localTime(useNow(), config.time_zone).day;
  const style = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  const format = dateFormat(language, style);
  return (day) => {
    if (day === today) return t("plan.today");
    if (day === addDays(today, 1)) return t("plan.tomorrow");
    // "Fri, 4 Dec" in some browsers.
    return format.format(new Date(`${day}T00:00:00Z`)).replace(",", "");
  };
}

/** The pickup and the return of a trip, each as "Fri 4 Dec, 10:00"; no return by distance. */
export function useTripEnds(): (plan: TripPlan) => { pickup: string; back: string | null } {
  const dayName = useDayName();
  const clock = useClock();
  const { config } = useShop();
  const text = (day: string, time: string) => `${dayName(day)}, ${clock(time)}`;
  return (plan) => {
    const pickup = text(plan.day, `${plan.time}:00`);
    if (plan.type === "distance_wise") return { pickup, back: null };
    if (plan.type === "day_wise") return { pickup, back: text(plan.returnDay, `${plan.time}:00`) };
    const from = instantOf(plan.day, `${plan.time}:00`, config.time_zone);
    if (!from) return { pickup, back: null };
    const hours = hoursOf(plan) ?? 0;
    const until = localTime(new Date(from.getTime() + hours * 3_600_000), config.time_zone);
    return { pickup, back: text(until.day, until.clock) };
  };
}

/** How long a trip is: "3 days", "3 hours"; null by distance. */
export function useTripLengthText(): (plan: TripPlan) => string | null {
  const t = useMessages("rental");
  return ({ type, day, returnDay, hours }) => {
    if (type === "distance_wise") return null;
    return t(`count.${type}`, { count: type === "hourly" ? hours : countDays(day, returnDay) });
  };
}
