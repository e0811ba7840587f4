import { AppError } from "@errand/core/errors";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { publishNext } from "../entries/change-entry.ts";
import { entries } from "../entries/entries.tables.ts";
import type { EntrySources, EntryTime } from "../entries/entry-source.ts";
import { findTarget } from "../entries/entry-target.ts";
import { findEntry, readStates } from "./previewed-entry.ts";
import type { PreviewedEntry } from "./previews.tables.ts";

/**
 * Makes the shop what it would be at a moment: with what is planned until then, and with unsaved
 * entries. The transaction is for looking at it, and is then rolled back.
 */
export async function applyPreview(
  tx: Database,
  sources: EntrySources,
  changes: readonly PreviewedEntry[],
  time: EntryTime,
): Promise<void> {
  await publishPlanned(tx, sources, time);
  for (const change of changes) {
    const { list, target, stated } = findEntry(sources, change, "en");
    const { after } = await readStates(tx, { target, stated }, time);
    if (target) await target.source.change(tx, target.id, after, time);
    else await list?.add(tx, after, time);
  }
}

async function publishPlanned(tx: Database, sources: EntrySources, time: EntryTime) {
  const publishAt = sql<string>`${entries.next} ->> 'publishAt'`;
  const planned = await tx
    .select({ path: entries.path, at: publishAt })
    .from(entries)
    .where(sql`(${publishAt})::timestamptz <= ${time.now.toISOString()}::timestamptz`)
    .orderBy(publishAt);
  for (const { path, at } of planned) {
    const target = findTarget(sources, path);
    try {
      if (target) await publishNext(tx, target, at, time);
    } catch (error) {
      // What cannot be written any more will not be published either.
      if (!(error instanceof AppError)) throw error;
    }
  }
}
