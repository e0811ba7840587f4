import { AppError } from "@errand/core/errors";
import { maxBatchSize } from "@errand/core/parcel/parcel-batches.contract";
import { email, text } from "@errand/core/values";
import { parse } from "csv-parse/sync";
import type * as z from "zod";

/** A row of a file of receivers, as it says them. */
export interface BatchRow {
  /** From 1; that of the header is 1. */
  line: number;
  name: string;
  phone: string;
  address: string;
  additionalAddress: string;
  email: string;
}

type Column = Exclude<keyof BatchRow, "line">;

/** The names of a column, without case and accents. */
const columns: Record<Column, string[]> = {
  name: ["name", "nom", "receiver", "destinataire"],
  phone: ["phone", "telephone", "tel", "phone number", "mobile"],
  address: ["address", "adresse"],
  additionalAddress: ["additional address", "additional_address", "complement"],
  email: ["email", "e-mail", "mail", "courriel"],
};
const required: Column[] = ["name", "phone", "address"];

/**
 * The receivers of a CSV file, which commas, semicolons or tabs separate. Throws
 * `batch_file_unreadable` for anything else than a table with the required columns, and
 * `batch_too_large` for too many rows.
 */
export function readBatchFile(bytes: Uint8Array): BatchRow[] {
  const [header, ...records] = recordsOf(bytes);
  const names = (header?.record ?? []).map(columnOf);
  const isTable = required.every((column) => names.includes(column));
  if (!isTable || records.length === 0)
    throw new AppError("batch_file_unreadable", { field: "file" });
  if (records.length > maxBatchSize) throw new AppError("batch_too_large", { field: "file" });
  return records.map(({ record, line }) => {
    const cell = (column: Column) => record[names.indexOf(column)]?.trim() ?? "";
    return {
      line,
      name: cell("name"),
      phone: cell("phone"),
      address: cell("address"),
      additionalAddress: cell("additionalAddress"),
      email: cell("email"),
    };
  });
}

function recordsOf(bytes: Uint8Array): { record: string[]; line: number }[] {
  try {
    const content = decodeText(bytes);
    // The types of the parser do not know what `info` adds to each record.
    const rows = parse(content, {
      bom: true,
      delimiter: [",", ";", "\t"],
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ record, line: info.lines }));
  } catch {
    throw new AppError("batch_file_unreadable", { field: "file" });
  }
}

/** Spreadsheets on Windows write Windows-1252, which reads any bytes. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function columnOf(title: string): Column | null {
  const plain = title.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();
  const found = Object.entries(columns).find(([, names]) => names.includes(plain));
  return found ? (found[0] as Column) : null;
}

/**
 * The text of a cell as an API parameter would be read; null for one that is empty or not valid.
 */
function parsed<Schema extends z.ZodType<string>>(schema: Schema, cell: string): string | null {
  return schema.safeParse(cell).data ?? null;
}

/** The cells of a row as a receiver has them; null for those that are missing or not valid. */
export function receiverFields(row: BatchRow) {
  return {
    name: parsed(text(100), row.name),
    address: parsed(text(255), row.address),
    additionalAddress: parsed(text(255), row.additionalAddress),
    email: parsed(email, row.email),
  };
}
