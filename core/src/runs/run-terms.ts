import { type Minor, minor } from "../money.ts";

/** What a shop decides about errand runs: several orders, one courier, one fee (contract 8.2). */
export interface RunTerms {
  isOn: boolean;
  /** Empty: all zones. */
  zoneIds: number[];
  /** What each further stop adds at most to the dearest one. */
  extraStopFee: Minor;
  /** The most that a run costs, in percent of what its stops cost apart. */
  cap: number;
  maxStores: number;
  /** By how many minutes something hot, cold and else may wait longer than alone. */
  waits: [hot: number, cold: number, other: number];
}

/** Off, and what applies once it is on and nothing else is set. */
export const usualRunTerms: RunTerms = {
  isOn: false,
  zoneIds: [],
  extraStopFee: minor(80),
  cap: 80,
  maxStores: 3,
  waits: [5, 15, 60],
};
