import type { Entry } from "./entry-lists.ts";

/** The ids of the entries that have an order together: those of one module and one parent. */
export function findSiblings(entries: readonly Entry[], entry: Entry): number[] {
  const groupOf = ({ values }: Entry) => JSON.stringify([values.module_id, values.parent_id]);
  const group = groupOf(entry);
  return entries.filter((each) => groupOf(each) === group).map(({ id }) => id ?? 0);
}

/** The ids with one of them at another place. */
export function moved(ids: readonly number[], from: number, to: number): number[] {
  const id = ids[from];
  return id === undefined ? [...ids] : ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
