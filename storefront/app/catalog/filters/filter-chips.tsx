import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../../config/shop.ts";
import { type Chip, ChipList } from "./chip-list.tsx";
import type { FilterChoice } from "./filter-options.ts";
import type { FilterPanelProps } from "./filter-panel.tsx";
import type { Filters } from "./filters.ts";

interface FilterChipsProps extends FilterPanelProps {
  onClear(): void;
}

/** The active filters as buttons; each removes its filter. */
export function FilterChips({ offer, filters, onChange, onClear }: FilterChipsProps) {
  const chips = useChips({ offer, filters });
  return <ChipList chips={chips} onChange={onChange} onClear={onClear} />;
}

function useChips({
  offer,
  filters,
}: Pick<FilterPanelProps, "offer" | "filters">): Chip<Filters>[] {
  const t = useMessages("catalog");
  const money = useMoney();
  const { type, marks, rating, minPrice, maxPrice, categoryIds, brandIds } = filters;
  const { withoutAllergens, maxDeliveryCharge } = filters;
  const chips: Chip<Filters>[] = [];
  if (type !== "all") {
    chips.push({ key: "type", text: t(`filters.type.${type}`), without: { type: "all" } });
  }
  for (const mark of marks) {
    const rest = marks.filter((each) => each !== mark);
    chips.push({ key: mark, text: t(`filters.mark.${mark}`), without: { marks: rest } });
  }
  for (const allergen of withoutAllergens) {
    const rest = withoutAllergens.filter((each) => each !== allergen);
    const text = t(`filters.without.${allergen}`);
    chips.push({ key: allergen, text, without: { withoutAllergens: rest } });
  }
  if (minPrice !== null || maxPrice !== null) {
    const range = { from: money(minPrice ?? 0), to: money(maxPrice ?? 0) };
    const kind = minPrice === null ? "priceTo" : maxPrice === null ? "priceFrom" : "priceBetween";
    const without = { minPrice: null, maxPrice: null };
    chips.push({ key: "price", text: t(`filters.${kind}`, range), without });
  }
  if (maxDeliveryCharge !== null) {
    const text = t("filters.deliveryUpTo", { amount: money(maxDeliveryCharge) });
    chips.push({ key: "delivery-charge", text, without: { maxDeliveryCharge: null } });
  }
  if (rating !== null) {
    const text = t("filters.ratingFrom", { rating });
    chips.push({ key: "rating", text, without: { rating: null } });
  }
  for (const id of categoryIds) {
    const text = nameOf(offer.categories, id) ?? t("filters.oneCategory");
    const rest = categoryIds.filter((each) => each !== id);
    chips.push({ key: `category-${id}`, text, without: { categoryIds: rest } });
  }
  for (const id of brandIds) {
    const text = nameOf(offer.brands, id) ?? t("filters.oneBrand");
    const rest = brandIds.filter((each) => each !== id);
    chips.push({ key: `brand-${id}`, text, without: { brandIds: rest } });
  }
  return chips;
}

function nameOf(choices: FilterChoice[], id: number): string | undefined {
  return choices.find((choice) => choice.id === id)?.name;
}
