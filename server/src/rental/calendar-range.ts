import { AppError } from "@errand/core/errors";
import { maxCalendarDays } from "@errand/core/rental/rental.contract";
import { countDays, localTime } from "@errand/core/time";

/** Throws `vehicle_calendar_range_invalid` for days that are over, too many or reversed. */
export function requireCalendarRange(
  { from, to }: { from: string; to: string },
  { timeZone, now }: { timeZone: string; now: Date },
): void {
  const today = localTime(now, timeZone).day;
  if (to < from || to < today || countDays(from, to) >= maxCalendarDays) {
    throw new AppError("vehicle_calendar_range_invalid", { field: "to" });
  }
}
