import { localTime } from "@errand/core/time";
import { useEffect } from "react";
import { useShop } from "../../console/console.ts";
import { useNow } from "../../console/use-now.ts";

const night = { from: "19:00:00", to: "07:00:00" };
const stepMs = 60_000;

/** Whether a clock time of the shop is at night. */
export function isNight(clock: string): boolean {
  return clock >= night.from || clock < night.to;
}

/**
 * Shows the page dark at night, by the clock of the shop, unless the courier has chosen a theme:
 * see courier.css.
 */
export function useNightTheme(): void {
  const { time_zone } = useShop();
  const now = useNow(stepMs);
  const isDark = isNight(localTime(new Date(now), time_zone).clock);
  useEffect(() => {
    document.documentElement.dataset.night = String(isDark);
  }, [isDark]);
}
