import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { FilterState } from "../catalog/filters/use-filters.ts";

export interface MenuFilterProps {
  store: StoreDetails;
  state: FilterState;
  /** How many items are left; undefined while that is not known. */
  count: number | undefined;
}
