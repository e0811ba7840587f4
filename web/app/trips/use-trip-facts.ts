import { rentalDays } from "@errand/core/rental/rental-price";
import { localTime } from "@errand/core/time";
import { distanceText, weekdayText } from "../catalog/date-text.ts";
import { useClock } from "../catalog/opening-text.ts";
import { useShop } from "../config/shop.ts";
import { useLanguage, useMessages } from "../messages/messages.ts";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { tripEnd } from "./trip-end-time.ts";
import type { TripData } from "./trip-of-cart.ts";

/** What a trip is in words: from when, until when, and how long or how far. */
export function useTripFacts() {
  const t = useMessages("trips");
  const rental = useMessages("rental");
  const language = useLanguage();
  const { config } = useShop();
  const clock = useClock();
  const { day } = useDateTimeText();

  /** With the day of the week. */
  function momentText(moment: string | Date): string {
    const local = localTime(new Date(moment), config.time_zone);
    return t("moment", {
      weekday: weekdayText(local.weekday, language),
      day: day(moment),
      time: clock(local.clock),
    });
  }

  return {
    momentText,
    /** "2 days", "3 hours", "12 km". */
    lengthText({ rental_type: type, estimated_hours: hours, distance }: TripData): string {
      if (type === "distance_wise" || hours === null) return distanceText(distance, language);
      const count = type === "day_wise" ? rentalDays(hours) : hours;
      return rental(`count.${type}`, { count });
    },
    /** When the vehicles are back. */
    untilText: (trip: TripData) => momentText(tripEnd(trip)),
  };
}
