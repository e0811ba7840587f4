import type { ItemFilter, ItemSorting } from "@errand/core/catalog/listing";
import { AppError } from "@errand/core/errors";
import type { LocalTime } from "@errand/core/time";
import type { Coordinates } from "../requests/headers.ts";
import type { TextMatch } from "../text-search/match-conditions.ts";
import type { RunningSales } from "./discount-sql.ts";
import type { StoreSummary } from "./store-summary.data.ts";

/** Filters and sort order of a list of items. */
export interface ItemQuery extends Partial<Omit<ItemFilter, "filter">> {
  filter?: ItemFilter["filter"];
  zoneIds: number[];
  module: { id: number };
  place: Coordinates | null;
  now: Date;
  storeId?: number | undefined;
  /** A main category or a child. */
  categoryId?: number | undefined;
  recommended?: boolean;
  /** Basic medicine. */
  basic?: boolean;
  /** For one common condition, or for any. */
  conditionId?: number | "any";
  except?: { itemId: number } | { storeId: number };
  /** Null when the searched text matches nothing. */
  match?: TextMatch | null;
  /** The order of the list, unless `filter` names one. */
  order: ListOrder;
  limit: number;
  offset: number;
}

/** `menu`: that of the page of the store whose items are listed. */
export type ListOrder = "menu" | "latest" | "reviewed" | "discounted" | "match" | ItemSorting;

const itemOrders: readonly string[] = ["popular", "high", "low", "nearby"] satisfies ItemSorting[];

/** The sort order of a list: without a location, the nearest cannot come first. */
export function getItemOrder(query: ItemQuery): ListOrder {
  const named = (query.filter ?? []).filter((value): value is ItemSorting =>
    itemOrders.includes(value),
  );
  if (new Set(named).size > 1) throw new AppError("filter_ambiguous", { field: "filter" });
  const order = named[0] ?? query.order;
  return order === "nearby" && !query.place ? "popular" : order;
}

/** The stores, sales and local time that a query depends on. */
export interface QueryScope {
  /** All stores in the zones and module of the query. */
  stores: StoreSummary[];
  /** Empty unless the query depends on prices or discounts. */
  sales: RunningSales;
  at: LocalTime;
}
