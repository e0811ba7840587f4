import type { JobKind } from "./dispatch.types.ts";

/**
 * What fits into the bag of a courier: three parcels, two hot meals, or two purchases of goods, and
 * mixtures of them; one express parcel alone.
 */
export const bagSize = 30;

const sizes: Record<JobKind, number> = {
  food: 15,
  goods: 12,
  parcel: 10,
  express: bagSize,
  return: 10,
};

/** The part of `bagSize` that a job takes. */
export function bagShare(kind: JobKind): number {
  return sizes[kind];
}

/** A job for the bag; those of one run have its id. */
export interface BagJob {
  kind: JobKind;
  runId?: number | null | undefined;
}

/** The part of `bagSize` that jobs take: a run fits into any empty bag, and fills it at most. */
export function bagLoad(jobs: readonly BagJob[]): number {
  const shareOf = (own: readonly BagJob[]) =>
    own.reduce((sum, { kind }) => sum + bagShare(kind), 0);
  const byRun = Map.groupBy(jobs, ({ runId }) => runId ?? null);
  const alone = shareOf(byRun.get(null) ?? []);
  byRun.delete(null);
  return [...byRun.values()].reduce((sum, own) => sum + Math.min(shareOf(own), bagSize), alone);
}
