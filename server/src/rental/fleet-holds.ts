import { freeVehicles, type Hold, type Span } from "@errand/core/rental/free-vehicles";

/** A hold of the vehicle in a row of the columns. */
export interface HoldOfRow extends Hold {
  row: number;
}

/** The holds of all vehicles, in arrays of numbers. */
export interface FleetHolds {
  /** Replaces the holds of these rows. */
  replace(rows: ReadonlySet<number>, holds: readonly HoldOfRow[]): void;
  /** Of these rows those of which one is free for the whole of a span, in the same array; `totals` is by row. */
  withoutFull(matches: Int32Array, span: Span, totals: Float64Array): Int32Array;
  /** How many of the `total` of a row are free for the whole of a span. */
  freeOf(row: number, span: Span, total: number): number;
}

/** All holds, those of a row one after the other and the rows in their order: a search reads them from beginning to end. */
interface PackedHolds {
  /** The index of the first hold of each row, and behind the last row the number of holds. */
  firsts: Int32Array;
  starts: Float64Array;
  ends: Float64Array;
  quantities: Int32Array;
}

export function createFleetHolds(): FleetHolds {
  let packed = emptyPackedHolds(new Int32Array());

  return {
    replace(rows, holds) {
      packed = replaced(packed, rows, holds);
    },
    withoutFull(matches, span, totals) {
      let free = 0;
      for (let index = 0; index < matches.length; index++) {
        const row = matches[index] ?? 0;
        if (hasFree(packed, row, span, totals[row] ?? 0)) matches[free++] = row;
      }
      return matches.subarray(0, free);
    },
    freeOf: (row, span, total) => freeVehicles(total, holdsOf(packed, row), span),
  };
}

function hasFree(packed: PackedHolds, row: number, span: Span, total: number): boolean {
  const { firsts, starts, ends, quantities } = packed;
  const end = firsts[row + 1] ?? 0;
  let taken = 0;
  for (let index = firsts[row] ?? end; index < end; index++) {
    if ((starts[index] ?? 0) >= span.end || (ends[index] ?? 0) <= span.start) continue;
    const quantity = quantities[index] ?? 0;
    if (quantity >= total) return false;
    taken += quantity;
  }
  // Several holds that take all vehicles together may follow each other.
  return taken < total || freeVehicles(total, holdsOf(packed, row), span) > 0;
}

function holdsOf({ firsts, starts, ends, quantities }: PackedHolds, row: number): Hold[] {
  const first = firsts[row] ?? 0;
  const count = Math.max(0, (firsts[row + 1] ?? 0) - first);
  return Array.from({ length: count }, (_, place) => ({
    start: starts[first + place] ?? 0,
    end: ends[first + place] ?? 0,
    quantity: quantities[first + place] ?? 0,
  }));
}

/** The same holds with others in these rows, in new arrays. */
function replaced(
  old: PackedHolds,
  rows: ReadonlySet<number>,
  added: readonly HoldOfRow[],
): PackedHolds {
  const oldSize = old.firsts.length - 1;
  const counts = new Int32Array(added.reduce((size, { row }) => Math.max(size, row + 1), oldSize));
  for (let row = 0; row < oldSize; row++) {
    counts[row] = (old.firsts[row + 1] ?? 0) - (old.firsts[row] ?? 0);
  }
  for (const row of rows) counts[row] = 0;
  for (const { row } of added) counts[row] = (counts[row] ?? 0) + 1;

  const packed = emptyPackedHolds(counts);
  /** Where the next hold of each row goes. */
  const next = packed.firsts.slice();
  const put = (row: number, start: number, end: number, quantity: number) => {
    const index = next[row] ?? 0;
    next[row] = index + 1;
    packed.starts[index] = start;
    packed.ends[index] = end;
    packed.quantities[index] = quantity;
  };
  for (let row = 0; row < oldSize; row++) {
    if (rows.has(row)) continue;
    const end = old.firsts[row + 1] ?? 0;
    for (let index = old.firsts[row] ?? end; index < end; index++) {
      put(row, old.starts[index] ?? 0, old.ends[index] ?? 0, old.quantities[index] ?? 0);
    }
  }
  for (const { row, start, end, quantity } of added) put(row, start, end, quantity);
  return packed;
}

/** Room for as many holds as each row has. */
function emptyPackedHolds(counts: Int32Array): PackedHolds {
  const firsts = new Int32Array(counts.length + 1);
  for (let row = 0; row < counts.length; row++) {
    firsts[row + 1] = (firsts[row] ?? 0) + (counts[row] ?? 0);
  }
  const total = firsts[counts.length] ?? 0;
  return {
    firsts,
    starts: new Float64Array(total),
    ends: new Float64Array(total),
    quantities: new Int32Array(total),
  };
}
