import { parseArgs } from "node:util";
import { startErrand, visit } from "./bench.ts";
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
    /** Rows 8 to 11 in every module that sells, and not in food alone. */
    "all-modules": { type: "boolean", default: false },
    /** How many first visits of a page rows 9 to 11 are the median of. */
    visits: { type: "string", default: "3" },
  },
});
const items = Number(values.items);
if (!Number.isSafeInteger(items) || items < 1) throw new Error("--items must be a whole number");
const wanted = values.rows?.split(",").map(Number);
const isWanted = (row: number) => wanted?.includes(row) ?? true;
const areWanted = (...rows: number[]) => rows.some(isWanted);
const pagesWanted = {
  inAllModules: values["all-modules"],
  visits: Math.max(1, Number(values.visits)),
};
const tell = (line: string) => process.stderr.write(`${line}\n`);

// How a search grows with the town is told by two towns.
const usual = 10_000;
const small = isWanted(4) && items > usual ? await timesInTown(usual) : null;
tell(`Filling a town of ${items.toLocaleString("en")} items`);
const town = await openTown(items);
try {
  // Builds the pages when they have changed.
  const errand = await startErrand(town);
  const rows = [];
  try {
    const bench = await visit(town, errand);
    if (areWanted(1, 2, 3, 5, 7, 12, 14)) {
      tell("Measuring the server");
      rows.push(...(await serverRows(bench, isWanted)));
    }
    if (small) {
      tell("Measuring searches");
      rows.push(growthRow(items, small, await searchTimes(bench)));
    }
    if (areWanted(8, 9, 10, 11)) {
      tell("Measuring the pages");
      rows.push(...(await pageRows(bench, isWanted, pagesWanted)));
    }
  } finally {
    await errand.stop();
  }
  if (isWanted(13)) {
    tell("Measuring the start");
    rows.push(...(await startRows(town)));
  }
  rows.sort((a, b) => a.number - b.number);
  process.stdout.write(`${table(rows)}\n`);
} finally {
  await town.close();
}

/** Searches in a town of so many items, which is closed again. */
async function timesInTown(count: number) {
  tell(`Measuring searches in a town of ${count.toLocaleString("en")} items`);
  const town = await openTown(count);
  try {
    const errand = await startErrand(town);
    try {
      return await searchTimes(await visit(town, errand));
    } finally {
      await errand.stop();
    }
  } finally {
    await town.close();
  }
}
