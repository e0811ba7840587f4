import type { LocalizedText } from "@errand/core/language";

/**
 * The catalogue's content is written as tables of text, because people read and
 * correct it: one row a line, cells between `|`, and `# heading` lines that hold
 * for the rows below. `=` as French cell means: the same as in English.
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

/** The cell of a row, which must be there. */
export function cell(row: TableRow, place: number): string {
  const found = row.cells[place];
  if (found === undefined) throw new Error(`no cell ${place} in: ${row.cells.join(" | ")}`);
  return found;
}

/** The English cell at `place` and the French one after it. */
export function localizedCells(row: TableRow, place: number): LocalizedText {
  return localized(cell(row, place), cell(row, place + 1));
}

export function localized(en: string, fr = "="): LocalizedText {
  return { en, fr: fr === "=" ? en : fr };
}

/** `9.90` as 990 cents. */
export function cents(price: string): number {
  const amount = Math.round(Number(price) * 100);
  if (!Number.isSafeInteger(amount)) throw new Error(`not a price: ${price}`);
  return amount;
}

/** A list in one cell. */
export function listOf(text: string | undefined): string[] {
  return (text ?? "").split(",").flatMap((part) => part.trim() || []);
}

export function bilingual(compose: (language: "en" | "fr") => string): LocalizedText {
  return { en: compose("en"), fr: compose("fr") };
}

export function joined(texts: LocalizedText[], separator: string): LocalizedText {
  return bilingual((language) => texts.map((text) => text[language]).join(separator));
}

/** `tomato, basil and oil`: the last two joined with "and". */
export function enumerated(texts: LocalizedText[]): LocalizedText {
  return bilingual((language) => {
    const all = texts.map((text) => text[language]);
    const last = all.pop() ?? "";
    const and = language === "en" ? "and" : "et";
    return all.length === 0 ? last : `${all.join(", ")} ${and} ${last}`;
  });
}

/** First letter in upper case and a full stop. */
export function sentence(text: LocalizedText): LocalizedText {
  return bilingual((language) => `${capital(text[language])}.`);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
}

export function slugOf(...parts: string[]): string {
  return parts
    .join("-")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
