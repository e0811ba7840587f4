import type { ItemFilter, ItemOrder } from "@errand/core/catalog/listing";
import { AppError } from "@errand/core/errors";
import type { LocalTime } from "@errand/core/time";
import type { Place } from "../requests/headers.ts";
import type { Match } from "../text-search/text-match.ts";
import type { RunningSales } from "./discount-sql.ts";
import type { StoreSummary } from "./store-summary.data.ts";

/** Which items are listed, in which order. */
export interface ItemQuery extends Partial<Omit<ItemFilter, "filter">> {
  filter?: ItemFilter["filter"];
  zoneIds: number[];
  module: { id: number };
  place: Place | null;
  now: Date;
  storeId?: number | undefined;
  /** Main or child. */
  categoryId?: number | undefined;
  recommended?: boolean;
  /** Basic medicine. */
  basic?: boolean;
  /** For one common condition, or for any. */
  conditionId?: number | "any";
  except?: { itemId: number } | { storeId: number };
  /** Null when a text was given that matches nothing. */
  match?: Match | null;
  /** The order of the list, unless `filter` names one. */
  order: ListOrder;
  limit: number;
  offset: number;
}

export type ListOrder = "latest" | "reviewed" | "discounted" | "match" | ItemOrder;

const itemOrders: readonly string[] = ["popular", "high", "low", "nearby"] satisfies ItemOrder[];

/** The order a list comes in. Nobody is near to a visitor who has not said where they are. */
export function orderOf(query: ItemQuery): ListOrder {
  const named = (query.filter ?? []).filter((value): value is ItemOrder =>
    itemOrders.includes(value),
  );
  if (new Set(named).size > 1) throw new AppError("filter", { field: "filter" });
  const order = named[0] ?? query.order;
  return order === "nearby" && !query.place ? "popular" : order;
}

/** What a query is about, as things are at its moment. */
export interface QueryScope {
  /** All of the query's zones and module. */
  stores: StoreSummary[];
  /** What they have left is read where prices or reductions count. */
  sales: RunningSales;
  at: LocalTime;
}
