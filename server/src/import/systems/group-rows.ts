import type { ImportRow } from "../read-rows.ts";

/** Counts the rows of each item, so that an item is made as soon as its last row is read. */
export function countRows() {
  const counts = new Map<string, number>();
  return {
    counts,
    add(key: string | null) {
      if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
  };
}

/**
 * Gathers the rows of each item, however far apart they are: only items whose rows are not all read
 * are held in memory.
 */
export async function* groupRows(
  rows: AsyncIterable<ImportRow>,
  keyOf: (row: ImportRow) => string | null,
  counts: ReadonlyMap<string, number>,
): AsyncIterable<ImportRow[]> {
  const open = new Map<string, ImportRow[]>();
  for await (const row of rows) {
    const key = row.broken ? null : keyOf(row);
    if (key === null) {
      yield [row];
      continue;
    }
    const group = open.get(key) ?? [];
    group.push(row);
    if (group.length < (counts.get(key) ?? 0)) open.set(key, group);
    else {
      open.delete(key);
      yield group;
    }
  }
  // A file that changes while it is read.
  yield* open.values();
}
