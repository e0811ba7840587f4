import { startTransition, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import {
  noVehicleFilters,
  type VehicleFilters,
  vehicleFiltersOf,
  withVehicleFilters,
} from "./vehicle-filters.ts";

export interface VehicleFilterState {
  /** The chosen filters, also while their list is loading. */
  filters: VehicleFilters;
  isPending: boolean;
  change(changes: Partial<VehicleFilters>): void;
  /** Removes all filters; the order stays. */
  clear(): void;
}

/**
 * The filters in the URL of a page, so that navigating back restores them and a link shares them.
 */
export function useVehicleFilters(): VehicleFilterState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<VehicleFilters | null>(null);
  const filters = pending ?? vehicleFiltersOf(new URLSearchParams(search));

  async function choose(next: VehicleFilters) {
    setPending(next);
    const query = withVehicleFilters(new URLSearchParams(search), next);
    await navigate(
      { search: query.size > 0 ? `?${query}` : "" },
      { preventScrollReset: true, state: quietNavigation },
    );
    // Together with the new location, which React Router renders in a transition. A newer choice
    // may still load.
    startTransition(() => setPending((current) => (current === next ? null : current)));
  }

  return {
    filters,
    isPending: pending !== null,
    change: (changes) => void choose({ ...filters, ...changes }),
    clear: () => void choose({ ...noVehicleFilters, order: filters.order }),
  };
}
