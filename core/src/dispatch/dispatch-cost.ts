/**
 * What a minute costs, in minutes of work: being late weighs most, then work, then the waiting of a
 * courier, which is fairness (contract 6.2, Dispatch). Tuned with `npm run dispatch:sim`.
 */
export const minuteCost = {
  /** A minute after the promised time. */
  late: 8,
  /** A minute of the last ones before the promised time, which an unexpected delay uses up. */
  tight: 4,
  /** A minute on the way or at a stop. */
  work: 1,
  /** A minute of waiting at a store. */
  wait: 0.8,
  /** A minute in which what is ready waits or rides: food gets cold. */
  age: 0.5,
  /** What a courier without a job is preferred by, for each minute of waiting. */
  idle: 0.2,
} as const;

/** The last minutes before a promised time. */
export const marginMinutes = 8;

/** After these minutes a courier without a job is not preferred any further. */
export const maxIdleMinutes = 40;

/**
 * What another courier must be better by to take over a job that is planned already, in minutes of
 * work.
 */
export const switchCost = 1;

/**
 * Minutes before a courier must leave at which the job is offered: one may not answer for half a
 * minute.
 */
export const offerLeadMinutes = 1.5;
