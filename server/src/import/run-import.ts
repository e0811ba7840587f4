import { type Database, inTransaction } from "../database/database.ts";
import { type Row, readRows } from "./read-rows.ts";
import { type ImportOptions, RefusedRow, type Report } from "./report.ts";

/** How one kind of file is taken in: rows are read one by one and written in batches. */
export interface Importer<Thing> {
  /** Throws `RefusedRow` with the reason. */
  read(row: Row, options: ImportOptions): Thing;
  write(tx: Database, things: Thing[]): Promise<void>;
  /** Runs once, before the first batch. */
  begin?(tx: Database): Promise<void>;
}

const batchSize = 1000;
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
      let batch: Thing[] = [];
      for await (const row of readRows(file)) {
        try {
          batch.push(importer.read(row, options));
          report.accepted += 1;
        } catch (error) {
          if (!(error instanceof RefusedRow)) throw error;
          report.refused.push({ row: row.number, reason: error.message });
        }
        if (batch.length === batchSize) {
          await importer.write(tx, batch);
          batch = [];
        }
      }
      if (batch.length > 0) await importer.write(tx, batch);
      const stopped = report.refused.length > 0 && !options.keepGoing;
      if (options.dryRun || stopped) throw new NothingWritten();
    });
  } catch (error) {
    if (!(error instanceof NothingWritten)) throw error;
  }
  return report;
}
