import type { JournalKind } from "../ledger/journals.ts";

/** What adds and takes points (contract 4.8). */
export const pointTransactionTypes = ["order_place", "trip_booking", "point_to_wallet"] as const;

export type PointTransactionType = (typeof pointTransactionTypes)[number];

export const pointFilters = ["all", "earned", "converted"] as const;

export type PointFilter = (typeof pointFilters)[number];

/** The journals of each filter. */
export const pointKindsOf = {
  all: ["points_earned", "points_reversed", "points_converted"],
  earned: ["points_earned", "points_reversed"],
  converted: ["points_converted"],
} as const satisfies Record<PointFilter, readonly JournalKind[]>;
