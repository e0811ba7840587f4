import type { RentalType } from "@errand/core/rental/rental.types";
import { comparedPrice } from "@errand/core/rental/vehicle-offer";
import type { FleetRow } from "./fleet.data.ts";

/** Properties that filters compare by equality. */
export const dimensions = [
  "providerId",
  "categoryId",
  "brandId",
  "seats",
  "airCondition",
  "fuel",
  "transmission",
  "type",
] as const;
export type Dimension = (typeof dimensions)[number];
type Value = number | string | boolean;

/** What prices are compared by: a type of trip, or any of those that a vehicle offers. */
export type PriceKind = RentalType | "any";
const priceKinds = ["hourly", "distance_wise", "day_wise", "any"] as const;

const figures = ["trips", "avgRating", "ratingCount", "total"] as const;
type Figure = (typeof figures)[number];

/** The values that occur in one dimension, numbered. */
interface Codes {
  codeOf: Map<Value, number>;
  values: Value[];
}

/**
 * The columns of all listed vehicles that searches filter and sort by, each in an array of numbers: a search passes over
 * them from beginning to end. A vehicle keeps its row.
 */
export interface FleetColumns {
  /** The number of rows, of vehicles that are gone as well. */
  readonly size: number;
  readonly ids: Float64Array;
  /** 1 while the vehicle is listed. */
  readonly listed: Uint8Array;
  readonly codes: Record<Dimension, Int32Array>;
  /** Minor units; NaN where the vehicle is not offered. */
  readonly prices: Record<PriceKind, Float64Array>;
  readonly figures: Record<Figure, Float64Array>;
  rowOf(id: number): number | undefined;
  /** The codes of the values of a dimension that a condition holds for, as 1 at their index. */
  codesWhere(dimension: Dimension, matches: (value: Value) => boolean): Uint8Array;
  /** The codes of these values of a dimension, as 1 at their index. */
  codesOf(dimension: Dimension, values: readonly Value[]): Uint8Array;
  valueAt(dimension: Dimension, row: number): Value;
  /** Adds or replaces a vehicle; returns its row. */
  put(vehicle: FleetRow): number;
  remove(id: number): void;
}

export function createFleetColumns(): FleetColumns {
  const rows = new Map<number, number>();
  const known = recordOf(dimensions, (): Codes => ({ codeOf: new Map(), values: [] }));
  const state = { size: 0, ...allocate(1024) };

  const toCode = (dimension: Dimension, value: Value) => {
    const { codeOf, values } = known[dimension];
    const code = codeOf.get(value) ?? values.length;
    if (code === values.length) {
      codeOf.set(value, code);
      values.push(value);
    }
    return code;
  };

  const rowFor = (id: number) => {
    const existing = rows.get(id);
    if (existing !== undefined) return existing;
    if (state.size === state.ids.length) Object.assign(state, grown(state));
    rows.set(id, state.size);
    state.size += 1;
    return state.size - 1;
  };

  return Object.assign(state, {
    rowOf: (id: number) => rows.get(id),
    codesWhere(dimension: Dimension, matches: (value: Value) => boolean) {
      return Uint8Array.from(known[dimension].values, (value) => (matches(value) ? 1 : 0));
    },
    codesOf(dimension: Dimension, values: readonly Value[]) {
      const codes = new Uint8Array(known[dimension].values.length);
      for (const value of values) {
        const code = known[dimension].codeOf.get(value);
        if (code !== undefined) codes[code] = 1;
      }
      return codes;
    },
    valueAt(dimension: Dimension, row: number) {
      const value = known[dimension].values[state.codes[dimension][row] ?? -1];
      if (value === undefined) throw new RangeError(`no vehicle in row ${row}`);
      return value;
    },
    put(vehicle: FleetRow) {
      const row = rowFor(vehicle.id);
      state.ids[row] = vehicle.id;
      state.listed[row] = 1;
      for (const name of dimensions) state.codes[name][row] = toCode(name, vehicle[name]);
      for (const name of figures) state.figures[name][row] = vehicle[name];
      for (const kind of priceKinds) {
        const price = comparedPrice(vehicle, kind === "any" ? undefined : kind);
        state.prices[kind][row] = price ?? Number.NaN;
      }
      return row;
    },
    remove(id: number) {
      const row = rows.get(id);
      if (row !== undefined) state.listed[row] = 0;
    },
  });
}

function allocate(capacity: number) {
  return {
    ids: new Float64Array(capacity),
    listed: new Uint8Array(capacity),
    codes: recordOf(dimensions, () => new Int32Array(capacity)),
    prices: recordOf(priceKinds, () => new Float64Array(capacity)),
    figures: recordOf(figures, () => new Float64Array(capacity)),
  };
}

/** The same columns with room for twice as many rows. */
function grown(columns: ReturnType<typeof allocate>): ReturnType<typeof allocate> {
  const larger = allocate(columns.ids.length * 2);
  larger.ids.set(columns.ids);
  larger.listed.set(columns.listed);
  for (const name of dimensions) larger.codes[name].set(columns.codes[name]);
  for (const kind of priceKinds) larger.prices[kind].set(columns.prices[kind]);
  for (const name of figures) larger.figures[name].set(columns.figures[name]);
  return larger;
}

function recordOf<Key extends string, T>(keys: readonly Key[], make: () => T): Record<Key, T> {
  return Object.fromEntries(keys.map((key) => [key, make()])) as Record<Key, T>;
}
