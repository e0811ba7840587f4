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

/** Whether one more job fits into a bag with these. */
export function fitsIntoBag(aboard: readonly JobKind[], added: JobKind): boolean {
  const taken = aboard.reduce((sum, kind) => sum + bagShare(kind), 0);
  return taken + bagShare(added) <= bagSize;
}
