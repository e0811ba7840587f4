import type { RentalType } from "@errand/core/rental/rental.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useId } from "react";
import { ChoiceList } from "../catalog/filters/choice-list.tsx";
import { ChoicePill } from "../catalog/filters/choice-pill.tsx";
import { FilterGroup, FilterPills } from "../catalog/filters/filter-group.tsx";
import { PriceRange } from "../catalog/filters/price-range.tsx";
import { useMoney } from "../config/shop.ts";
import { fuels, seatRanges, transmissions, type VehicleFilters } from "./vehicle-filters.ts";
import type { VehicleChoices } from "./vehicle-search-data.ts";
import { useVehicleTypeText } from "./vehicle-type-text.ts";

export interface VehicleFilterPanelProps {
  choices: VehicleChoices;
  filters: VehicleFilters;
  onChange(changes: Partial<VehicleFilters>): void;
  /** The asked type of trip, whose unit the prices have. */
  type: RentalType | null;
  /** The lowest and the highest price of all matches; null where nothing matches. */
  prices: { low: number; high: number } | null;
}

/** All filters of a list of vehicles, in groups. */
export function VehicleFilterPanel(props: VehicleFilterPanelProps) {
  const { choices, filters, onChange, type, prices } = props;
  const t = useMessages("rental");
  const seatText = useSeatText();
  const typeText = useVehicleTypeText();
  const name = useId();
  return (
    <div className="flex flex-col gap-6">
      <FilterGroup title={t("filters.offers")}>
        <FilterPills>
          <ChoicePill
            kind="checkbox"
            isChosen={filters.isTopRated}
            onChange={(isTopRated) => onChange({ isTopRated })}
          >
            {t("filters.topRated")}
          </ChoicePill>
        </FilterPills>
      </FilterGroup>
      <FilterGroup title={t(`filters.price.${type ?? "any"}`)}>
        <PriceFilter filters={filters} onChange={onChange} prices={prices} />
      </FilterGroup>
      <FilterGroup title={t("filters.seats")}>
        <Toggles
          all={seatRanges}
          chosen={filters.seats}
          textOf={seatText}
          onChange={(seats) => onChange({ seats })}
        />
      </FilterGroup>
      <FilterGroup title={t("filters.air")}>
        <FilterPills>
          {([null, "with", "without"] as const).map((choice) => (
            <ChoicePill
              key={choice}
              kind="radio"
              name={`${name}-air`}
              isChosen={filters.airCondition === choice}
              onChange={() => onChange({ airCondition: choice })}
            >
              {t(`filters.${choice ?? "anyAir"}`)}
            </ChoicePill>
          ))}
        </FilterPills>
      </FilterGroup>
      <FilterGroup title={t("filters.transmission")}>
        <Toggles
          all={transmissions}
          chosen={filters.transmissions}
          textOf={(each) => t(`transmission.${each}`)}
          onChange={(chosen) => onChange({ transmissions: chosen })}
        />
      </FilterGroup>
      <FilterGroup title={t("filters.fuel")}>
        <FuelToggles filters={filters} onChange={onChange} />
      </FilterGroup>
      {/* Categories nearly repeat the types, which links may still choose and chips take back. */}
      {choices.vehicleTypes.length > 1 && choices.categories.length <= 1 && (
        <FilterGroup title={t("filters.vehicleType")}>
          <ChoiceList
            choices={choices.vehicleTypes.map((id) => ({ id, name: typeText(id) }))}
            chosen={filters.vehicleTypes}
            onChange={(vehicleTypes) => onChange({ vehicleTypes })}
          />
        </FilterGroup>
      )}
      {choices.categories.length > 1 && (
        <FilterGroup title={t("filters.categories")}>
          <ChoiceList
            choices={choices.categories}
            chosen={filters.categoryIds}
            onChange={(categoryIds) => onChange({ categoryIds })}
          />
        </FilterGroup>
      )}
      {choices.brands.length > 1 && (
        <FilterGroup title={t("filters.brands")}>
          <ChoiceList
            choices={choices.brands}
            chosen={filters.brandIds}
            onChange={(brandIds) => onChange({ brandIds })}
          />
        </FilterGroup>
      )}
    </div>
  );
}

/** The price of the asked unit, below what the vehicles cost. */
export function PriceFilter({
  filters,
  onChange,
  prices,
}: Pick<VehicleFilterPanelProps, "filters" | "onChange" | "prices">) {
  const t = useMessages("rental");
  const money = useMoney();
  return (
    <>
      {prices && (
        <p className="-mt-1.5 mb-1 text-sm text-muted tabular-nums">
          {t("filters.range", { low: money(prices.low), high: money(prices.high) })}
        </p>
      )}
      <PriceRange
        least={filters.minPrice}
        most={filters.maxPrice}
        onChange={(minPrice, maxPrice) => onChange({ minPrice, maxPrice })}
      />
    </>
  );
}

export function FuelToggles({
  filters,
  onChange,
}: Pick<VehicleFilterPanelProps, "filters" | "onChange">) {
  const t = useMessages("rental");
  return (
    <Toggles
      all={fuels}
      chosen={filters.fuels}
      textOf={(each) => t(`fuel.${each}`)}
      onChange={(chosen) => onChange({ fuels: chosen })}
    />
  );
}

/** A range of seats: "5", "6–7", or "8+" for the last one. */
export function useSeatText(): (range: string) => string {
  const t = useMessages("rental");
  return (range) => {
    const [low = "", high = ""] = range.split("-");
    if (low === high) return low;
    return high === "99" ? `${low}+` : t("filters.seatRange", { low, high });
  };
}

interface TogglesProps<Value extends string> {
  all: readonly Value[];
  chosen: string[];
  textOf(value: Value): string;
  onChange(chosen: Value[]): void;
}

/** A pill for each value, several of which can be chosen. */
function Toggles<Value extends string>({ all, chosen, textOf, onChange }: TogglesProps<Value>) {
  return (
    <FilterPills>
      {all.map((value) => (
        <ChoicePill
          key={value}
          kind="checkbox"
          isChosen={chosen.includes(value)}
          onChange={(isChosen) =>
            onChange(all.filter((each) => (each === value ? isChosen : chosen.includes(each))))
          }
        >
          {textOf(value)}
        </ChoicePill>
      ))}
    </FilterPills>
  );
}
