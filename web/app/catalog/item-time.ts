import type { Item } from "@errand/core/catalog/catalog.types";
import { useShop } from "../config/shop.ts";
import { useLanguage, useWords } from "../words/words.ts";
import { dayText } from "./figures.ts";
import { isInItsTime, isSoldOut } from "./item-state.ts";
import { useNow } from "./now.tsx";
import { useClock } from "./opening-text.ts";

/** What stands between a shopper and an item: nothing, its time, or that there is none left. */
export type ItemState = "ready" | "not_now" | "sold_out";

export function useItemState(item: Item): ItemState {
  const { config } = useShop();
  const now = useNow();
  if (isSoldOut(item)) return "sold_out";
  return isInItsTime(item, now, config.time_zone) ? "ready" : "not_now";
}

/** When an item can be had: "11:00 – 14:30", for campaigns with their days. */
export function useTimeWindow(item: Item): string {
  const t = useWords("catalog");
  const clock = useClock();
  const language = useLanguage();
  const from = item.available_time_starts;
  const until = item.available_time_ends;
  const hours =
    from && until ? t("window.hours", { from: clock(from), until: clock(until) }) : null;
  const days =
    item.available_date_starts &&
    t("window.days", {
      from: dayText(item.available_date_starts, language),
      until: dayText(item.available_date_ends ?? item.available_date_starts, language),
    });
  return [days, hours].filter(Boolean).join(", ");
}
