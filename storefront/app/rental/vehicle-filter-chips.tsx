import { useMessages } from "@errand/ui/messages/messages.ts";
import { type Chip, ChipList } from "../catalog/filters/chip-list.tsx";
import { useMoney } from "../config/shop.ts";
import { useSeatText, type VehicleFilterPanelProps } from "./vehicle-filter-panel.tsx";
import {
  hasAutomatic,
  hasManySeats,
  type VehicleFilters,
  withAutomatic,
  withManySeats,
} from "./vehicle-filters.ts";
import { useVehicleTypeText } from "./vehicle-type-text.ts";

interface VehicleFilterChipsProps
  extends Pick<VehicleFilterPanelProps, "choices" | "filters" | "onChange"> {
  /** The name of the chosen provider, if the list names it. */
  providerName: string | null;
  onClear(): void;
}

/** The active filters that have no pill of their own, as buttons; each removes its filter. */
export function VehicleFilterChips(props: VehicleFilterChipsProps) {
  const { onChange, onClear } = props;
  const chips = useChips(props);
  return <ChipList chips={chips} onChange={onChange} onClear={onClear} />;
}

function useChips({
  choices,
  filters,
  providerName,
}: Pick<VehicleFilterChipsProps, "choices" | "filters" | "providerName">): Chip<VehicleFilters>[] {
  const t = useMessages("rental");
  const prices = useMessages("catalog");
  const money = useMoney();
  const seatText = useSeatText();
  const typeText = useVehicleTypeText();
  const { providerId, minPrice, maxPrice, airCondition } = filters;
  const chips: Chip<VehicleFilters>[] = [];
  if (providerId !== null) {
    const text = providerName ?? t("filters.oneProvider");
    chips.push({ key: "provider", text, without: { providerId: null } });
  }
  if (minPrice !== null || maxPrice !== null) {
    const range = { from: money(minPrice ?? 0), to: money(maxPrice ?? 0) };
    const kind = minPrice === null ? "priceTo" : maxPrice === null ? "priceFrom" : "priceBetween";
    const without = { minPrice: null, maxPrice: null };
    chips.push({ key: "price", text: prices(`filters.${kind}`, range), without });
  }
  if (airCondition === "without") {
    const text = t("filters.withoutAir");
    chips.push({ key: "air", text, without: { airCondition: null } });
  }
  const addEach = <Name extends "seats" | "transmissions" | "vehicleTypes" | "fuels" | "brandIds">(
    name: Name,
    textOf: (value: VehicleFilters[Name][number]) => string,
    shown: VehicleFilters[Name],
  ) => {
    const values: VehicleFilters[Name][number][] = filters[name];
    for (const value of shown) {
      const without = { [name]: values.filter((each) => each !== value) };
      chips.push({ key: `${name}-${value}`, text: textOf(value), without });
    }
  };
  const seats = hasManySeats(filters) ? withManySeats(filters, false).seats : filters.seats;
  const transmissions = hasAutomatic(filters)
    ? withAutomatic(filters, false).transmissions
    : filters.transmissions;
  addEach("seats", (range) => t("filters.seatChip", { seats: seatText(range) }), seats);
  addEach("transmissions", (each) => t(`transmission.${each}`), transmissions);
  addEach("fuels", (each) => t(`fuel.${each}`), filters.fuels);
  addEach("vehicleTypes", typeText, filters.vehicleTypes);
  addEach(
    "brandIds",
    (id) => choices.brands.find((brand) => brand.id === id)?.name ?? t("filters.oneBrand"),
    filters.brandIds,
  );
  return chips;
}
