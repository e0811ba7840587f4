import { useMessages } from "@errand/ui/messages/messages.ts";
import { type Chip, ChipList } from "../catalog/filters/chip-list.tsx";
import type { FilterChoice } from "../catalog/filters/filter-options.ts";
import { useMoney } from "../config/shop.ts";
import { useSeatText, type VehicleFilterPanelProps } from "./vehicle-filter-panel.tsx";
import type { VehicleFilters } from "./vehicle-filters.ts";
import { useVehicleTypeText } from "./vehicle-type-text.ts";

interface VehicleFilterChipsProps
  extends Pick<VehicleFilterPanelProps, "choices" | "filters" | "onChange"> {
  onClear(): void;
}

/** The active filters as buttons; each removes its filter. */
export function VehicleFilterChips(props: VehicleFilterChipsProps) {
  const { onChange, onClear } = props;
  const chips = useChips(props);
  return <ChipList chips={chips} onChange={onChange} onClear={onClear} />;
}

function useChips({
  choices,
  filters,
}: Pick<VehicleFilterPanelProps, "choices" | "filters">): Chip<VehicleFilters>[] {
  const t = useMessages("rental");
  const prices = useMessages("catalog");
  const money = useMoney();
  const seatText = useSeatText();
  const typeText = useVehicleTypeText();
  const { isTopRated, minPrice, maxPrice, airCondition } = filters;
  const chips: Chip<VehicleFilters>[] = [];
  if (isTopRated) {
    chips.push({ key: "top", text: t("filters.topRated"), without: { isTopRated: false } });
  }
  if (minPrice !== null || maxPrice !== null) {
    const range = { from: money(minPrice ?? 0), to: money(maxPrice ?? 0) };
    const kind = minPrice === null ? "priceTo" : maxPrice === null ? "priceFrom" : "priceBetween";
    const without = { minPrice: null, maxPrice: null };
    chips.push({ key: "price", text: prices(`filters.${kind}`, range), without });
  }
  if (airCondition !== null) {
    const text = t(airCondition === "with" ? "filters.withAir" : "filters.withoutAir");
    chips.push({ key: "air", text, without: { airCondition: null } });
  }
  const addEach = <
    Name extends "seats" | "transmissions" | "vehicleTypes" | "fuels" | "categoryIds" | "brandIds",
  >(
    name: Name,
    textOf: (value: VehicleFilters[Name][number]) => string,
  ) => {
    const values: VehicleFilters[Name][number][] = filters[name];
    for (const value of values) {
      const without = { [name]: values.filter((each) => each !== value) };
      chips.push({ key: `${name}-${value}`, text: textOf(value), without });
    }
  };
  addEach("seats", (range) => t("filters.seatChip", { seats: seatText(range) }));
  addEach("transmissions", (each) => t(`transmission.${each}`));
  addEach("fuels", (each) => t(`fuel.${each}`));
  addEach("vehicleTypes", typeText);
  addEach("categoryIds", (id) => nameOf(choices.categories, id) ?? t("filters.oneCategory"));
  addEach("brandIds", (id) => nameOf(choices.brands, id) ?? t("filters.oneBrand"));
  return chips;
}

function nameOf(all: FilterChoice[], id: number): string | undefined {
  return all.find((choice) => choice.id === id)?.name;
}
