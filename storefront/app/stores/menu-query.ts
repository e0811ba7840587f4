import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { Config } from "@errand/core/config/config.contract";
import { type FilterOptions, itemFilterOptions } from "../catalog/filters/filter-options.ts";
import { countFilters, type Filters, filtersOf, noFilters } from "../catalog/filters/filters.ts";

/**
 * The search text and filters of a store's menu. They are in the URL, so that the view can be
 * shared.
 */
export interface MenuQuery {
  text: string;
  filters: Filters;
}

export const wholeMenu: MenuQuery = { text: "", filters: noFilters };

/** Parses the query of a URL; ignores invalid values. */
export function menuQueryOf(query: URLSearchParams): MenuQuery {
  return { text: (query.get("search") ?? "").trim().slice(0, 100), filters: filtersOf(query) };
}

/** Returns the query with another search text; the other parameters stay. */
export function withText(query: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (text === "") next.delete("search");
  else next.set("search", text);
  return next;
}

/** Whether the menu is neither searched, filtered nor sorted. */
export function isWholeMenu({ text, filters }: MenuQuery): boolean {
  return text === "" && countFilters(filters) === 0 && filters.order === null;
}

/**
 * Returns the filters that make a difference within one store: not those that all its items match.
 */
export function menuFilterOptions(
  config: Pick<Config, "toggle_veg_non_veg" | "module_config">,
  store: Pick<StoreDetails, "module_type" | "veg" | "non_veg" | "halal_tag_status">,
): FilterOptions {
  const offer = itemFilterOptions({ config, moduleType: store.module_type, hasPlace: false });
  const hasBoth = store.veg === 1 && store.non_veg === 1;
  return {
    ...offer,
    hasDiet: offer.hasDiet && hasBoth,
    dietMarks: offer.dietMarks.filter((mark) => mark !== "halal" || store.halal_tag_status === 1),
    marks: offer.marks.filter((mark) => mark === "discounted" || mark === "available_now"),
  };
}
