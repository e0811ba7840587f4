import { type Database, inTransaction } from "../database/database.ts";
import { readRanges } from "./partitions.data.ts";
import { splitLast } from "./prepare-partitions.ts";

/**
 * Gives a copy of a shop, which is empty, the ranges of orders that the shop has, so that the old
 * ones can be archived there too.
 */
export async function copyRanges(shop: Database, copy: Database) {
  for (const { from } of await readRanges(shop)) {
    await inTransaction(copy, async (tx) => {
      const last = (await readRanges(tx)).at(-1);
      if (last && last.from < from) await splitLast(tx, last, from);
    });
  }
}
