import { extname } from "node:path";
import { type ProductField, productFields } from "@errand/core/items/import-fields";
import type { ImportSystem } from "@errand/core/items/import-systems";
import type { StoredReading } from "../items/stored-reading.ts";
import { detectEncoding, readText } from "../tables/text-encoding.ts";
import { ImportError, RefusedRow } from "./import-error.ts";
import { type Currency, splitCurrency } from "./numbers/currency.ts";
import { createStyleFinder } from "./numbers/number-style.ts";
import type { DecimalMark } from "./numbers/number-text.ts";
import { type Columns, checkMapped, columnsOfFields, fieldReader } from "./product-columns.ts";
import { perKilogram } from "./product-sale.ts";
import { type ImportRow, openRows, type ReadOptions, type RowSource } from "./read-rows.ts";
import type { FileReading, ImportNote } from "./row-reading.ts";
import type { OpenForm } from "./systems/form.ts";
import { countRows, groupRows } from "./systems/group-rows.ts";
import { readMenuDocument } from "./systems/menu-document.ts";
import { recognise } from "./systems/recognise.ts";

export interface CatalogueFileOptions extends Columns {
  reading: Omit<ReadOptions, "json">;
  /** The system of the export; null: it is recognised. */
  from: ImportSystem | null;
  /** The decimal mark; null: the rows decide. */
  decimal: DecimalMark | null;
  currency: Currency;
  taxIncluded: boolean;
  now: Date;
  /** More rows are refused. */
  maxRows?: number;
}

/** A row with the fields of an item, and what was interpreted to make it. */
export interface ItemRow extends ImportRow {
  notes?: ImportNote[];
}

/** A catalogue whose columns and numbers are understood. */
export interface CatalogueFile {
  /** How its values are read. */
  reading: FileReading;
  /** What is said about it before its items. */
  described: Pick<StoredReading, "system" | "decimal" | "columns" | "unused">;
  /** The columns of the fields of its rows. */
  columns: Columns;
  rows(): AsyncIterable<ItemRow>;
}

/** What the rows of a file are, before they are looked at. */
interface Source {
  columns: string[] | null;
  rows(): AsyncIterable<ImportRow>;
  found: { system: ImportSystem; form: OpenForm } | null;
  unused: string[];
}

/**
 * Opens a catalogue: recognises the system that exported it and looks at all of its rows, so that
 * numbers are read in the same way from the first to the last.
 */
export async function openCatalogue(
  file: string,
  options: CatalogueFileOptions,
): Promise<CatalogueFile> {
  const source = await openSource(file, options);
  return source.found ? openExport(source, source.found, options) : openOwnTable(source, options);
}

async function openSource(file: string, options: CatalogueFileOptions): Promise<Source> {
  const { from, map } = options;
  if (extname(file).toLowerCase() === ".json" && (await mayBeMenu(file))) {
    const menu = await readMenuDocument(file, from);
    if (menu) {
      const rows = () => limited(toAsync(menu.rows), options);
      return { columns: null, rows, found: menu, unused: menu.unused };
    }
  }
  const opened = await openRows(file, {
    ...options.reading,
    json: "records",
    mapped: [...map.values()],
  });
  const columns = opened.columns ?? (await firstKeys(opened));
  const found = recognise(columns, from, {
    stockColumn: map.get("stock") || null,
    taxIncluded: options.taxIncluded,
    now: options.now,
  });
  return {
    columns: opened.columns,
    rows: () => limited(opened.rows(), options),
    found,
    unused: [],
  };
}

/** A document, or a list of sections with lists of dishes. */
async function mayBeMenu(file: string): Promise<boolean> {
  for await (const part of readText(file, await detectEncoding(file))) {
    const start = part.trimStart();
    return start.startsWith("{") || /^\[\s*\{[^[\]{}]*"(?:items|dishes|products)"\s*:/.test(start);
  }
  return false;
}

async function firstKeys({ rows }: RowSource): Promise<string[]> {
  for await (const { fields } of rows()) return Object.keys(fields);
  return [];
}

async function* toAsync(rows: ImportRow[]): AsyncIterable<ImportRow> {
  yield* rows;
}

async function* limited(
  rows: AsyncIterable<ImportRow>,
  { maxRows = Number.POSITIVE_INFINITY }: CatalogueFileOptions,
): AsyncIterable<ImportRow> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > maxRows) throw new ImportError("tooManyRows", { most: maxRows });
    yield row;
  }
}

/** Looks at the texts of columns: at their numbers, and at the signs of other currencies. */
function createLook({ decimal, currency }: CatalogueFileOptions) {
  const finder = createStyleFinder(decimal);
  const signs = new Set<string | null>();
  return {
    style: finder.style,
    see(column: string, value: unknown) {
      if (typeof value !== "string" || value === "") return;
      const split = splitCurrency(value.replace(perKilogram, ""), currency);
      if (split) finder.see(column, split.digits);
    },
    /** Looks at the sign of a price. */
    seeSign(value: unknown) {
      if (typeof value !== "string" || value === "") return;
      signs.add(splitCurrency(value, currency)?.other?.toLowerCase() ?? null);
    },
    /** The sign of another currency that all prices have; null without one. */
    sign: () => (signs.size === 1 ? ([...signs][0] ?? null) : null),
  };
}

async function openExport(
  { columns, rows, unused }: Source,
  { system, form }: NonNullable<Source["found"]>,
  options: CatalogueFileOptions,
): Promise<CatalogueFile> {
  const look = createLook(options);
  const raw = countRows();
  for await (const row of rows()) {
    if (row.broken) continue;
    form.look?.(row);
    raw.add(form.keyOf(row));
    for (const column of form.numbers) look.see(column, row.fields[column]);
    if (form.signColumn) look.seeSign(row.fields[form.signColumn]);
  }
  const resolve = (key: string) => form.resolve?.(key) ?? key;
  const counts = new Map<string, number>();
  for (const [key, count] of raw.counts) {
    counts.set(resolve(key), (counts.get(resolve(key)) ?? 0) + count);
  }
  const keyOf = (row: ImportRow) => {
    const key = form.keyOf(row);
    return key === null ? null : resolve(key);
  };
  const sign = look.sign();
  const { currency } = options;
  const taken = sign === null ? currency : { ...currency, taken: new Set([sign]) };
  const reading = { style: look.style(), currency: taken };
  const mapped = toMapped(options, form.uses);
  if (columns) checkMapped({ map: mapped }, columns);
  const stated = [...mapped].map(([field, column]) => ({ column, reads: field }));
  const isStated = (name: string) => stated.some(({ column }) => column === name);
  const uses = [...form.uses.filter(({ column }) => !isStated(column)), ...stated];
  const used = new Set(uses.map(({ column }) => column));
  return {
    reading,
    described: {
      system,
      decimal: reading.style.mark,
      columns: uses,
      unused: [...(columns ?? []).filter((column) => !used.has(column)), ...unused],
    },
    // The fields of an item have their own names.
    columns: { map: leftOut(options), set: options.set },
    async *rows() {
      for await (const group of groupRows(rows(), keyOf, counts)) {
        yield toItemRow(group, form, reading, mapped);
      }
    },
  };
}

/** The columns that its sender maps; that of the stock is the one of a place. */
function toMapped({ map }: CatalogueFileOptions, uses: OpenForm["uses"]) {
  const isPlace = (field: ProductField, name: string) =>
    field === "stock" && uses.some(({ column }) => column === name);
  return new Map([...map].filter(([field, name]) => name !== "" && !isPlace(field, name)));
}

function leftOut({ map }: CatalogueFileOptions) {
  return new Map([...map].filter(([, column]) => column === ""));
}

function toItemRow(
  rows: ImportRow[],
  form: OpenForm,
  reading: FileReading,
  mapped: Map<ProductField, string>,
): ItemRow {
  const [first] = rows;
  if (!first) throw new Error("an item has rows");
  if (first.broken) return first;
  const notes: ImportNote[] = [];
  try {
    const fields: ItemRow["fields"] = form.toItem(rows, reading, notes);
    for (const [field, column] of mapped) fields[field] = first.fields[column];
    return { at: first.at, fields, geometry: null, notes };
  } catch (error) {
    if (!(error instanceof RefusedRow)) throw error;
    return { at: error.at ?? first.at, fields: {}, geometry: null, broken: error.reason };
  }
}

/** The fields whose numbers show how a table writes numbers. */
const numberFields = ["price", "discount_amount", "stock"] as const;

async function openOwnTable(source: Source, options: CatalogueFileOptions): Promise<CatalogueFile> {
  const { columns, rows } = source;
  if (columns) checkMapped(options, columns);
  const look = createLook(options);
  const valuesOf = fieldReader({ map: options.map, set: new Map() });
  const names = new Set(columns ?? []);
  for await (const { fields, broken } of rows()) {
    if (broken) continue;
    if (!columns) for (const name of Object.keys(fields)) names.add(name);
    const read = valuesOf(fields);
    for (const field of numberFields) look.see(field, read(field));
  }
  const reading = { style: look.style(), currency: options.currency };
  const byField = columnsOfFields([...names], options);
  const uses = productFields.flatMap((field) =>
    (byField.get(field) ?? []).map((column) => ({ column, reads: field })),
  );
  const used = new Set(uses.map(({ column }) => column));
  return {
    reading,
    described: {
      system: null,
      decimal: reading.style.mark,
      columns: uses,
      unused: [...names].filter((name) => !used.has(name)),
    },
    columns: options,
    rows,
  };
}
