/**
 * One row of a CSV file (RFC 4180), with its line end. Numbers are written as they are; a text that
 * a spreadsheet would execute as a formula gets an apostrophe in front, as OWASP advises.
 */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

/** Has spreadsheets read the file as UTF-8. */
export const byteOrderMark = "\u{feff}";

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
