/** Numbers that look random and are the same for the same seed. */
export type Chance = {
  /** From 0 up to, not including, 1. */
  share: () => number;
  between: (low: number, high: number) => number;
  happens: (probability: number) => boolean;
  shuffled: <Thing>(things: readonly Thing[]) => Thing[];
};

/** The mulberry32 generator: small, quick, and good enough for a town. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    share,
    between: (low, high) => low + share() * (high - low),
    happens: (probability) => share() < probability,
    shuffled: (things) =>
      things
        .map((thing) => ({ thing, rank: share() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ thing }) => thing),
  };
}
