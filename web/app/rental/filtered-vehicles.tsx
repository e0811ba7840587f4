import type { RentalType } from "@errand/core/rental/rental.types";
import ChevronDown from "lucide-react/icons/chevron-down";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { type ReactNode, useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import { Spinner } from "../ui/spinner.tsx";
import type { VehicleFilterState } from "./use-vehicle-filters.ts";
import { VehicleFilterChips } from "./vehicle-filter-chips.tsx";
import { VehicleFilterPanel } from "./vehicle-filter-panel.tsx";
import { countVehicleFilters, type VehicleFilters } from "./vehicle-filters.ts";
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
  const active = countVehicleFilters(filters);
  const count = first.total_size;
  const found = t("search.found", { count });
  const prices = count > 0 ? { low: first.min_price, high: first.max_price } : null;
  const panel = { choices, filters, onChange: change, type, prices };
  return (
    <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)] desk:grid-cols-[17rem_minmax(0,1fr)]">
      <aside
        aria-label={t("filters.title")}
        className="hidden lg:sticky lg:top-24 lg:block lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:pe-2 lg:pb-4"
      >
        <VehicleFilterPanel {...panel} />
      </aside>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="flex min-h-11 items-center gap-2 text-muted">
            {found}
            {isPending && <Spinner />}
          </p>
          <div className="no-print flex min-w-0 items-center gap-2 max-sm:flex-wrap">
            {beside}
            <Button
              variant="outline"
              aria-haspopup="dialog"
              aria-label={active === 0 ? undefined : t("filters.some", { count: active })}
              onPointerEnter={drawer.prefetch}
              onFocus={drawer.prefetch}
              onClick={() => setOpen(true)}
              className="rounded-full! lg:hidden"
            >
              <SlidersHorizontal aria-hidden className="size-4.5" />
              {t("filters.title")}
              {active > 0 && (
                <span className="rounded-full bg-accent px-2 text-sm text-on-accent tabular-nums">
                  {active}
                </span>
              )}
            </Button>
            <SortByPrice
              value={filters.order}
              usual={usualOrder}
              onChange={(order) => change({ order })}
            />
          </div>
        </div>
        <VehicleFilterChips {...panel} onClear={clear} />
        <div aria-busy={isPending} className="transition-opacity duration-150 aria-busy:opacity-55">
          {count > 0 ? children : empty}
        </div>
      </div>
      <LazyOverlay
        component={drawer}
        isOpen={isOpen}
        onLoadError={() => setOpen(false)}
        props={{ ...panel, open: isOpen, onClose: () => setOpen(false), onClear: clear, found }}
      />
    </div>
  );
}

interface SortByPriceProps {
  value: VehicleFilters["order"];
  /** The name of the default order. */
  usual: string;
  onChange(order: VehicleFilters["order"]): void;
}

function SortByPrice({ value, usual, onChange }: SortByPriceProps) {
  const t = useMessages("rental");
  return (
    <label className="relative inline-flex min-w-24 items-center max-sm:grow max-sm:basis-0">
      <span className="sr-only">{t("filters.sort")}</span>
      <select
        value={value ?? ""}
        onChange={({ target }) =>
          onChange((["asc", "desc"] as const).find((order) => order === target.value) ?? null)
        }
        className="min-h-11 w-full min-w-0 cursor-pointer appearance-none truncate rounded-full border border-transparent bg-sunken ps-4 pe-9 text-[0.9375rem] font-medium hover:border-line-strong focus-visible:outline-2 focus-visible:outline-accent"
      >
        <option value="">{usual}</option>
        <option value="asc">{t("filters.asc")}</option>
        <option value="desc">{t("filters.desc")}</option>
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-3 size-4.5 text-muted" />
    </label>
  );
}
