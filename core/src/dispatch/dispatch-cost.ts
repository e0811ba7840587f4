/**
 * What a minute costs, in minutes of work: being late weighs most, then work, then the waiting of a courier, which
 * is fairness (contract 6.2, Dispatch).
 */
export const minuteCost = {
  /** A minute after the promised time. */
  late: 12,
  /** A minute on the way, at a stop or waiting at one. */
  work: 1,
} as const;
