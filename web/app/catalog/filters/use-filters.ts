import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { quietNavigation } from "../../shell/quiet-navigation.ts";
import { type Filters, filtersOf, noFilters, withFilters } from "./filters.ts";

export interface FilterState {
  /** What was chosen, also while the list for it is still on its way. */
  filters: Filters;
  isPending: boolean;
  change(changes: Partial<Filters>): void;
  /** Takes all filters away; the order stays. */
  clear(): void;
}

/**
 * The filters of a page, which its address holds: back and forward restore them, a link shares them.
 * With the filters the address tells the module, so that they mean the same to whoever follows it.
 */
export function useFilters(moduleId?: number): FilterState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Filters | null>(null);
  const filters = asked ?? filtersOf(new URLSearchParams(search));

  async function choose(next: Filters) {
    setAsked(next);
    const query = withFilters(new URLSearchParams(search), next);
    if (moduleId !== undefined) query.set("module_id", String(moduleId));
    const to = { search: query.size > 0 ? `?${query}` : "" };
    await navigate(to, { preventScrollReset: true, state: quietNavigation });
    // Another choice may have been made meanwhile: that one is still on its way.
    setAsked((current) => (current === next ? null : current));
  }

  return {
    filters,
    isPending: asked !== null,
    change: (changes) => void choose({ ...filters, ...changes }),
    clear: () => void choose({ ...noFilters, order: filters.order }),
  };
}
