import { weekdayText } from "@errand/core/date-text";
import type { Trip } from "@errand/core/trips/trips.types";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../../../console/use-shop.ts";

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** What a provider reads of a trip in a few words. */
export function useTripText() {
  const t = useMessages("rental-trips");
  const language = useLanguage();
  const { clock, day, local } = useTimeText();
  return {
    /** "17:45" today, else "Saturday 28 November, 10:00". */
    moment(at: string | number, now: number): string {
      const { weekday, day: date } = local(at);
      if (date === local(now).day) return clock(at);
      return t("moment", {
        day: `${weekdayText(weekday, language)} ${day(at)}`,
        time: clock(at),
      });
    },
    /** "40 min late", "3 h late", "2 days late" */
    late(minutes: number): string {
      if (minutes < 2 * hourMinutes) return t("late.minutes", { count: minutes });
      if (minutes < 2 * dayMinutes)
        return t("late.hours", { count: Math.floor(minutes / hourMinutes) });
      return t("late.days", { count: Math.floor(minutes / dayMinutes) });
    },
    /** "2 × Tamsen Bus 9 E, Filante" */
    vehicles: ({ trip_details }: Pick<Trip, "trip_details">): string =>
      trip_details
        .map(({ quantity, vehicle_details: { name } }) =>
          quantity === 1 ? name : t("several", { count: quantity, name }),
        )
        .join(", "),
    /** The plates that are assigned, or that none is. */
    plates: ({ vehicle_identity }: Pick<Trip, "vehicle_identity">): string =>
      vehicle_identity.length === 0
        ? t("noPlate")
        : vehicle_identity.map(({ license_plate_number }) => license_plate_number).join(", "),
  };
}
