import type { Database } from "../database/database.ts";
import { historyTables, readLastOrderId, readRanges } from "../history/partitions.data.ts";
import { readUnfinished } from "../history/unfinished-orders.data.ts";

/**
 * The tables of history have the same ranges, the last of which is not in use yet, and archived
 * orders are over. One line for each disagreement.
 */
export async function partitionsOfOrders(db: Database): Promise<string[]> {
  const [main, ...others] = historyTables;
  const ranges = await readRanges(db, main);
  const lastId = await readLastOrderId(db);
  const disagreements: string[] = [];
  const last = ranges.at(-1);
  if (!last || last.from <= lastId) {
    disagreements.push(`${main}: no partition is prepared for the orders after ${lastId}`);
  }
  for (const table of others) {
    if (JSON.stringify(await readRanges(db, table)) !== JSON.stringify(ranges)) {
      disagreements.push(`${table}: its partitions are not those of ${main}`);
    }
  }
  for (const range of ranges.filter(({ isArchived }) => isArchived)) {
    const unfinished = await readUnfinished(db, range);
    disagreements.push(...unfinished.map((id) => `order ${id}: it is archived, and not over`));
  }
  return disagreements;
}
