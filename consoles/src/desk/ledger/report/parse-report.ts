import { toLatinDigits } from "@errand/core/written-text";

/** A report as it lies in its file. */
export interface ReportTable {
  header: string[];
  rows: string[][];
}

export interface ReportLine {
  reference: string;
  amount: number;
}

/** Reads a table of values that commas, semicolons or tabs separate (RFC 4180). */
export function parseReport(text: string): ReportTable {
  const [first = ""] = text.split("\n");
  const separator = [";", "\t", ","].find((each) => first.includes(each)) ?? ",";
  const records: string[][] = [];
  let record: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    record.push(cell.trim());
    cell = "";
  };
  const endRecord = () => {
    endCell();
    if (record.some((each) => each !== "")) records.push(record);
    record = [];
  };
  const plain = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  for (let at = 0; at < plain.length; at++) {
    const letter = plain[at] ?? "";
    if (isQuoted && letter === '"' && plain[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += letter;
    else if (letter === separator) endCell();
    else if (letter === "\n") endRecord();
    else cell += letter;
  }
  endRecord();
  const [header = [], ...rows] = records;
  return { header, rows };
}

const names = {
  reference: /ref|transaction|payment.?id|^id$/i,
  amount: /amount|montant|gross|brut/i,
};

/** The column that is probably meant; the first one if none is named so. */
export function guessColumn({ header }: ReportTable, what: keyof typeof names): number {
  return Math.max(
    0,
    header.findIndex((name) => names[what].test(name)),
  );
}

/** "1 234,50" and "1,234.50" alike; null for what is no amount. */
export function toReportAmount(text: string): number | null {
  const written = toLatinDigits(text).replaceAll(/[^\d,.()\u2212-]/g, "");
  const isBack = /^[\u2212-]|^\(|[\u2212-]$/.test(written);
  const digits = written.replaceAll(/[()\u2212-]/g, "");
  const point = Math.max(digits.lastIndexOf(","), digits.lastIndexOf("."));
  const hasCents = point >= 0 && digits.length - point - 1 <= 2;
  const whole = (hasCents ? digits.slice(0, point) : digits).replaceAll(/[,.]/g, "");
  const cents = hasCents ? digits.slice(point + 1).padEnd(2, "0") : "00";
  if (!/^\d{1,10}$/.test(whole) || !/^\d{2}$/.test(cents)) return null;
  const amount = Number(`${whole}.${cents}`);
  return isBack ? -amount : amount;
}

/** The lines with a reference and an amount, such as those that are no sums. */
export function toReportLines(
  { rows }: ReportTable,
  columns: { reference: number; amount: number },
): ReportLine[] {
  return rows.flatMap((row) => {
    const reference = row[columns.reference] ?? "";
    const amount = toReportAmount(row[columns.amount] ?? "");
    return reference === "" || amount === null || amount === 0 ? [] : [{ reference, amount }];
  });
}
