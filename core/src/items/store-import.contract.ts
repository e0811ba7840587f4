import * as z from "zod";
import { amountKind } from "../catalog/catalog.types.ts";
import { endpoint, type StaffAllowed } from "../endpoint.ts";
import { flag, id, money, text, timestamp } from "../values.ts";
import { storeFields } from "./import-fields.ts";
import { importNoteKinds } from "./import-notes.ts";
import { decimalMarks, importSystems } from "./import-systems.ts";
import { maxImportBytes } from "./store-item-limits.ts";

/** Imports of a store's items from a file (contract 6.3): the importer of the shop, over HTTP. */

/** Of more refused rows, the report lists the first ones. */
export const maxReportedRows = 500;

/** Of a text file; it is detected without one. `latin1` is Windows-1252, as in browsers. */
export const importEncodings = ["utf8", "latin1", "windows-1252", "utf16le", "utf16be"] as const;

/** How the file was read, in words of its reader. */
const readingReport = z.object({
  /** The system that exported it; null: its columns are read by their names. */
  system: z.enum(importSystems).nullable(),
  summary: z.string(),
  columns: z.array(z.object({ column: z.string(), reads: z.string() })),
  /** Columns from which nothing is read. */
  unused: z.array(z.string()),
  /** The first items as they will look. */
  items: z.array(
    z.object({
      at: z.string(),
      sku: z.string(),
      name: z.string().nullable(),
      category: z.string().nullable(),
      price: money.nullable(),
      discount: z.number().nullable(),
      discount_type: amountKind.nullable(),
      stock: z.int().nullable(),
      weight_step: z.int().nullable(),
      variations: z.array(z.object({ name: z.string(), price: money, stock: z.int().nullable() })),
      option_groups: z.array(z.object({ name: z.string(), options: z.array(z.string()) })),
    }),
  ),
  /** Every value that was interpreted: how many of each kind, and the first ones. */
  notes: z.array(
    z.object({
      kind: z.enum(importNoteKinds),
      text: z.string(),
      count: z.int(),
      first: z.array(
        z.object({ at: z.string(), field: z.string(), from: z.string(), to: z.string() }),
      ),
    }),
  ),
});
export type ReadingReport = z.infer<typeof readingReport>;

export const storeImport = z.object({
  id,
  file_name: z.string(),
  dry_run: z.boolean(),
  keep_going: z.boolean(),
  state: z.enum(["waiting", "running", "done", "failed"]),
  rows_read: z.int(),
  /** Null until it is done. */
  report: z
    .object({
      accepted: z.int(),
      refused_count: z.int(),
      refused: z.array(z.object({ at: z.string(), reason: z.string() })),
      added: z.int(),
      changed: z.int(),
      /** Whether the accepted rows were written. */
      written: z.boolean(),
      /** Missing in reports of before. */
      reading: readingReport.optional(),
    })
    .nullable(),
  /** Why it failed. */
  problem: z.string().nullable(),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
});
export type StoreImport = z.infer<typeof storeImport>;
export type ImportReport = NonNullable<StoreImport["report"]>;

const catalogue = { staff: "store", permission: "catalogue" } as const satisfies StaffAllowed;

export const startStoreImport = endpoint("POST /store/import", {
  about:
    "Imports items from a table (CSV, TSV, Excel's .xlsx, OpenDocument's .ods), a JSON or JSON Lines file, or checks it with `dry_run`. Exports of other systems are recognised, and the report says how the file was read. The stream of the store tells how far it is, then the report. One refused row stops the import unless `keep_going`.",
  allow: catalogue,
  form: true,
  keyRequired: true,
  status: 201,
  input: z.object({
    file: z.file().max(maxImportBytes),
    /**
     * The columns of fields whose headers are not recognised; an empty one leaves the field out.
     */
    mapping: z.partialRecord(z.enum(storeFields), z.union([z.literal(""), text(200)])).optional(),
    /** What fields are in every row, such as the stock of what its system does not count. */
    set_values: z.partialRecord(z.enum(storeFields), text(200)).optional(),
    encoding: z.enum(importEncodings).optional(),
    /** The name of the sheet of a workbook; the first one without it. */
    sheet: text(200).optional(),
    /** The system of the export; it is recognised by its columns without it. */
    from_system: z.enum(importSystems).optional(),
    /** The mark before the decimals, where the rows leave it open. */
    decimal: z.enum(decimalMarks).optional(),
    /** The sign or the code of another currency whose amounts are taken as they stand. */
    currency: text(10).optional(),
    dry_run: flag.default(0),
    keep_going: flag.default(0),
  }),
  reply: z.object({ message: z.string(), import: storeImport }),
  errors: ["import_file_unreadable", "import_running", "throttled"],
});

export const listStoreImports = endpoint("GET /store/import", {
  about: "The last imports of the store, newest first, with their reports.",
  allow: catalogue,
  input: z.object({}),
  reply: z.object({ imports: z.array(storeImport) }),
  errors: [],
});
