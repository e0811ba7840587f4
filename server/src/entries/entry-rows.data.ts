import type { EntryActor } from "@errand/core/entries/entry-schema";
import { AppError } from "@errand/core/errors";
import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { entries, entryChanges, type PlannedChange } from "./entries.tables.ts";
import type { FieldChange } from "./entry-diff.ts";

export type EntryRow = typeof entries.$inferSelect;

/** What is known of an entry that nobody has changed. */
const untouched = { version: 1, updatedAt: null, updatedBy: null, next: null } as const;

/** Returns the versions of entries by their paths, also of those without a row. */
export async function readEntryRows(db: Database, paths: string[]): Promise<Map<string, EntryRow>> {
  const rows =
    paths.length === 0 ? [] : await db.select().from(entries).where(inArray(entries.path, paths));
  const known = new Map(rows.map((row) => [row.path, row]));
  return new Map(paths.map((path) => [path, known.get(path) ?? { path, ...untouched }]));
}

/** Locks an entry until the transaction ends, so that its changes wait for each other. */
export async function lockEntry(tx: Database, path: string): Promise<EntryRow> {
  await tx.insert(entries).values({ path }).onConflictDoNothing();
  const [row] = await tx.select().from(entries).where(eq(entries.path, path)).for("update");
  if (!row) throw new Error(`the entry ${path} has no row`);
  return row;
}

/** Throws `version_changed` unless somebody read the present version. */
export function requireVersion({ version: present }: EntryRow, version: number) {
  if (version === present) return;
  throw new AppError("version_changed", { field: "version", data: { version: present } });
}

export interface NewChange {
  by: EntryActor;
  at: Date;
  note?: string | null | undefined;
  diff: FieldChange[];
  isFirst?: boolean;
  undoes?: number;
}

/** Adds a change to the history of a locked entry, which makes its next version. */
export async function addChange(tx: Database, row: EntryRow, { at, by, ...change }: NewChange) {
  const version = change.isFirst ? row.version : row.version + 1;
  await tx.insert(entryChanges).values({ ...change, path: row.path, version, at, by });
  await tx
    .update(entries)
    .set({ version, updatedAt: at, updatedBy: by })
    .where(eq(entries.path, row.path));
}

export async function setNext(tx: Database, path: string, next: PlannedChange | null) {
  await tx.update(entries).set({ next }).where(eq(entries.path, path));
}

/** One page of the history of an entry, newest first, and how many changes there are. */
export async function readChanges(
  db: Database,
  path: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const ofEntry = eq(entryChanges.path, path);
  const rows = await db
    .select()
    .from(entryChanges)
    .where(ofEntry)
    .orderBy(desc(entryChanges.version))
    .limit(limit)
    .offset((offset - 1) * limit);
  const [total] = await db.select({ count: count() }).from(entryChanges).where(ofEntry);
  return { total: total?.count ?? 0, rows };
}

/** Throws `entry_not_found` for a version that no change has made. */
export async function readChange(db: Database, path: string, version: number) {
  const [change] = await db
    .select()
    .from(entryChanges)
    .where(and(eq(entryChanges.path, path), eq(entryChanges.version, version)));
  if (!change) throw new AppError("entry_not_found", { field: "version" });
  return change;
}
