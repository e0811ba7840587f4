import type { RentalType } from "@errand/core/rental/rental.types";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { type ReactNode, useState } from "react";
import { FilterFrame } from "../catalog/filters/filter-frame.tsx";
import { SortChoice } from "../catalog/filters/sort-choice.tsx";
import type { VehicleFilterState } from "./use-vehicle-filters.ts";
import { VehicleFilterChips } from "./vehicle-filter-chips.tsx";
import { VehicleFilterPanel } from "./vehicle-filter-panel.tsx";
import { countVehicleFilters } from "./vehicle-filters.ts";
import type { VehicleChoices, VehiclePage } from "./vehicle-search-data.ts";

interface FilteredVehiclesProps {
  state: VehicleFilterState;
  choices: VehicleChoices;
  type: RentalType | null;
  first: VehiclePage;
  /** The name of the default order. */
  usualOrder: string;
  /** Beside the sort order, such as the choice of the map. */
  beside?: ReactNode;
  /** Replaces an empty list. */
  empty: ReactNode;
  children: ReactNode;
}

const drawer = lazyComponent(() =>
  import("./vehicle-filter-drawer.tsx").then((file) => file.VehicleFilterDrawer),
);

/** Vehicles with their filters, beside them on wide screens and in a drawer on others. */
export function FilteredVehicles(props: FilteredVehiclesProps) {
  const { state, choices, type, first, usualOrder, beside, empty, children } = props;
  const t = useMessages("rental");
  const [isOpen, setOpen] = useState(false);
  const { filters, isPending, change, clear } = state;
  const count = first.total_size;
  const found = t("search.found", { count });
  const prices = count > 0 ? { low: first.min_price, high: first.max_price } : null;
  const panel = { choices, filters, onChange: change, type, prices };
  return (
    <>
      <FilterFrame
        panel={<VehicleFilterPanel {...panel} />}
        active={countVehicleFilters(filters)}
        found={found}
        isPending={isPending}
        onOpenDrawer={() => setOpen(true)}
        onPrefetchDrawer={drawer.prefetch}
        before={beside}
        after={
          <SortChoice
            orders={["asc", "desc"]}
            nameOf={(order) => t(`filters.${order}`)}
            value={filters.order}
            usual={usualOrder}
            onChange={(order) => change({ order })}
            className="max-sm:grow max-sm:basis-0"
          />
        }
        chips={<VehicleFilterChips {...panel} onClear={clear} />}
      >
        {count > 0 ? children : empty}
      </FilterFrame>
      <LazyOverlay
        component={drawer}
        isOpen={isOpen}
        onLoadError={() => setOpen(false)}
        props={{ ...panel, open: isOpen, onClose: () => setOpen(false), onClear: clear, found }}
      />
    </>
  );
}
