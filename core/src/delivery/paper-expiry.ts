import type { PaperKind, PaperState } from "./courier-papers.contract.ts";

/** Whether a paper is no longer valid on a day; on its last day it is. */
export function isPaperExpired(validUntil: string | null, today: string): boolean {
  return validUntil !== null && validUntil < today;
}

/** The kinds of papers that were accepted, and of which none is valid on a day any more. */
export function findExpiredKinds(
  papers: readonly { kind: PaperKind; state: PaperState; validUntil: string | null }[],
  today: string,
): PaperKind[] {
  const accepted = papers.filter(({ state }) => state === "accepted");
  const byKind = Map.groupBy(accepted, ({ kind }) => kind);
  return [...byKind].flatMap(([kind, some]) =>
    some.every(({ validUntil }) => isPaperExpired(validUntil, today)) ? [kind] : [],
  );
}
