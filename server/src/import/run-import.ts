import { type Database, inTransaction } from "../database/database.ts";
import { type Row, readRows } from "./read-rows.ts";
import { type ImportOptions, type Refusal, RefusedRow, type Report } from "./report.ts";

/** How one kind of file is taken in: rows are read one by one and written in batches. */
export interface Importer<Thing> {
  /** Throws `RefusedRow` with the reason. */
  read(row: Row, options: ImportOptions): Thing | Promise<Thing>;
  /** Answers those that could not be taken after all. */
  write(tx: Database, things: Thing[]): Promise<Refusal[]>;
  /** Runs once, before the first batch. */
  begin?(tx: Database): Promise<void>;
  /** Takes back what was done besides the database when nothing of the file was written. */
  undo?(): Promise<void>;
}

const batchSize = 500;
class NothingWritten extends Error {}

/**
 * Imports a file in one transaction: all of it, or with refused rows nothing (unless `keepGoing`).
 * A dry run does everything and takes it back.
 */
export async function runImport<Thing>(
  db: Database,
  importer: Importer<Thing>,
  file: string,
  options: ImportOptions,
): Promise<Report> {
  let report: Report = { accepted: 0, refused: [] };
  try {
    await inTransaction(db, async (tx) => {
      report = { accepted: 0, refused: [] };
      await importer.begin?.(tx);
      for await (const rows of inBatches(readRows(file, options.reading))) {
        const { things, refused } = await readAll(importer, rows, options);
        const later = things.length > 0 ? await importer.write(tx, things) : [];
        report.accepted += things.length - later.length;
        report.refused.push(...[...refused, ...later].sort(byPlace));
      }
      const stopped = report.refused.length > 0 && !options.keepGoing;
      if (options.dryRun || stopped) throw new NothingWritten();
    });
  } catch (error) {
    await importer.undo?.();
    if (!(error instanceof NothingWritten)) throw error;
  }
  return report;
}

/** Some rows are refused when they are read and some when they are written; they are told as the file has them. */
function byPlace(one: Refusal, other: Refusal): number {
  const placeOf = ({ at }: Refusal) => Number.parseInt(at.replace(/\D+/, ""), 10);
  return placeOf(one) - placeOf(other);
}

async function* inBatches(rows: AsyncIterable<Row>): AsyncIterable<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function readAll<Thing>(importer: Importer<Thing>, rows: Row[], options: ImportOptions) {
  const read = async (row: Row): Promise<{ thing: Thing } | { refusal: Refusal }> => {
    try {
      if (row.broken) throw new RefusedRow(row.broken);
      return { thing: await importer.read(row, options) };
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error;
      return { refusal: { at: row.at, reason: error.message } };
    }
  };
  const all = await Promise.all(rows.map(read));
  return {
    things: all.flatMap((one) => ("thing" in one ? [one.thing] : [])),
    refused: all.flatMap((one) => ("refusal" in one ? [one.refusal] : [])),
  };
}
