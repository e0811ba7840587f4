import { type Hours, type NextOpening, openingOf } from "@errand/core/catalog/opening";
import { clockText, weekdayText } from "@errand/core/date-text";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../config/shop.ts";
import { useNow } from "./now.tsx";

/**
 * Formats times of day in the shop's time format: `const clock = useClock(); clock("18:30:00")`.
 */
export function useClock(): (clock: string) => string {
  const { config } = useShop();
  const language = useLanguage();
  return (clock) => clockText(clock, config.timeformat, language);
}

/** Whether a store is open now, with the texts for its state and for when that changes. */
export function useOpening(store: Hours) {
  const t = useMessages("catalog");
  const { config } = useShop();
  const clock = useClock();
  const language = useLanguage();
  const opening = openingOf(store, useNow(), config.time_zone);

  function opensText({ clock: time, inDays, weekday }: NextOpening): string {
    const values = { time: clock(time), day: weekdayText(weekday, language) };
    if (inDays === 0) return t("opening.opensToday", values);
    return t(inDays === 1 ? "opening.opensTomorrow" : "opening.opensOn", values);
  }

  if (opening.state === "open") {
    const { until } = opening;
    const detail = until === null ? null : t("opening.until", { time: clock(until) });
    return { isOpen: true, word: t("opening.open"), detail };
  }
  const detail = opening.opens && opensText(opening.opens);
  return { isOpen: false, word: t(`opening.${opening.state}`), detail };
}
