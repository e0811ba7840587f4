import { type CompareRows, createFirstRows } from "./first-rows.ts";
import type { Dimension, FleetColumns, PriceKind } from "./fleet-columns.ts";
import type { TextRanks } from "./fleet-words.ts";

/** Which vehicles match. */
export interface FleetCondition {
  /** Providers whose vehicles are offered to this visitor at this time. */
  providerIds: ReadonlySet<number>;
  /** Values of other dimensions that match. */
  values?: Partial<Record<Dimension, (value: number | string | boolean) => boolean>>;
  /** Only vehicles that a text finds. */
  ranks?: TextRanks | null;
  /** Marks rows of which none is free. */
  full?: Uint8Array | null;
  minAvgRating?: number | undefined;
  isRated?: boolean;
  /** Only vehicles with a price of this kind. */
  price?: PriceKind;
}

/** Calls back with the row of each vehicle that matches. */
export function forEachMatch(
  columns: FleetColumns,
  condition: FleetCondition,
  visit: (row: number) => void,
): void {
  const { listed, size } = columns;
  const { avgRating, ratingCount } = columns.figures;
  const { ranks, full, minAvgRating = 0, isRated = false } = condition;
  const prices = condition.price && columns.prices[condition.price];
  const codes = conditionsOf(columns, condition);

  for (let row = 0; row < size; row++) {
    if (listed[row] === 0 || ranks?.[row] === 0 || full?.[row] === 1) continue;
    if (prices && Number.isNaN(prices[row])) continue;
    if ((avgRating[row] ?? 0) < minAvgRating || (isRated && ratingCount[row] === 0)) continue;
    if (codes.every(({ column, allowed }) => allowed[column[row] ?? 0] === 1)) visit(row);
  }
}

function conditionsOf(columns: FleetColumns, { providerIds, values = {} }: FleetCondition) {
  const all: FleetCondition["values"] = {
    ...values,
    providerId: (id) => providerIds.has(Number(id)),
  };
  return (Object.keys(all) as Dimension[]).flatMap((dimension) => {
    const holds = all[dimension];
    if (!holds) return [];
    return {
      column: columns.codes[dimension],
      allowed: columns.codesWhere(dimension, holds),
    };
  });
}

/** `match`: best match of a text first, then popular. */
export type FleetOrder = "match" | "rating" | "price_asc" | "price_desc";

export interface FleetQuery extends FleetCondition {
  /** Minor units, of the price of this kind. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  order: FleetOrder;
  limit: number;
  offset: number;
}

export interface FleetPage {
  ids: number[];
  total: number;
  /** Of all matches before `minPrice` and `maxPrice`, in minor units; 0 without any. */
  lowest: number;
  highest: number;
}

/** One page of the vehicles that match. */
export function pageOfFleet(columns: FleetColumns, query: FleetQuery): FleetPage {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, limit, offset } = query;
  const prices = query.price && columns.prices[query.price];
  const first = createFirstRows(limit * offset, comparison(columns, query));
  let total = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = 0;
  forEachMatch(columns, query, (row) => {
    if (prices) {
      const price = prices[row] ?? 0;
      if (price < lowest) lowest = price;
      if (price > highest) highest = price;
      if (price < minPrice || price > maxPrice) return;
    }
    total += 1;
    first.offer(row);
  });
  const rows = first.inOrder().slice((offset - 1) * limit);
  return {
    ids: rows.map((row) => columns.ids[row] ?? 0),
    total,
    lowest: Math.min(lowest, highest),
    highest,
  };
}

function comparison(
  columns: FleetColumns,
  { order, ranks, price = "any" }: FleetQuery,
): CompareRows {
  const { trips, avgRating, ratingCount } = columns.figures;
  const prices = columns.prices[price];
  const byRating = [descending(avgRating), descending(ratingCount)];
  const byMatch = [...(ranks ? [ascending(ranks)] : []), descending(trips), descending(avgRating)];
  const byId = ascending(columns.ids);
  switch (order) {
    case "match":
      return chained([...byMatch, byId]);
    case "rating":
      return chained([...byRating, byId]);
    case "price_asc":
      return chained([ascending(prices), ...byMatch, byId]);
    case "price_desc":
      return chained([descending(prices), ...byMatch, byId]);
  }
}

type Column = Float64Array | Uint8Array;

function ascending(column: Column): CompareRows {
  return (a, b) => (column[a] ?? 0) - (column[b] ?? 0);
}

function descending(column: Column): CompareRows {
  return (a, b) => (column[b] ?? 0) - (column[a] ?? 0);
}

/** The first comparison that tells two rows apart decides. */
function chained(comparisons: CompareRows[]): CompareRows {
  return (a, b) => {
    for (const compare of comparisons) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}
