import type { ImportReport, StoreImport } from "@errand/core/items/store-import.contract";
import type { Language } from "@errand/core/language";
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, max, notInArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import {
  type ImportReason,
  importReasonIn,
  positionIn,
  toImportReason,
} from "../messages/import-reason.ts";
import { catalogueImports, type StoredReport } from "./catalogue-imports.tables.ts";
import { toReading } from "./stored-reading.ts";

const columns = {
  id: catalogueImports.id,
  fileName: catalogueImports.fileName,
  dryRun: catalogueImports.dryRun,
  keepGoing: catalogueImports.keepGoing,
  state: catalogueImports.state,
  rowsRead: catalogueImports.rowsRead,
  report: catalogueImports.report,
  problem: catalogueImports.problem,
  createdAt: catalogueImports.createdAt,
  finishedAt: catalogueImports.finishedAt,
};

/** Imports that are kept of each store. */
const kept = 20;

export type NewImport = Omit<typeof catalogueImports.$inferInsert, "content"> & { content: Buffer };

/** Longer than all attempts of an import take. */
const maxHours = 2;

/**
 * Stores an import with its file, and drops the oldest ones. Null while another one of the store
 * runs.
 */
export async function insertImport(
  tx: Database,
  values: NewImport,
  language: Language,
): Promise<StoreImport | null> {
  await endBroken(tx, values);
  const [row] = await tx
    .insert(catalogueImports)
    .values(values)
    .onConflictDoNothing()
    .returning(columns);
  if (!row) return null;
  const isOfStore = eq(catalogueImports.storeId, values.storeId);
  const newest = tx
    .select({ id: catalogueImports.id })
    .from(catalogueImports)
    .where(isOfStore)
    .orderBy(desc(catalogueImports.id))
    .limit(kept);
  await tx.delete(catalogueImports).where(and(isOfStore, notInArray(catalogueImports.id, newest)));
  return toResponse(row, language);
}

/**
 * Ends an import whose last attempt ended with its process, so that the store can start another
 * one.
 */
async function endBroken(tx: Database, { storeId, createdAt: now }: NewImport) {
  const { id, createdAt, finishedAt } = catalogueImports;
  const latest = new Date(now.getTime() - maxHours * 3_600_000);
  const isBroken = and(isNull(finishedAt), lt(createdAt, latest));
  const broken = await tx
    .select({ id })
    .from(catalogueImports)
    .where(and(eq(catalogueImports.storeId, storeId), isBroken));
  for (const each of broken) await finishImport(tx, each.id, { problem: brokenOff }, now);
}

/** Why an import failed that is not the fault of its file. */
export const brokenOff = toImportReason("brokenOff");

/** The last imports of a store, newest first. */
export async function readImports(
  db: Database,
  storeId: number,
  language: Language,
): Promise<StoreImport[]> {
  const rows = await db
    .select(columns)
    .from(catalogueImports)
    .where(eq(catalogueImports.storeId, storeId))
    .orderBy(desc(catalogueImports.id))
    .limit(kept);
  return rows.map((row) => toResponse(row, language));
}

/** The imports of a store that began after another one, oldest first. */
export async function readImportsAfter(
  db: Database,
  storeId: number,
  importId: number,
  language: Language,
): Promise<StoreImport[]> {
  const rows = await db
    .select(columns)
    .from(catalogueImports)
    .where(and(eq(catalogueImports.storeId, storeId), gt(catalogueImports.id, importId)))
    .orderBy(asc(catalogueImports.id));
  return rows.map((row) => toResponse(row, language));
}

/** The last import of a store that is over; 0 without one. */
export async function readLastFinished(db: Database, storeId: number): Promise<number> {
  const { storeId: store, finishedAt, id } = catalogueImports;
  const [row] = await db
    .select({ id: max(id) })
    .from(catalogueImports)
    .where(and(eq(store, storeId), isNotNull(finishedAt)));
  return row?.id ?? 0;
}

/** Begins or resumes an import, and returns it with its file; null for one that is over. */
export async function beginImport(db: Database, importId: number) {
  const { id, finishedAt } = catalogueImports;
  const [row] = await db
    .update(catalogueImports)
    .set({ state: "running", rowsRead: 0 })
    .where(and(eq(id, importId), isNull(finishedAt)))
    .returning();
  return row ?? null;
}

/** Rows are read at the same time, so that reports may overtake each other. */
export async function reportProgress(db: Database, importId: number, rowsRead: number) {
  const { id, rowsRead: reported } = catalogueImports;
  await db
    .update(catalogueImports)
    .set({ rowsRead: sql`greatest(${reported}, ${rowsRead})` })
    .where(eq(id, importId));
}

type ImportResult = { report: StoredReport } | { problem: ImportReason };

/** Ends an import and drops its file. */
export async function finishImport(db: Database, importId: number, result: ImportResult, at: Date) {
  const end =
    "report" in result
      ? ({ state: "done", rowsRead: countRows(result.report) } as const)
      : ({ state: "failed" } as const);
  await db
    .update(catalogueImports)
    .set({ ...result, ...end, content: null, finishedAt: at })
    .where(and(eq(catalogueImports.id, importId), isNull(catalogueImports.finishedAt)));
}

const countRows = ({ accepted, refused_count }: StoredReport) => accepted + refused_count;

function toResponse(
  row: Pick<typeof catalogueImports.$inferSelect, keyof typeof columns>,
  language: Language,
): StoreImport {
  return {
    id: row.id,
    file_name: row.fileName,
    dry_run: row.dryRun,
    keep_going: row.keepGoing,
    state: row.state,
    rows_read: row.rowsRead,
    report: row.report && toReport(row.report, language),
    problem: row.problem && importReasonIn(language, row.problem),
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}

function toReport({ reading, ...report }: StoredReport, language: Language): ImportReport {
  return {
    ...report,
    refused: report.refused.map(({ at, reason }) => ({
      at: positionIn(language, at),
      reason: importReasonIn(language, reason),
    })),
    ...(reading && { reading: toReading(reading, language) }),
  };
}
