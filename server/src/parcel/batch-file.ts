import { AppError } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import {
  type BatchField,
  batchFields,
  maxBatchSize,
} from "@errand/core/parcel/parcel-batches.contract";
import { email, text } from "@errand/core/values";
import { withoutAccents } from "@errand/core/written-text";
import type * as z from "zod";
import { importReasonIn } from "../messages/import-reason.ts";
import { openTable } from "../tables/open-table.ts";
import { TableError } from "../tables/table-error.ts";

/** A row of receivers as it was typed. */
export interface TypedRow extends Record<Exclude<BatchField, "size">, string> {
  /** From 1; that of the header of a file is 1. */
  line: number;
  /** The name of a category; a sent row names its id instead. */
  size: string;
  categoryId?: number | undefined;
  /** Where the pin of the address was put. */
  point?: { latitude: number; longitude: number } | undefined;
}

export type BatchColumns = Record<BatchField, number | null>;

/** The titles of a column, without case and accents. */
const knownTitles: Record<BatchField, string[]> = {
  name: ["name", "nom", "receiver", "destinataire"],
  phone: ["phone", "telephone", "tel", "phone number", "mobile", "portable"],
  address: ["address", "adresse"],
  additional_address: [
    "additional address",
    "additional_address",
    "complement",
    "complement d'adresse",
    "door",
    "porte",
  ],
  size: ["size", "taille", "format"],
  email: ["email", "e-mail", "mail", "courriel"],
};

export interface BatchFile {
  titles: string[];
  columns: BatchColumns;
  rows: TypedRow[];
}

/**
 * The receivers of a table; `chosen` says from which column a field comes, in place of the titles.
 * A column that is missing, or whose title stands twice, is for the sender to choose. Throws
 * `batch_file_unreadable` for what has no titles or no rows, `batch_table_unreadable` for what
 * cannot be read, and `batch_too_large` for too many rows.
 */
export async function readBatchFile(
  bytes: Uint8Array,
  language: Language,
  chosen?: Partial<BatchColumns>,
): Promise<BatchFile> {
  const { titles, records } = await readRecords(bytes, language);
  if (titles.length < 2 || records.length === 0) {
    throw new AppError("batch_file_unreadable", { field: "file" });
  }
  const columns = columnsOf(titles, chosen);
  const rows = records.map(({ cells, line }) => {
    const cell = (field: BatchField) => {
      const column = columns[field];
      return column === null ? "" : (cells[column] ?? "");
    };
    return {
      line,
      name: cell("name"),
      phone: cell("phone"),
      address: cell("address"),
      additional_address: cell("additional_address"),
      size: cell("size"),
      email: cell("email"),
    };
  });
  return { titles, columns, rows };
}

/** More than a workbook of 50 receivers unpacks to. */
const maxUnpackedBytes = 32 << 20;

async function readRecords(bytes: Uint8Array, language: Language) {
  try {
    const { columns: titles, rows } = await openTable(bytes, { maxUnpackedBytes });
    const records: { cells: string[]; line: number }[] = [];
    for await (const { cells, line } of rows()) {
      if (records.push({ cells, line }) > maxBatchSize) {
        throw new AppError("batch_too_large", { field: "file" });
      }
    }
    return { titles, records };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    const values = { problem: importReasonIn(language, error.reason) };
    throw new AppError("batch_table_unreadable", { field: "file", values });
  }
}

function columnsOf(titles: string[], chosen: Partial<BatchColumns> = {}): BatchColumns {
  const plain = titles.map(toPlainTitle);
  const entries = batchFields.map((field) => {
    const own = chosen[field];
    const known = plain.findIndex((title) => knownTitles[field].includes(title));
    const isUnique = known >= 0 && plain.lastIndexOf(plain[known] ?? "") === known;
    return [field, own !== undefined ? own : isUnique ? known : null];
  });
  return Object.fromEntries(entries);
}

/** A text without case and accents, by which titles and sizes are compared. */
export function toPlainTitle(text: string): string {
  return withoutAccents(text).trim().toLowerCase();
}

/**
 * The text of a cell as an API parameter would be read; null for one that is empty or not valid.
 */
function parsed<Schema extends z.ZodType<string>>(schema: Schema, cell: string): string | null {
  return schema.safeParse(cell).data ?? null;
}

/** The cells of a row as a receiver has them; null for those that are missing or not valid. */
export function receiverFields(row: TypedRow) {
  return {
    name: parsed(text(100), row.name),
    address: parsed(text(255), row.address),
    additionalAddress: parsed(text(255), row.additional_address),
    email: parsed(email, row.email),
  };
}
