import type { Span } from "@errand/core/rental/free-vehicles";
import { type CompareRows, createFirstRows } from "./first-rows.ts";
import type { Dimension, FleetColumns, PriceKind } from "./fleet-columns.ts";
import type { FleetHolds } from "./fleet-holds.ts";
import type { TextRanks } from "./fleet-words.ts";

/** Which vehicles match. */
export interface FleetCondition {
  /** Providers whose vehicles are offered to this visitor at this time. */
  providerIds: readonly number[];
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

/**
 * The rows that match: each condition passes over those that the ones before have left. Rows are written before they
 * count, because a processor cannot foresee which ones match, and a wrong guess takes longer than the writing.
 */
export function matchesOf(columns: FleetColumns, condition: FleetCondition): Int32Array {
  const { listed, size } = columns;
  const { avgRating, ratingCount, total } = columns.figures;
  const { ranks, minAvgRating, isRated, price, free, providerIds } = condition;
  const isOffering = columns.codesOf("providerId", providerIds);
  let rows = offeredRows(listed, columns.codes.providerId, isOffering, size);
  if (ranks) rows = rowsAbove(rows, ranks, 1);
  for (const [dimension, matches] of Object.entries(condition.values ?? {})) {
    const name = dimension as Dimension;
    if (matches) rows = rowsAllowed(rows, columns.codes[name], columns.codesWhere(name, matches));
  }
  if (minAvgRating !== undefined) rows = rowsAbove(rows, avgRating, minAvgRating);
  if (isRated) rows = rowsAbove(rows, ratingCount, 1);
  // Not a number is not above anything.
  if (price) rows = rowsAbove(rows, columns.prices[price], 0);
  return free ? free.holds.withoutFull(rows, free.span, total) : rows;
}

function offeredRows(
  listed: Uint8Array,
  providers: Int32Array,
  isOffering: Uint8Array,
  size: number,
): Int32Array {
  const rows = new Int32Array(size);
  let count = 0;
  for (let row = 0; row < size; row++) {
    rows[count] = row;
    count += (listed[row] ?? 0) & (isOffering[providers[row] ?? 0] ?? 0);
  }
  return rows.subarray(0, count);
}

/** Of these rows those with an allowed code, in the same array. */
function rowsAllowed(rows: Int32Array, codes: Int32Array, allowed: Uint8Array): Int32Array {
  let count = 0;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0;
    rows[count] = row;
    count += allowed[codes[row] ?? 0] ?? 0;
  }
  return rows.subarray(0, count);
}

/** Of these rows those with at least this figure, in the same array. */
function rowsAbove(
  rows: Int32Array,
  figures: Float64Array | Uint8Array,
  minimum: number,
): Int32Array {
  let count = 0;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0;
    if ((figures[row] ?? 0) >= minimum) rows[count++] = row;
  }
  return rows.subarray(0, count);
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
  for (const row of matchesOf(columns, query)) {
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
