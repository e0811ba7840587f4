import type { RentalType } from "@errand/core/rental/rental.types";
import { Button } from "@errand/ui/button.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import { ChoiceList } from "../catalog/filters/choice-list.tsx";
import { ChoicePill } from "../catalog/filters/choice-pill.tsx";
import { SortChoice } from "../catalog/filters/sort-choice.tsx";
import { FilterPopover } from "./filter-popover.tsx";
import type { VehicleFilterState } from "./use-vehicle-filters.ts";
import { FuelToggles, PriceFilter } from "./vehicle-filter-panel.tsx";
import {
  countVehicleFilters,
  hasAutomatic,
  hasManySeats,
  type VehicleOrder,
  withAutomatic,
  withManySeats,
} from "./vehicle-filters.ts";
import type { VehicleChoices } from "./vehicle-search-data.ts";

interface VehicleFilterBarProps {
  state: VehicleFilterState;
  choices: VehicleChoices;
  type: RentalType | null;
  prices: { low: number; high: number } | null;
  /** The name of the default order, and the others. */
  usualOrder: string;
  orders: readonly VehicleOrder[];
  /** The number of results as text. */
  found: string;
  /** The searched name, in the drawer where the page has no room for it. */
  name?: string | null;
}

const drawer = lazyComponent(() =>
  import("./vehicle-filter-drawer.tsx").then((file) => file.VehicleFilterDrawer),
);

/** The filters of vehicles in one row: those used most, the drawer with all, and the order. */
export function VehicleFilterBar(props: VehicleFilterBarProps) {
  const { state, choices, type, prices, usualOrder, orders, found, name } = props;
  const t = useMessages("rental");
  const catalog = useMessages("catalog");
  const [isOpen, setOpen] = useState(false);
  const { filters, change, clear } = state;
  const active = countVehicleFilters(filters);
  const hasPrice = filters.minPrice !== null || filters.maxPrice !== null;
  const panel = { choices, filters, onChange: change, type, prices };
  return (
    <div className="no-print flex items-center gap-3">
      <fieldset className="-mx-4 flex min-w-0 grow gap-2 overflow-x-auto p-1 px-4 [scrollbar-width:none] md:-mx-1 md:flex-wrap md:px-1">
        <legend className="sr-only">{catalog("filters.title")}</legend>
        <Button
          variant={active > 0 ? "solid" : "outline"}
          aria-haspopup="dialog"
          aria-label={active === 0 ? undefined : catalog("filters.some", { count: active })}
          onPointerEnter={drawer.prefetch}
          onFocus={drawer.prefetch}
          onClick={() => setOpen(true)}
          className="shrink-0 px-4! text-[0.9375rem]!"
        >
          <SlidersHorizontal aria-hidden className="size-4.5" />
          {catalog("filters.title")}
          {active > 0 && <span className="tabular-nums">{active}</span>}
        </Button>
        <SortChoice
          orders={orders}
          nameOf={(order) => t(`filters.${order}`)}
          value={filters.order}
          usual={usualOrder}
          onChange={(order) => change({ order })}
          className="shrink-0 md:order-last md:ms-auto"
        />
        <ChoicePill
          kind="checkbox"
          isChosen={hasAutomatic(filters)}
          onChange={(isChosen) => change(withAutomatic(filters, isChosen))}
        >
          {t("filters.automatic")}
        </ChoicePill>
        <ChoicePill
          kind="checkbox"
          isChosen={hasManySeats(filters)}
          onChange={(isChosen) => change(withManySeats(filters, isChosen))}
        >
          {t("filters.manySeats")}
        </ChoicePill>
        <FilterPopover title={t(`filters.price.${type ?? "any"}`)} isActive={hasPrice}>
          <PriceFilter {...panel} />
        </FilterPopover>
        <FilterPopover title={t("filters.fuel")} isActive={filters.fuels.length > 0}>
          <FuelToggles filters={filters} onChange={change} />
        </FilterPopover>
        <ChoicePill
          kind="checkbox"
          isChosen={filters.airCondition === "with"}
          onChange={(isChosen) => change({ airCondition: isChosen ? "with" : null })}
        >
          {t("filters.withAir")}
        </ChoicePill>
        <ChoicePill
          kind="checkbox"
          isChosen={filters.isTopRated}
          onChange={(isTopRated) => change({ isTopRated })}
        >
          {t("filters.topRated")}
        </ChoicePill>
        {choices.brands.length > 1 && (
          <FilterPopover title={t("filters.brand")} isActive={filters.brandIds.length > 0}>
            <ChoiceList
              choices={choices.brands}
              chosen={filters.brandIds}
              onChange={(brandIds) => change({ brandIds })}
            />
          </FilterPopover>
        )}
        {active > 0 && (
          <Button variant="quiet" onClick={clear} className="shrink-0 px-3! max-md:hidden">
            {t("filters.clearShort")}
          </Button>
        )}
      </fieldset>
      <LazyOverlay
        component={drawer}
        isOpen={isOpen}
        onLoadError={() => setOpen(false)}
        props={{
          ...panel,
          open: isOpen,
          onClose: () => setOpen(false),
          onClear: clear,
          found,
          name,
        }}
      />
    </div>
  );
}
