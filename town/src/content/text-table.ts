import type { LocalizedText } from "@errand/core/language";
import { withoutAccents } from "@errand/core/written-text";

/**
 * A row of a text table. The content of the catalogue is written as tables because people read and
 * correct it: one row per line, cells separated by `|`, and `# heading` lines for the rows below. A
 * French cell `=` equals the English one.
 */
export type TableRow = { heading: string; cells: string[] };

export function tableRows(table: string): TableRow[] {
  const rows: TableRow[] = [];
  let heading = "";
  for (const line of table.split("\n").map((line) => line.trim())) {
    if (line === "") continue;
    if (line.startsWith("# ")) heading = line.slice(2);
    else rows.push({ heading, cells: line.split("|").map((cell) => cell.trim()) });
  }
  return rows;
}

/** Returns a cell of a row; throws when the row has fewer cells. */
export function cell(row: TableRow, index: number): string {
  const found = row.cells[index];
  if (found === undefined) throw new Error(`no cell ${index} in: ${row.cells.join(" | ")}`);
  return found;
}

/** Returns the English cell at `index` and the French one after it. */
export function localizedCells(row: TableRow, index: number): LocalizedText {
  return localized(cell(row, index), cell(row, index + 1));
}

export function localized(en: string, fr = "="): LocalizedText {
  return { en, fr: fr === "=" ? en : fr };
}

/** Converts `9.90` to 990 cents. */
export function cents(price: string): number {
  const amount = Math.round(Number(price) * 100);
  if (!Number.isSafeInteger(amount)) throw new Error(`not a price: ${price}`);
  return amount;
}

/** Splits a cell at its commas. */
export function listOf(text: string | undefined): string[] {
  return (text ?? "").split(",").flatMap((part) => part.trim() || []);
}

export function bilingual(compose: (language: "en" | "fr") => string): LocalizedText {
  return { en: compose("en"), fr: compose("fr") };
}

export function joined(texts: LocalizedText[], separator: string): LocalizedText {
  return bilingual((language) => texts.map((text) => text[language]).join(separator));
}

/** Joins texts as an enumeration: `tomato, basil and oil`. */
export function enumerated(texts: LocalizedText[]): LocalizedText {
  return bilingual((language) => {
    const all = texts.map((text) => text[language]);
    const last = all.pop() ?? "";
    const and = language === "en" ? "and" : "et";
    return all.length === 0 ? last : `${all.join(", ")} ${and} ${last}`;
  });
}

/** Capitalizes the first letter and appends a full stop. */
export function sentence(text: LocalizedText): LocalizedText {
  return bilingual((language) => `${capital(text[language])}.`);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
}

export function slugOf(...parts: string[]): string {
  return withoutAccents(parts.join("-"))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
