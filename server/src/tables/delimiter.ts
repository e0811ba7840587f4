import { parseRecords, type TextRecord } from "./text-records.ts";

/** Of two that divide a file equally well, the first. */
const delimiters = ["\t", ";", ",", "|"] as const;

/** The rows by which a delimiter is chosen. */
const sampledRows = 500;

/**
 * What separates the cells of a text file: the delimiter by which most rows have as many cells as
 * the titles, or as the columns that are known; of several, the one that makes more columns. A file
 * of one column has tabs, which its texts do not.
 */
export async function findDelimiter(
  text: () => AsyncIterable<string>,
  columnCount: number | null,
): Promise<string> {
  let best = { delimiter: "\t", agreeing: 0, columns: 1 };
  for (const delimiter of delimiters) {
    const fit = await measureFit(text(), delimiter, columnCount);
    const isBetter =
      fit.agreeing > best.agreeing ||
      (fit.agreeing === best.agreeing && fit.columns > best.columns);
    if (fit.columns > 1 && isBetter) best = { delimiter, ...fit };
  }
  return best.delimiter;
}

async function measureFit(
  text: AsyncIterable<string>,
  delimiter: string,
  columnCount: number | null,
) {
  const counts: number[] = [];
  try {
    for await (const record of parseRecords(text, delimiter)) {
      counts.push(countCells(record, columnCount));
      if (counts.length === sampledRows) break;
    }
  } catch {
    // Quotes that are not closed: the rows before them count.
  }
  const columns = columnCount ?? counts[0] ?? 1;
  const agreeing = counts.filter((count) => count === columns).length;
  return { columns, agreeing: agreeing / Math.max(counts.length, 1) };
}

/** Empty cells at the end count only as far as there are columns. */
function countCells({ cells }: TextRecord, columnCount: number | null): number {
  const last = cells.findLastIndex((cell) => cell !== "") + 1;
  return columnCount === null ? cells.length : Math.max(last, Math.min(cells.length, columnCount));
}
