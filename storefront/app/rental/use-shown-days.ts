import { addDays, localTime } from "@errand/core/time";
import { maxDaysAhead } from "@errand/core/trips/trip-span";
import { addMonths, earlier, later, monthOf } from "@errand/ui/calendar/calendar-days.ts";
import { useState } from "react";
import { useNow } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";

/** The days that a calendar of two months shows, as far as a trip can start on them. */
export function useShownDays(firstDay: string | null) {
  const { config } = useShop();
  const today = localTime(useNow(), config.time_zone).day;
  const last = addDays(today, maxDaysAhead);
  const [month, setMonth] = useState(monthOf(firstDay ?? today));
  const from = later(`${month}-01`, today);
  const to = earlier(addDays(`${addMonths(month, 2)}-01`, -1), last);
  return { today, last, from, to, setMonth };
}
