import { mulberry32 } from "./mulberry32.ts";

/** Random choices that repeat for the same seed. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number, both bounds included. */
  between(minimum: number, maximum: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** `count` different elements, in their own order. */
  some<T>(from: readonly T[], count: number): T[];
};

/** Returns a generator whose seed is a hash (FNV-1a) of the parts. */
export function randomOf(...parts: (string | number)[]): Random {
  let state = 0x811c9dc5;
  for (const character of parts.join("/")) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  const next = mulberry32(state);
  const between = (minimum: number, maximum: number) =>
    minimum + Math.floor(next() * (maximum - minimum + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick(from) {
      const found = from[between(0, from.length - 1)];
      if (found === undefined) throw new Error("nothing to pick from");
      return found;
    },
    some(from, count) {
      let needed = Math.min(count, from.length);
      return from.filter((_, index) => {
        const isTaken = next() * (from.length - index) < needed;
        if (isTaken) needed--;
        return isTaken;
      });
    },
  };
}
