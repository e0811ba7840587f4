import { freeVehicles, type Hold, type Span } from "@errand/core/rental/free-vehicles";

/** A hold of the vehicle in a row of the columns. */
export interface HoldOfRow extends Hold {
  row: number;
}

/** The holds of all vehicles in arrays of numbers, sorted by their starts. */
export interface FleetHolds {
  /** Replaces the holds of these rows. */
  replace(rows: ReadonlySet<number>, holds: readonly HoldOfRow[]): void;
  /** Sets to 0 those of the marked rows of which none is free for the whole of a span; `totals` is by row. */
  removeFull(matches: Uint8Array, span: Span, totals: Float64Array): void;
}

export function createFleetHolds(): FleetHolds {
  let count = 0;
  /** How many of each row are taken, 0 between calls: a new array of this size for each search costs more. */
  let taken = new Int32Array(1024);
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

    removeFull(matches, span, totals) {
      if (taken.length < matches.length) taken = new Int32Array(2 * matches.length);
      const overlapping: number[] = [];
      const last = firstFrom(span.end);
      for (let index = firstFrom(span.start - longest); index < last; index++) {
        const row = rows[index] ?? 0;
        if ((ends[index] ?? 0) <= span.start || matches[row] === 0) continue;
        const quantity = quantities[index] ?? 0;
        if (quantity >= (totals[row] ?? 0)) {
          matches[row] = 0;
          continue;
        }
        taken[row] = (taken[row] ?? 0) + quantity;
        overlapping.push(index);
      }
      // Several holds that take all vehicles together may follow each other.
      const contested = overlapping.filter((index) => {
        const row = rows[index] ?? 0;
        return matches[row] === 1 && (taken[row] ?? 0) >= (totals[row] ?? 0);
      });
      for (const [row, holds] of Map.groupBy(contested.map(at), (hold) => hold.row)) {
        if (freeVehicles(totals[row] ?? 0, holds, span) === 0) matches[row] = 0;
      }
      for (const index of overlapping) taken[rows[index] ?? 0] = 0;
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
