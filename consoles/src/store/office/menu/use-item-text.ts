import type { ModuleType } from "@errand/core/modules/modules.contract";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useNow } from "../../../console/use-now.ts";
import { useTimeText } from "../../../console/use-shop.ts";
import type { StoreItem } from "./menu.queries.ts";

/** What a row says of an item in the language of the page. */
export function useItemText(item: StoreItem, type: ModuleType) {
  const t = useMessages("menu");
  const language = useLanguage();
  const until = useSoldOutText();
  return {
    name: language === "fr" ? item.name_fr : item.name,
    detail: toParts(item, type)
      .map(([key, count]) => t(`has.${key}`, { count }))
      .join(", "),
    /** Why customers cannot order it; null while they can. */
    state: toState(),
  };

  function toState(): string | null {
    if (item.active === 0) return t("row.offSale");
    if (item.sold_out_until !== null) return until(item.sold_out_until);
    return item.stock === 0 ? t("row.soldOut") : null;
  }
}

type Part = readonly ["groups" | "extras" | "variations" | "pieces", number];

function toParts({ option_groups, add_ons, variations, stock }: StoreItem, type: ModuleType) {
  const parts: Part[] =
    type === "food"
      ? [
          ["groups", option_groups.length],
          ["extras", add_ons.length],
        ]
      : [["variations", variations.length]];
  const filled = parts.filter(([, count]) => count > 0);
  return stock === null ? filled : [...filled, ["pieces", stock] as const];
}

/** Until when something is sold out: the time today, else the day. */
function useSoldOutText(): (until: string) => string {
  const t = useMessages("menu");
  const { clock, day, local } = useTimeText();
  const today = local(useNow(60_000)).day;
  return (until) =>
    t("row.soldOutUntil", { until: local(until).day === today ? clock(until) : day(until) });
}
