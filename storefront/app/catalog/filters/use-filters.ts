import { startTransition, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { quietNavigation } from "../../shell/quiet-navigation.ts";
import { type Filters, filtersOf, noFilters, withFilters } from "./filters.ts";

export interface FilterState {
  /** The chosen filters, also while their list is loading. */
  filters: Filters;
  isPending: boolean;
  change(changes: Partial<Filters>): void;
  /** Removes all filters; the order stays. */
  clear(): void;
}

/**
 * The filters in the URL of a page, so that navigating back restores them and a link shares them.
 * A change also adds the module, so that a shared link shows the same list.
 */
export function useFilters(moduleId?: number): FilterState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<Filters | null>(null);
  const filters = pending ?? filtersOf(new URLSearchParams(search));

  async function choose(next: Filters) {
    setPending(next);
    const query = withFilters(new URLSearchParams(search), next);
    if (moduleId !== undefined) query.set("module_id", String(moduleId));
    const to = { search: query.size > 0 ? `?${query}` : "" };
    await navigate(to, { preventScrollReset: true, state: quietNavigation });
    // Together with the new location, which React Router renders in a transition: the old filters
    // must not show in between. A newer choice may still be loading.
    startTransition(() => setPending((current) => (current === next ? null : current)));
  }

  return {
    filters,
    isPending: pending !== null,
    change: (changes) => void choose({ ...filters, ...changes }),
    clear: () => void choose({ ...noFilters, order: filters.order }),
  };
}
