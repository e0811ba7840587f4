/** Random numbers from a seed (mulberry32), so that a run can be repeated. */
export interface Random {
  /** A number from 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (values) => values[below(values.length)] ?? values[0],
  };
}
