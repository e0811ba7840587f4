import { parseArgs } from "node:util";
import { openVisit, startErrand } from "./bench.ts";
import { table } from "./row.ts";
import { pageRows } from "./rows/page-rows.ts";
import { growthRow, searchTimes } from "./rows/search-rows.ts";
import { serverRows } from "./rows/server-rows.ts";
import { startRows } from "./rows/start-rows.ts";
import { openTown } from "./town.ts";

const { values } = parseArgs({
  options: {
    items: { type: "string", default: "10000" },
    /** Numbers of rows, separated by commas; all when left out. */
    rows: { type: "string" },
    /** Rows 8 to 11 in every module with stores, not in food alone. */
    "all-modules": { type: "boolean", default: false },
    /** Rows 9 to 11 are the median of this many first visits. */
    visits: { type: "string", default: "3" },
  },
});
const items = Number(values.items);
if (!Number.isSafeInteger(items) || items < 1) throw new Error("--items must be a whole number");
const wantedRows = values.rows?.split(",").map(Number);
const isWanted = (row: number) => wantedRows?.includes(row) ?? true;
const areWanted = (...rows: number[]) => rows.some(isWanted);
const pagesWanted = {
  inAllModules: values["all-modules"],
  visits: Math.max(1, Number(values.visits)),
};
const log = (line: string) => process.stderr.write(`${line}\n`);

// Row 4 compares two towns.
const referenceSize = 10_000;
const referenceTimes =
  isWanted(4) && items > referenceSize ? await measureSearchesInTown(referenceSize) : null;
log(`Filling a town of ${items.toLocaleString("en")} items`);
const town = await openTown(items);
try {
  // Builds the pages if their source has changed.
  const errand = await startErrand(town);
  const rows = [];
  try {
    const bench = await openVisit(town, errand);
    if (areWanted(1, 2, 3, 5, 7, 12, 14)) {
      log("Measuring the server");
      rows.push(...(await serverRows(bench, isWanted)));
    }
    if (referenceTimes) {
      log("Measuring searches");
      rows.push(growthRow(items, referenceTimes, await searchTimes(bench)));
    }
    if (areWanted(8, 9, 10, 11)) {
      log("Measuring the pages");
      rows.push(...(await pageRows(bench, isWanted, pagesWanted)));
    }
  } finally {
    await errand.stop();
  }
  if (isWanted(13)) {
    log("Measuring the start");
    rows.push(...(await startRows(town)));
  }
  rows.sort((a, b) => a.number - b.number);
  process.stdout.write(`${table(rows)}\n`);
} finally {
  await town.close();
}

/** Measures searches in a town of `count` items and closes it. */
async function measureSearchesInTown(count: number) {
  log(`Measuring searches in a town of ${count.toLocaleString("en")} items`);
  const town = await openTown(count);
  try {
    const errand = await startErrand(town);
    try {
      return await searchTimes(await openVisit(town, errand));
    } finally {
      await errand.stop();
    }
  } finally {
    await town.close();
  }
}
