import type { Position } from "@errand/core/location/geometry";

const degree = 1e7;
const chunkSize = 1 << 16;

/** A list of numbers in eight bytes each. */
export class NumberList {
  #chunks: Float64Array[] = [];
  #length = 0;

  add(value: number) {
    const at = this.#length % chunkSize;
    if (at === 0) this.#chunks.push(new Float64Array(chunkSize));
    const last = this.#chunks.at(-1);
    if (last) last[at] = value;
    this.#length += 1;
  }

  /** Sorted, each number once. */
  toSortedSet(): Float64Array {
    const all = new Float64Array(this.#length);
    for (const [index, chunk] of this.#chunks.entries()) {
      const start = index * chunkSize;
      all.set(chunk.subarray(0, Math.min(chunkSize, this.#length - start)), start);
    }
    all.sort();
    let count = 0;
    for (const value of all) {
      if (count === 0 || all[count - 1] !== value) all[count++] = value;
    }
    return all.slice(0, count);
  }
}

/** The positions of some nodes and how many streets meet there, in 17 bytes for each node. */
export interface NodeTable {
  has(id: number): boolean;
  place(id: number, lon: number, lat: number): void;
  /** Null for a node that is not in the file. */
  positionOf(id: number): Position | null;
  /** Counts a street at a node; `times` is 2 at its ends. */
  meet(id: number, times: number): void;
  isJunction(id: number): boolean;
}

export function createNodeTable(ids: Float64Array): NodeTable {
  const [lons, lats] = [new Int32Array(ids.length), new Int32Array(ids.length)];
  const uses = new Uint8Array(ids.length);
  const unplaced = 0x7fffffff;
  lons.fill(unplaced);

  /** By bisection; -1 for an unknown node. */
  function indexOf(id: number): number {
    let [low, high] = [0, ids.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = ids[middle] as number;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  return {
    has: (id) => indexOf(id) >= 0,
    place(id, lon, lat) {
      const index = indexOf(id);
      if (index < 0) return;
      lons[index] = Math.round(lon * degree);
      lats[index] = Math.round(lat * degree);
    },
    positionOf(id) {
      const index = indexOf(id);
      const lon = lons[index];
      if (lon === undefined || lon === unplaced) return null;
      return [lon / degree, (lats[index] ?? 0) / degree];
    },
    meet(id, times) {
      const index = indexOf(id);
      if (index >= 0) uses[index] = Math.min(255, (uses[index] ?? 0) + times);
    },
    isJunction: (id) => (uses[indexOf(id)] ?? 0) > 1,
  };
}
