import { freeVehicles, type Hold, type Span } from "@errand/core/rental/free-vehicles";

/** A hold of the vehicle in a row of the columns. */
export interface HoldOfRow extends Hold {
  row: number;
}

/** The holds of all vehicles in arrays of numbers, sorted by their starts. */
export interface FleetHolds {
  /** Replaces the holds of these rows. */
  replace(rows: ReadonlySet<number>, holds: readonly HoldOfRow[]): void;
  /** Of these rows those of which one is free for the whole of a span, in the same array; `totals` is by row. */
  withoutFull(matches: Int32Array, span: Span, totals: Float64Array): Int32Array;
}

/** Counts for a single hold that takes all of a vehicle: more than any fleet has. */
const allByOne = 1_000_000;

export function createFleetHolds(): FleetHolds {
  let count = 0;
  /**
   * How many of each row are taken, 0 between calls. A new array of this size for each
   * search costs more.
   */
  let taken = new Int32Array(1024);
  /** The indexes of holds that reach into a span, kept for the same reason. */
  let overlapping = new Int32Array(1024);
  /** Of all holds so far: none that starts earlier before a span reaches into it. */
  let longest = 0;
  let rows = new Int32Array(1024);
  let quantities = new Int32Array(1024);
  let starts = new Float64Array(1024);
  let ends = new Float64Array(1024);

  const at = (index: number): HoldOfRow => ({
    row: rows[index] ?? 0,
    start: starts[index] ?? 0,
    end: ends[index] ?? 0,
    quantity: quantities[index] ?? 0,
  });
  const set = (index: number, { row, start, end, quantity }: HoldOfRow) => {
    rows[index] = row;
    starts[index] = start;
    ends[index] = end;
    quantities[index] = quantity;
  };
  const reserve = (capacity: number) => {
    if (capacity <= rows.length) return;
    const larger = Math.max(capacity, 2 * rows.length);
    rows = copyInto(new Int32Array(larger), rows);
    quantities = copyInto(new Int32Array(larger), quantities);
    starts = copyInto(new Float64Array(larger), starts);
    ends = copyInto(new Float64Array(larger), ends);
  };

  /** The index of the first hold that starts at this time or later. */
  const firstFrom = (time: number) => {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < time) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    replace(replaced, holds) {
      let kept = 0;
      for (let index = 0; index < count; index++) {
        if (replaced.has(rows[index] ?? -1)) continue;
        if (kept < index) set(kept, at(index));
        kept += 1;
      }
      const added = holds.toSorted((a, b) => a.start - b.start);
      for (const { start, end } of added) longest = Math.max(longest, end - start);
      reserve(kept + added.length);
      count = kept + added.length;
      // Merges from the end, so that no hold is overwritten before it has moved.
      for (let index = count - 1, next = added.pop(); next; index--) {
        if (kept > 0 && (starts[kept - 1] ?? 0) > next.start) {
          kept -= 1;
          set(index, at(kept));
        } else {
          set(index, next);
          next = added.pop();
        }
      }
    },

    withoutFull(matches, span, totals) {
      if (taken.length < totals.length) taken = new Int32Array(totals.length);
      const last = firstFrom(span.end);
      if (overlapping.length < count) overlapping = new Int32Array(rows.length);
      let found = 0;
      for (let index = firstFrom(span.start - longest); index < last; index++) {
        if ((ends[index] ?? 0) <= span.start) continue;
        const row = rows[index] ?? 0;
        const quantity = quantities[index] ?? 0;
        taken[row] = (taken[row] ?? 0) + (quantity < (totals[row] ?? 0) ? quantity : allByOne);
        overlapping[found++] = index;
      }
      let free = 0;
      const contested = new Map<number, HoldOfRow[]>();
      for (const row of matches) {
        const sum = taken[row] ?? 0;
        if (sum < (totals[row] ?? 0)) matches[free++] = row;
        // Several holds that take all vehicles together may follow each other.
        else if (sum < allByOne) contested.set(row, []);
      }
      for (let place = 0; place < found; place++) {
        const index = overlapping[place] ?? 0;
        const row = rows[index] ?? 0;
        taken[row] = 0;
        if (contested.size > 0) contested.get(row)?.push(at(index));
      }
      for (const [row, holds] of contested) {
        if (freeVehicles(totals[row] ?? 0, holds, span) > 0) matches[free++] = row;
      }
      return matches.subarray(0, free);
    },
  };
}

function copyInto<Numbers extends Int32Array | Float64Array>(
  larger: Numbers,
  numbers: Numbers,
): Numbers {
  larger.set(numbers);
  return larger;
}
