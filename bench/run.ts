import { parseArgs } from "node:util";
import { createProgress } from "@errand/server/process/progress";
import { openVisit, startErrand } from "./bench.ts";
import { type Row, table } from "./row.ts";
import { deskRows } from "./rows/desk-row.ts";
import { dispatchRow } from "./rows/dispatch-row.ts";
import { fleetRow } from "./rows/fleet-row.ts";
import { groupRow } from "./rows/group-row.ts";
import { liveRow } from "./rows/live-row.ts";
import { pageRows } from "./rows/page-rows.ts";
import { phoneRows } from "./rows/phone-row.ts";
import { growthRow, searchTimes } from "./rows/search-rows.ts";
import { serverRows } from "./rows/server-rows.ts";
import { startRows } from "./rows/start-rows.ts";
import { tabletRows } from "./rows/tablet-rows.ts";
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
const progress = createProgress();

const rows: Row[] = [];
if (isWanted(17)) rows.push(await progress("Measuring the dispatch", async () => dispatchRow()));
if (wantedRows?.some((row) => row !== 17) ?? true) rows.push(...(await measureTown()));
rows.sort((a, b) => a.number - b.number);
process.stdout.write(`${table(rows)}\n`);

/** The rows that need a town. */
async function measureTown(): Promise<Row[]> {
  // Row 4 compares two towns.
  const referenceSize = 10_000;
  const referenceTimes =
    isWanted(4) && items > referenceSize ? await measureSearchesInTown(referenceSize) : null;
  const town = await openTown(items, progress);
  try {
    // Builds the pages if their source has changed.
    const errand = await progress("Starting Errand", () => startErrand(town));
    const rows = [];
    try {
      const bench = await openVisit(town, errand);
      if (areWanted(1, 2, 3, 5, 6, 7, 12, 14, 16)) {
        const measure = (report: (state: string) => void) => serverRows(bench, isWanted, report);
        rows.push(...(await progress("Measuring the server", measure)));
      }
      if (referenceTimes) {
        const times = await progress("Measuring searches", () => searchTimes(bench));
        rows.push(growthRow(items, referenceTimes, times));
      }
      if (areWanted(8, 9, 10, 11)) {
        const measure = () => pageRows(bench, isWanted, pagesWanted);
        rows.push(...(await progress("Measuring the pages", measure)));
      }
    } finally {
      await errand.stop();
    }
    if (isWanted(13)) {
      rows.push(...(await progress("Measuring the start", () => startRows(town))));
    }
    if (isWanted(15)) {
      rows.push(await progress("Measuring live updates", () => liveRow(town)));
    }
    if (areWanted(19, 20)) {
      rows.push(...(await progress("Measuring a store's tablet", () => tabletRows(town))));
    }
    if (isWanted(23)) {
      rows.push(await progress("Measuring a group in eight browsers", () => groupRow(town)));
    }
    if (isWanted(24)) {
      rows.push(...(await progress("Measuring a courier's phone", () => phoneRows(town))));
    }
    // The last two fill the town with much else.
    if (isWanted(18)) {
      rows.push(await progress("Measuring searches for vehicles", () => fleetRow(town)));
    }
    if (areWanted(21, 22)) {
      rows.push(...(await progress("Measuring the desk", () => deskRows(town, isWanted))));
    }
    return rows;
  } finally {
    await town.close();
  }
}

/** Measures searches in a town of `count` items and closes it. */
async function measureSearchesInTown(count: number) {
  const town = await openTown(count, progress);
  try {
    const errand = await startErrand(town);
    try {
      const bench = await openVisit(town, errand);
      return await progress("Measuring searches", () => searchTimes(bench));
    } finally {
      await errand.stop();
    }
  } finally {
    await town.close();
  }
}
