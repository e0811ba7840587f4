import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { FilterState } from "../catalog/filters/use-filters.ts";

export interface MenuFilterProps {
  store: StoreDetails;
  state: FilterState;
  /** Number of items that match the filters; undefined while it is unknown. */
  count: number | undefined;
}
