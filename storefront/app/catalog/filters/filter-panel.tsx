import { numberFormat } from "@errand/core/formats";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import Star from "lucide-react/icons/star";
import { useId } from "react";
import { useMoney } from "../../config/shop.ts";
import { ChoiceList } from "./choice-list.tsx";
import { ChoicePill } from "./choice-pill.tsx";
import { FilterGroup, FilterPills } from "./filter-group.tsx";
import type { FilterOptions } from "./filter-options.ts";
import type { Filters } from "./filters.ts";
import { MarkPills } from "./mark-pills.tsx";
import { PriceRange } from "./price-range.tsx";

export interface FilterPanelProps {
  offer: FilterOptions;
  filters: Filters;
  onChange(changes: Partial<Filters>): void;
}

const ratings = [4.5, 4, 3];
const diets = ["all", "veg", "non_veg"] as const;

/** All filters of a list, in groups. */
export function FilterPanel({ offer, filters, onChange }: FilterPanelProps) {
  const t = useMessages("catalog");
  const money = useMoney();
  const ratingFigure = numberFormat(useLanguage());
  const name = useId();
  return (
    <div className="flex flex-col gap-6">
      {(offer.hasDiet || offer.dietMarks.length > 0) && (
        <FilterGroup title={t("filters.diet")}>
          <FilterPills>
            {offer.hasDiet &&
              diets.map((diet) => (
                <ChoicePill
                  key={diet}
                  kind="radio"
                  name={`${name}-diet`}
                  isChosen={filters.type === diet}
                  onChange={() => onChange({ type: diet })}
                >
                  {t(`filters.type.${diet}`)}
                </ChoicePill>
              ))}
            <MarkPills marks={offer.dietMarks} filters={filters} onChange={onChange} />
          </FilterPills>
        </FilterGroup>
      )}
      <FilterGroup title={t("filters.offers")}>
        <FilterPills>
          <MarkPills marks={offer.marks} filters={filters} onChange={onChange} />
        </FilterPills>
      </FilterGroup>
      {offer.deliveryCharges.length > 0 && (
        <FilterGroup title={t("filters.deliveryCharge")}>
          <FilterPills>
            {[null, ...offer.deliveryCharges].map((charge) => (
              <ChoicePill
                key={charge}
                kind="radio"
                name={`${name}-delivery-charge`}
                isChosen={filters.maxDeliveryCharge === charge}
                onChange={() => onChange({ maxDeliveryCharge: charge })}
              >
                {charge === null
                  ? t("filters.anyCharge")
                  : t("filters.priceTo", { to: money(charge) })}
              </ChoicePill>
            ))}
          </FilterPills>
        </FilterGroup>
      )}
      {offer.hasPrices && (
        <FilterGroup title={t("filters.price")}>
          <PriceRange
            least={filters.minPrice}
            most={filters.maxPrice}
            onChange={(minPrice, maxPrice) => onChange({ minPrice, maxPrice })}
          />
        </FilterGroup>
      )}
      <FilterGroup title={t("filters.rating")}>
        <FilterPills>
          <ChoicePill
            kind="radio"
            name={`${name}-rating`}
            isChosen={filters.rating === null}
            onChange={() => onChange({ rating: null })}
          >
            {t("filters.anyRating")}
          </ChoicePill>
          {ratings.map((rating) => (
            <ChoicePill
              key={rating}
              kind="radio"
              name={`${name}-rating`}
              label={t("filters.ratingFrom", { rating })}
              isChosen={filters.rating === rating}
              onChange={() => onChange({ rating })}
            >
              {ratingFigure.format(rating)}
              <Star aria-hidden className="size-3.5 fill-star text-star" />+
            </ChoicePill>
          ))}
        </FilterPills>
      </FilterGroup>
      {offer.allergens.length > 0 && (
        <FilterGroup title={t("filters.allergens")} hint={t("filters.allergensHint")}>
          <ChoiceList
            choices={offer.allergens.map((id) => ({ id, name: t(`filters.without.${id}`) }))}
            chosen={filters.withoutAllergens}
            onChange={(withoutAllergens) => onChange({ withoutAllergens })}
          />
        </FilterGroup>
      )}
      {offer.categories.length > 1 && (
        <FilterGroup title={t("filters.categories")}>
          <ChoiceList
            choices={offer.categories}
            chosen={filters.categoryIds}
            onChange={(categoryIds) => onChange({ categoryIds })}
          />
        </FilterGroup>
      )}
      {offer.brands.length > 1 && (
        <FilterGroup title={t("filters.brands")}>
          <ChoiceList
            choices={offer.brands}
            chosen={filters.brandIds}
            onChange={(brandIds) => onChange({ brandIds })}
          />
        </FilterGroup>
      )}
    </div>
  );
}
