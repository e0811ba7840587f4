import type { RentalType } from "@errand/core/rental/rental.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import type { ReactNode } from "react";
import type { TripPlan } from "./trip-plan.ts";
import { usePricesText } from "./use-prices-text.ts";
import type { VehicleFilterState } from "./use-vehicle-filters.ts";
import { VehicleFilterBar } from "./vehicle-filter-bar.tsx";
import { VehicleFilterChips } from "./vehicle-filter-chips.tsx";
import type { VehicleOrder } from "./vehicle-filters.ts";
import { VehicleKinds } from "./vehicle-kinds.tsx";
import { VehicleNameField } from "./vehicle-name-field.tsx";
import type { VehicleChoices, VehiclePage } from "./vehicle-search-data.ts";

interface FilteredVehiclesProps {
  state: VehicleFilterState;
  choices: VehicleChoices;
  plan: TripPlan | null;
  type: RentalType | null;
  first: VehiclePage;
  /** The name of the default order, and the others. */
  usualOrder: string;
  orders: readonly VehicleOrder[];
  /** The searched name; left out in a list that is not searched by name. */
  name?: string | null;
  /** Beside the list on wide screens, such as the map. */
  beside?: ReactNode;
  /** How much room that takes. */
  size?: "half" | "most";
  /** Above the list. */
  above?: ReactNode;
  /** Replaces an empty list. */
  empty: ReactNode;
  children: ReactNode;
}

const columns = {
  half: "lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]",
  most: "lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]",
};

/** Vehicles below their kinds and filters, with their number and what their prices hold. */
export function FilteredVehicles(props: FilteredVehiclesProps) {
  const { state, choices, plan, type, first, usualOrder, orders, name, beside } = props;
  const { above, empty, size = "half" } = props;
  const t = useMessages("rental");
  const pricesText = usePricesText();
  const { filters, isPending, change, clear } = state;
  const taken = first.taken_size;
  const count = first.total_size - taken;
  const models = t(plan ? "search.free" : "search.found", { count });
  const found = taken > 0 ? t("search.andTaken", { models, count: taken }) : models;
  const prices = count > 0 ? { low: first.min_price, high: first.max_price } : null;
  return (
    <div className="flex flex-col gap-2 md:gap-4">
      {choices.categories.length > 1 && (
        <div className="max-md:hidden">
          <VehicleKinds
            kinds={choices.categories}
            chosen={filters.categoryIds}
            onChange={(categoryIds) => change({ categoryIds })}
          />
        </div>
      )}
      <VehicleFilterBar
        state={state}
        choices={choices}
        type={type}
        prices={prices}
        usualOrder={usualOrder}
        orders={orders}
        found={t("search.found", { count: first.total_size })}
        name={name}
      />
      <VehicleFilterChips
        choices={choices}
        filters={filters}
        providerName={first.vehicles[0]?.provider.name ?? null}
        onChange={change}
        onClear={clear}
      />
      {above}
      <div
        className={classNames(
          "grid grid-cols-[minmax(0,1fr)] items-start gap-x-10",
          Boolean(beside) && columns[size],
        )}
      >
        <div className="flex min-w-0 flex-col gap-2 md:gap-4">
          <div className="flex items-center justify-between gap-5">
            <div role="status" className="flex flex-wrap items-baseline gap-x-2 md:block">
              <h2 className="flex items-center gap-2 font-semibold max-md:text-meta md:text-xl">
                {found}
                {isPending && <Spinner />}
              </h2>
              {count > 0 && (
                <p className="text-meta text-muted">
                  <span className="max-md:sr-only">{pricesText(plan, type)}</span>
                  <span aria-hidden className="md:hidden">
                    {t(plan ? "prices.short" : `prices.unit.${type ?? "day_wise"}`)}
                  </span>
                </p>
              )}
            </div>
            {name !== undefined && size === "half" && (
              <div className="w-64 shrink-0 max-md:hidden">
                <VehicleNameField key={name} name={name} />
              </div>
            )}
          </div>
          <div
            aria-busy={isPending}
            className="transition-opacity duration-150 aria-busy:opacity-55"
          >
            {count === 0 && empty}
            {first.total_size > 0 && props.children}
          </div>
        </div>
        {beside}
      </div>
    </div>
  );
}
