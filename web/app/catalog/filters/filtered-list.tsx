import type { LaterToday } from "@errand/core/catalog/listing";
import Clock from "lucide-react/icons/clock";
import SearchX from "lucide-react/icons/search-x";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../messages/messages.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { LazyOverlay } from "../../ui/lazy-overlay.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { LaterTodayStores } from "../later-today.tsx";
import { FilterChips } from "./filter-chips.tsx";
import type { FilterOptions } from "./filter-options.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { countFilters } from "./filters.ts";
import { SortChoice } from "./sort-choice.tsx";
import type { FilterState } from "./use-filters.ts";

interface FilteredListProps {
  offer: FilterOptions;
  /** From `useFilters()`, or from any other state. */
  state: FilterState;
  count: number;
  /** `count` as text, such as "12 items". */
  found: string;
  /** The name of the default order. */
  usualOrder: string;
  /** Whether the filters are beside the list on wide screens too, or always in a drawer. */
  hasSidePanel?: boolean;
  /** For a list that is empty only at this hour: where its entries are sold later today. */
  laterToday?: LaterToday[];
  /** Replaces a list that is empty without any filter. */
  empty: ReactNode;
  children: ReactNode;
}

const besidePanel =
  "grid items-start gap-x-8 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)] desk:grid-cols-[17rem_minmax(0,1fr)]";

const drawer = lazyComponent(() => import("./filter-drawer.tsx").then((file) => file.FilterDrawer));

/** A list with its filters, beside it on wide screens and in a drawer on others. */
export function FilteredList({
  offer,
  state,
  count,
  found,
  usualOrder,
  hasSidePanel = true,
  laterToday = [],
  empty,
  children,
}: FilteredListProps) {
  const t = useMessages("catalog");
  const [isOpen, setOpen] = useState(false);
  const { filters, isPending, change, clear } = state;
  const active = countFilters(filters);
  const panel = { offer, filters, onChange: change };
  if (count === 0 && active === 0 && !isPending) return empty;
  return (
    <div className={hasSidePanel ? besidePanel : undefined}>
      {hasSidePanel && (
        <aside
          aria-label={t("filters.title")}
          className="hidden lg:sticky lg:top-24 lg:block lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:pe-2 lg:pb-4"
        >
          <FilterPanel {...panel} />
        </aside>
      )}
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="flex min-h-11 items-center gap-2 text-muted">
            {found}
            {isPending && <Spinner />}
          </p>
          <div className="flex min-w-0 items-center gap-2">
            <Button
              variant="outline"
              aria-haspopup="dialog"
              aria-label={active === 0 ? undefined : t("filters.some", { count: active })}
              onPointerEnter={drawer.prefetch}
              onFocus={drawer.prefetch}
              onClick={() => setOpen(true)}
              className={`rounded-full! ${hasSidePanel ? "lg:hidden" : ""}`}
            >
              <SlidersHorizontal aria-hidden className="size-4.5" />
              {t("filters.title")}
              {active > 0 && (
                <span className="rounded-full bg-accent px-2 text-sm text-on-accent tabular-nums">
                  {active}
                </span>
              )}
            </Button>
            <SortChoice
              orders={offer.orders}
              value={filters.order}
              usual={usualOrder}
              onChange={(order) => change({ order })}
            />
          </div>
        </div>
        <FilterChips {...panel} onClear={clear} />
        <div aria-busy={isPending} className="transition-opacity duration-150 aria-busy:opacity-55">
          {count > 0 ? children : <NothingMatches laterToday={laterToday} onClear={clear} />}
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

interface NothingMatchesProps {
  laterToday: LaterToday[];
  onClear(): void;
}

function NothingMatches({ laterToday, onClear }: NothingMatchesProps) {
  const t = useMessages("catalog");
  const isLater = laterToday.length > 0;
  return (
    <EmptyState
      icon={isLater ? Clock : SearchX}
      title={t(isLater ? "later.nothingNow" : "filters.nothing")}
      text={t(isLater ? "later.title" : "filters.nothingText")}
      action={
        <div className="flex flex-col gap-4">
          {isLater && <LaterTodayStores stores={laterToday} />}
          <Button variant="soft" onClick={onClear} className="self-center">
            {t("filters.clear")}
          </Button>
        </div>
      }
    />
  );
}
