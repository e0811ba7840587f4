import { type Database, inTransaction } from "../database/database.ts";
import { RefusedRow } from "./import-error.ts";
import type { ImportRow } from "./read-rows.ts";
import type { ImportOptions, RejectedRow, Report } from "./report.ts";

/** Imports one kind of file: parses rows one by one and writes them in batches. */
export interface Importer<Parsed> {
  /** Throws `RefusedRow` with the reason. */
  read(row: ImportRow, options: ImportOptions): Parsed | Promise<Parsed>;
  /** Returns the rows that cannot be written. */
  write(tx: Database, batch: Parsed[]): Promise<RejectedRow[]>;
  /** Runs once, before the first batch. */
  begin?(tx: Database): Promise<void>;
  /** Runs once, after the last batch, unless nothing is written. */
  finish?(tx: Database, report: Report): Promise<void>;
  /** Undoes side effects outside the database after a rollback. */
  undo?(): Promise<void>;
}

const batchSize = 1_000;
class NothingWritten extends Error {}

/**
 * Imports rows in one transaction: all of them, or none when a row is refused (unless `keepGoing`).
 * A dry run rolls the transaction back. `rows` is called again when the transaction is retried,
 * unless all are read first.
 */
export async function runImport<Parsed>(
  db: Database,
  importer: Importer<Parsed>,
  rows: () => AsyncIterable<ImportRow>,
  options: ImportOptions,
): Promise<Report> {
  let report: Report = { accepted: 0, refused: [] };
  const readAgain = () => readBatches(importer, rows(), options);
  try {
    const all = options.readsFirst ? await allOf(readAgain()) : null;
    await inTransaction(db, async (tx) => {
      report = { accepted: 0, refused: [] };
      let rowsRead = 0;
      await importer.begin?.(tx);
      for await (const { parsed, refused } of all ?? readAhead(readAgain())) {
        const refusedLater = parsed.length > 0 ? await importer.write(tx, parsed) : [];
        report.accepted += parsed.length - refusedLater.length;
        report.refused.push(...[...refused, ...refusedLater].sort(byPosition));
        rowsRead += parsed.length + refused.length;
        options.onRows?.(rowsRead);
      }
      const stopped = report.refused.length > 0 && !options.keepGoing;
      if (options.dryRun || stopped) throw new NothingWritten();
      await importer.finish?.(tx, report);
    });
  } catch (error) {
    await importer.undo?.();
    if (!(error instanceof NothingWritten)) throw error;
  }
  return report;
}

/**
 * Rows are refused when they are read or when they are written; the report lists them in file
 * order.
 */
function byPosition(one: RejectedRow, other: RejectedRow): number {
  const getRowPosition = ({ at }: RejectedRow) => Number.parseInt(at.replace(/\D+/, ""), 10);
  return getRowPosition(one) - getRowPosition(other);
}

/** Parses the next batch while the database writes the current one. */
async function* readAhead<Batch>(batches: AsyncGenerator<Batch>): AsyncGenerator<Batch> {
  try {
    let next = batches.next();
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = batches.next();
      // Prevents an unhandled rejection; the error is thrown when `next` is awaited.
      next.catch(() => {});
      yield value;
    }
  } finally {
    await batches.return(undefined);
  }
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function* readBatches<Parsed>(
  importer: Importer<Parsed>,
  rows: AsyncIterable<ImportRow>,
  options: ImportOptions,
) {
  for await (const batch of toBatches(rows)) yield await readAll(importer, batch, options);
}

async function* toBatches(rows: AsyncIterable<ImportRow>): AsyncIterable<ImportRow[]> {
  let batch: ImportRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function readAll<Parsed>(
  importer: Importer<Parsed>,
  rows: ImportRow[],
  options: ImportOptions,
) {
  const parsed: Parsed[] = [];
  const refused: RejectedRow[] = [];
  const reads = rows.map(async (row) => {
    if (row.broken) throw new RefusedRow(row.broken.key, row.broken.values);
    return importer.read(row, options);
  });
  for (const [index, result] of (await Promise.allSettled(reads)).entries()) {
    if (result.status === "fulfilled") parsed.push(result.value);
    else if (!(result.reason instanceof RefusedRow)) throw result.reason;
    else refused.push({ at: rows[index]?.at ?? "", reason: result.reason.reason });
  }
  return { parsed, refused };
}
