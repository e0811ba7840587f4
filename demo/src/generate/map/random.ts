import { mulberry32 } from "../mulberry32.ts";

/** Random choices that repeat for the same seed. */
export type MapRandom = {
  /** From 0 up to, not including, 1. */
  share: () => number;
  between: (low: number, high: number) => number;
  happens: (probability: number) => boolean;
  shuffled: <Thing>(things: readonly Thing[]) => Thing[];
};

export function mapRandomOf(seed: number): MapRandom {
  const share = mulberry32(seed);
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
