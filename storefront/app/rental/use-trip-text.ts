import { dateFormat } from "@errand/core/formats";
import { addDays, countDays, instantOf, localTime } from "@errand/core/time";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useNow } from "../catalog/now.tsx";
import { useClock } from "../catalog/opening-text.ts";
import { useShop } from "../config/shop.ts";
import { hoursOf, type TripPlan } from "./trip-plan.ts";

/** Formats a day within a sentence: "Thu 5 Mar". */
export function useDayText(): (day: string) => string {
  const language = useLanguage();
  const style = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  const format = dateFormat(language, style);
  // "Fri, 4 Dec" in some browsers.
  return (day) => format.format(new Date(`${day}T00:00:00Z`)).replace(",", "");
}

/** Formats a day that stands alone: "Today", "Tomorrow" or "Thu 5 Mar". */
function useDayName(): (day: string) => string {
  const t = useMessages("rental");
  const { config } = useShop();
  const today = localTime(useNow(), config.time_zone).day;
  const dayText = useDayText();
  return (day) => {
    if (day === today) return t("plan.today");
    return day === addDays(today, 1) ? t("plan.tomorrow") : dayText(day);
  };
}

interface TripEnds {
  pickup: string;
  /** Null by distance. */
  back: string | null;
}

/**
 * Returns the pickup and the return of a trip, each as "Fri 4 Dec, 10:00". Alone, the next days are
 * "Today" and "Tomorrow".
 */
export function useTripEnds({ isAlone = false } = {}): (plan: TripPlan) => TripEnds {
  const dayName = useDayName();
  const dayText = useDayText();
  const clock = useClock();
  const { config } = useShop();
  const text = (day: string, time: string) =>
    `${isAlone ? dayName(day) : dayText(day)}, ${clock(time)}`;
  return (plan) => {
    const pickup = text(plan.day, `${plan.time}:00`);
    if (plan.type === "distance_wise") return { pickup, back: null };
    if (plan.type === "day_wise") return { pickup, back: text(plan.returnDay, `${plan.time}:00`) };
    const from = instantOf(plan.day, `${plan.time}:00`, config.time_zone);
    if (!from) return { pickup, back: null };
    const until = new Date(from.getTime() + (hoursOf(plan) ?? 0) * 3_600_000);
    const end = localTime(until, config.time_zone);
    return { pickup, back: text(end.day, end.clock) };
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
