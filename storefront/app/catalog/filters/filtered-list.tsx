import type { LaterToday } from "@errand/core/catalog/listing";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Clock from "lucide-react/icons/clock";
import SearchX from "lucide-react/icons/search-x";
import { type ReactNode, useState } from "react";
import { LaterTodayStores } from "../later-today.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FilterFrame } from "./filter-frame.tsx";
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
    <>
      <FilterFrame
        panel={hasSidePanel ? <FilterPanel {...panel} /> : null}
        active={active}
        found={found}
        isPending={isPending}
        onOpenDrawer={() => setOpen(true)}
        onPrefetchDrawer={drawer.prefetch}
        after={
          <SortChoice
            orders={offer.orders}
            nameOf={(order) => t(`filters.order.${order}`)}
            value={filters.order}
            usual={usualOrder}
            onChange={(order) => change({ order })}
          />
        }
        chips={<FilterChips {...panel} onClear={clear} />}
      >
        {count > 0 ? children : <NothingMatches laterToday={laterToday} onClear={clear} />}
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
