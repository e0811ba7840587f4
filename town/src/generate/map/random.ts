import { mulberry32 } from "../mulberry32.ts";

/** Random choices that repeat for the same seed. */
export type MapRandom = {
  /** From 0 (inclusive) to 1 (exclusive). */
  share: () => number;
  between: (low: number, high: number) => number;
  happens: (probability: number) => boolean;
  shuffled: <Element>(elements: readonly Element[]) => Element[];
};

export function mapRandomOf(seed: number): MapRandom {
  const share = mulberry32(seed);
  return {
    share,
    between: (low, high) => low + share() * (high - low),
    happens: (probability) => share() < probability,
    shuffled: (elements) =>
      elements
        .map((element) => ({ element, rank: share() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ element }) => element),
  };
}
