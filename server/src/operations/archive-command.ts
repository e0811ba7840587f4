import { parseArgs } from "node:util";
import type { Database } from "../database/database.ts";
import { archiveHistory } from "../history/archive-history.ts";
import { readRanges } from "../history/partitions.data.ts";
import type { Settings } from "../process/settings.ts";
import { StartError } from "../process/start-error.ts";
import { printTable } from "./print-table.ts";

const usage = "npm run archive [-- --months <age of the newest order, at least 3>]";

/** Archives the ranges of orders that are old and over, and lists all ranges. */
export async function archiveCommand(
  { db, archive, now }: { db: Database; archive: Settings["archive"]; now: Date },
  args: string[],
  print: (line: string) => void,
) {
  const months = monthsIn(args) ?? archive.months;
  if (months === null) throw new StartError(`usage: ${usage}, or set ERRAND_ARCHIVE_AFTER_MONTHS`);
  const results = await archiveHistory(db, { now, months, tablespace: archive.tablespace });
  for (const { range, unfinished } of results) {
    if (unfinished.length === 0) continue;
    print(`Not archived, because these orders are not over: ${unfinished.join(", ")}`);
    print(`  (of those from ${range.from} to ${Number(range.to) - 1})`);
  }
  const rows = (await readRanges(db)).map(({ from, to, isArchived }) => [
    String(from),
    to === null ? "" : String(to - 1),
    isArchived ? "archived" : "",
  ]);
  printTable(["first order", "last order", ""], rows, print);
}

function monthsIn(args: string[]): number | null {
  try {
    const { values } = parseArgs({ args, options: { months: { type: "string" } } });
    if (values.months === undefined) return null;
    const months = Number(values.months);
    if (Number.isInteger(months) && months >= 3) return months;
  } catch {
    // An unknown argument.
  }
  throw new StartError(`usage: ${usage}`);
}
