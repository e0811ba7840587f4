import { useMessages } from "@errand/ui/messages/messages.ts";
import type { Arrival } from "./arrival.ts";

/** The time that is left as a text; null without an estimate. */
export function useTimeLeftText(left: Arrival | undefined): string | null {
  const t = useMessages("orders");
  if (left === undefined) return null;
  if (left === null) return t("due");
  if ("within" in left) return t("withinMinutes", { count: left.within });
  if ("days" in left) return t("daysLeft", { count: left.days });
  if ("hours" in left) return t("hoursLeft", { count: left.hours });
  return "minutes" in left
    ? t("minutesLeft", { count: left.minutes })
    : t("secondsLeft", { count: left.seconds });
}
