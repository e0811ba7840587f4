import { parseArgs } from "node:util";
import { startErrand, visit } from "./bench.ts";
import { table } from "./row.ts";
import { pageRows } from "./rows/page-rows.ts";
import { serverRows } from "./rows/server-rows.ts";
import { startRows } from "./rows/start-rows.ts";
import { openTown } from "./town.ts";

const { values } = parseArgs({
  options: {
    items: { type: "string", default: "10000" },
    /** Numbers of rows, separated by commas; all when left out. */
    rows: { type: "string" },
  },
});
const items = Number(values.items);
if (!Number.isSafeInteger(items) || items < 1) throw new Error("--items must be a whole number");
const wanted = values.rows?.split(",").map(Number);
const isWanted = (row: number) => wanted?.includes(row) ?? true;
const areWanted = (...rows: number[]) => rows.some(isWanted);
const tell = (line: string) => process.stderr.write(`${line}\n`);

tell(`Filling a town of ${items.toLocaleString("en")} items`);
const town = await openTown(items);
try {
  // Builds the pages when they have changed.
  const errand = await startErrand(town);
  const rows = [];
  try {
    const bench = await visit(town, errand);
    if (areWanted(1, 2, 5, 7, 12, 14)) {
      tell("Measuring the server");
      rows.push(...(await serverRows(bench, isWanted)));
    }
    if (areWanted(8, 9, 10)) {
      tell("Measuring the pages");
      rows.push(...(await pageRows(bench, isWanted)));
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
