import { distanceText } from "@errand/core/date-text";
import { rentalDays } from "@errand/core/rental/rental-price";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../config/shop.ts";
import { useMomentText } from "../rental/use-moment-text.ts";
import { tripEnd } from "./trip-end-time.ts";
import type { TripData } from "./trip-of-cart.ts";

/** What a trip is in words: from when, until when, and how long or how far. */
export function useTripFacts() {
  const rental = useMessages("rental");
  const language = useLanguage();
  const momentText = useMomentText();
  const { config } = useShop();

  return {
    momentText,
    /** "2 days", "3 hours", "12 km". */
    lengthText({ rental_type: type, estimated_hours: hours, distance }: TripData): string {
      if (type === "distance_wise" || hours === null) return distanceText(distance, language);
      const count = type === "day_wise" ? rentalDays(hours) : hours;
      return rental(`count.${type}`, { count });
    },
    /** When the vehicles are back. */
    untilText: (trip: TripData) => momentText(tripEnd(trip, config.time_zone)),
  };
}
