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
 * are held, as texts, which take a third of the memory.
 */
export async function* groupRows(
  rows: AsyncIterable<ImportRow>,
  keyOf: (row: ImportRow) => string | null,
  counts: ReadonlyMap<string, number>,
): AsyncIterable<ImportRow[]> {
  const open = new Map<string, string[]>();
  for await (const row of rows) {
    const key = row.broken ? null : keyOf(row);
    const count = key === null ? 1 : (counts.get(key) ?? 1);
    if (key === null || count === 1) {
      yield [row];
      continue;
    }
    const held = open.get(key) ?? [];
    if (held.length + 1 < count) {
      held.push(JSON.stringify(row));
      open.set(key, held);
    } else {
      open.delete(key);
      yield [...held.map(toRow), row];
    }
  }
  // A file that changes while it is read.
  for (const held of open.values()) yield held.map(toRow);
}

const toRow = (text: string): ImportRow => JSON.parse(text);
