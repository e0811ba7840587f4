import type { Span } from "@errand/core/rental/free-vehicles";
import { type CompareRows, createFirstRows } from "./first-rows.ts";
import type { Dimension, FleetColumns, PriceKind } from "./fleet-columns.ts";
import type { FleetHolds } from "./fleet-holds.ts";
import type { TextRanks } from "./fleet-words.ts";

/** Which vehicles match. */
export interface FleetCondition {
  /** Providers whose vehicles are offered to this visitor at this time. */
  providerIds: ReadonlySet<number>;
  /** Values of other dimensions that match. */
  values?: Partial<Record<Dimension, (value: number | string | boolean) => boolean>>;
  /** Only vehicles that a text finds. */
  ranks?: TextRanks | null;
  minAvgRating?: number | undefined;
  isRated?: boolean;
  /** Only vehicles with a price of this kind. */
  price?: PriceKind;
  /** Only vehicles of which one is free for the whole of this time. */
  free?: { span: Span; holds: FleetHolds } | null;
}

/** Marks the rows that match: one pass for each condition, whose loops are compiled to few instructions. */
export function matchesOf(columns: FleetColumns, condition: FleetCondition): Uint8Array {
  const { size } = columns;
  const { avgRating, ratingCount, total } = columns.figures;
  const { ranks, minAvgRating, isRated, price, free } = condition;
  const matches = columns.listed.slice(0, size);
  if (ranks) for (let row = 0; row < size; row++) if (ranks[row] === 0) matches[row] = 0;
  const values: FleetCondition["values"] = {
    ...condition.values,
    providerId: (id) => condition.providerIds.has(Number(id)),
  };
  for (const dimension of Object.keys(values) as Dimension[]) {
    const holds = values[dimension];
    if (!holds) continue;
    keepAllowed(matches, columns.codes[dimension], columns.codesWhere(dimension, holds));
  }
  if (minAvgRating !== undefined) keepAbove(matches, avgRating, minAvgRating);
  if (isRated) keepAbove(matches, ratingCount, 1);
  // Not a number is not above anything.
  if (price) keepAbove(matches, columns.prices[price], 0);
  if (free) free.holds.removeFull(matches, free.span, total);
  return matches;
}

function keepAllowed(matches: Uint8Array, codes: Int32Array, allowed: Uint8Array): void {
  for (let row = 0; row < matches.length; row++) {
    if (allowed[codes[row] ?? 0] === 0) matches[row] = 0;
  }
}

function keepAbove(matches: Uint8Array, figures: Float64Array, least: number): void {
  for (let row = 0; row < matches.length; row++) {
    if (!((figures[row] ?? 0) >= least)) matches[row] = 0;
  }
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
  const matches = matchesOf(columns, query);
  for (let row = 0; row < matches.length; row++) {
    if (matches[row] === 0) continue;
    if (prices) {
      const price = prices[row] ?? 0;
      if (price < lowest) lowest = price;
      if (price > highest) highest = price;
      if (price < minPrice || price > maxPrice) continue;
    }
    total += 1;
    first.offer(row);
  }
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
  const { ids } = columns;
  const prices = columns.prices[price];
  const difference = (column: Float64Array | Uint8Array, a: number, b: number) =>
    (column[a] ?? 0) - (column[b] ?? 0);
  const byMatch: CompareRows = (a, b) =>
    (ranks ? difference(ranks, a, b) : 0) ||
    difference(trips, b, a) ||
    difference(avgRating, b, a) ||
    difference(ids, a, b);
  switch (order) {
    case "match":
      return byMatch;
    case "rating":
      return (a, b) =>
        difference(avgRating, b, a) || difference(ratingCount, b, a) || difference(ids, a, b);
    case "price_asc":
      return (a, b) => difference(prices, a, b) || byMatch(a, b);
    case "price_desc":
      return (a, b) => difference(prices, b, a) || byMatch(a, b);
  }
}
