import type { StoredReading } from "../items/stored-reading.ts";
import {
  type CatalogueImport,
  type CatalogueOptions,
  catalogueImport,
} from "./catalogue.import.ts";
import { type CatalogueFileOptions, type ItemRow, openCatalogue } from "./open-catalogue.ts";
import { refuseNone } from "./read-rows.ts";

/** What is imported, and how its file is read. */
export type CatalogueRequest = CatalogueFileOptions &
  Omit<CatalogueOptions, "reading" | "isExport">;

export interface PreparedCatalogue {
  importer: CatalogueImport;
  rows(): AsyncIterable<ItemRow>;
  /** How the file was read; its items and notes are those imported so far. */
  reading(): StoredReading;
}

/** Opens a file of items, and makes the import that understands its rows. */
export async function prepareCatalogue(
  file: string,
  request: CatalogueRequest,
): Promise<PreparedCatalogue> {
  const { reading, described, columns, rows } = await openCatalogue(file, request);
  const isExport = described.system !== null;
  const importer = catalogueImport({ ...request, ...columns, reading, isExport });
  return {
    importer,
    rows: () => refuseNone(rows()),
    reading: () => ({ ...described, ...importer.seen() }),
  };
}
