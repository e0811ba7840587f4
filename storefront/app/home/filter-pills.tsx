import { useMessages } from "@errand/ui/messages/messages.ts";
import Star from "lucide-react/icons/star";
import type { Ref } from "react";
import { ChoicePill } from "../catalog/filters/choice-pill.tsx";
import type { Mark } from "../catalog/filters/filters.ts";
import { MarkPills } from "../catalog/filters/mark-pills.tsx";
import type { FilterState } from "../catalog/filters/use-filters.ts";
import { useShop } from "../config/shop.ts";
import type { ShopType } from "./home-layouts.ts";

const marks: Mark[] = ["delivery", "take_away", "fast_delivery", "free_delivery", "discounted"];

/** The average from which a store counts as very good. */
const goodRating = 4.5;

interface FilterPillsProps {
  type: ShopType;
  state: FilterState;
  ref: Ref<HTMLDivElement>;
}

/** The filters that visitors use most; the list of stores offers all. */
export function FilterPills({ type, state: { filters, change }, ref }: FilterPillsProps) {
  const t = useMessages("catalog");
  const { config } = useShop();
  const hasDiet = config.toggle_veg_non_veg && config.module_config[type].veg_non_veg;
  return (
    <div ref={ref} className="-mx-4 scroll-mt-36 md:-mx-1">
      <fieldset className="flex min-w-0 gap-2 overflow-x-auto p-1 px-4 [scrollbar-width:none] md:flex-wrap md:px-1">
        <legend className="sr-only">{t("filters.title")}</legend>
        <MarkPills marks={marks} filters={filters} onChange={change} />
        <ChoicePill
          kind="checkbox"
          label={t("filters.ratingFrom", { rating: goodRating })}
          isChosen={filters.rating === goodRating}
          onChange={(isChosen) => change({ rating: isChosen ? goodRating : null })}
        >
          <Star aria-hidden className="me-1 size-3.5 fill-current" />
          {t("filters.ratingShort", { rating: goodRating })}
        </ChoicePill>
        {hasDiet && (
          <ChoicePill
            kind="checkbox"
            isChosen={filters.type === "veg"}
            onChange={(isChosen) => change({ type: isChosen ? "veg" : "all" })}
          >
            {t("filters.type.veg")}
          </ChoicePill>
        )}
      </fieldset>
    </div>
  );
}
