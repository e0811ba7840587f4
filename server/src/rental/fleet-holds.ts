import { freeVehicles, type Hold, type Span } from "@errand/core/rental/free-vehicles";

/** A hold of the vehicle in a row of the columns. */
export interface HoldOfRow extends Hold {
  row: number;
}

/** The holds of all vehicles in arrays of numbers: a search passes over them from beginning to end. */
export interface FleetHolds {
  /** Replaces the holds of these rows. */
  replace(rows: ReadonlySet<number>, holds: readonly HoldOfRow[]): void;
  /** Marks the rows of which none is free for the whole of a span; `totals` is by row. */
  fullAt(span: Span, totals: Float64Array, size: number): Uint8Array;
}

export function createFleetHolds(): FleetHolds {
  let count = 0;
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

  return {
    replace(replaced, holds) {
      let kept = 0;
      for (let index = 0; index < count; index++) {
        if (replaced.has(rows[index] ?? -1)) continue;
        if (kept < index) set(kept, at(index));
        kept += 1;
      }
      reserve(kept + holds.length);
      for (const [index, hold] of holds.entries()) set(kept + index, hold);
      count = kept + holds.length;
    },

    fullAt(span, totals, size) {
      const full = new Uint8Array(size);
      const taken = new Int32Array(size);
      const overlapping: number[] = [];
      for (let index = 0; index < count; index++) {
        if ((starts[index] ?? 0) >= span.end || (ends[index] ?? 0) <= span.start) continue;
        const row = rows[index] ?? 0;
        const quantity = quantities[index] ?? 0;
        taken[row] = (taken[row] ?? 0) + quantity;
        if (quantity >= (totals[row] ?? 0)) full[row] = 1;
        overlapping.push(index);
      }
      // Several holds that take all vehicles together may follow each other.
      const contested = overlapping.filter((index) => {
        const row = rows[index] ?? 0;
        return full[row] === 0 && (taken[row] ?? 0) >= (totals[row] ?? 0);
      });
      for (const [row, holds] of Map.groupBy(contested.map(at), (hold) => hold.row)) {
        if (freeVehicles(totals[row] ?? 0, holds, span) === 0) full[row] = 1;
      }
      return full;
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
