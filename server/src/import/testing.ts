import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, getTableColumns } from "drizzle-orm";
import { afterAll } from "vitest";
import { items, stores } from "../catalog/catalog.tables.ts";
import { offerColumns } from "../catalog/sales.data.ts";
import { addStore, seedShop } from "../catalog/testing.ts";
import { readShop } from "../config/shop.data.ts";
import { importReasonIn } from "../messages/import-reason.ts";
import { startTestApi } from "../testing.ts";
import { toCurrency } from "./numbers/currency.ts";
import { type CatalogueRequest, prepareCatalogue } from "./prepare-catalogue.ts";
import { readPairs } from "./product-columns.ts";
import type { Report } from "./report.ts";
import { runImport } from "./run-import.ts";

interface Options extends Partial<Omit<CatalogueRequest, "map" | "set">> {
  map?: string;
  set?: string;
  keepGoing?: boolean;
}

/** A report with its reasons as an English reader sees them. */
export function inEnglish<Given extends Report>(report: Given) {
  const refused = report.refused.map(({ at, reason }) => ({
    at,
    reason: importReasonIn("en", reason),
  }));
  return { ...report, refused };
}

/** Starts a shop to import files into, with a folder for them that is removed after the tests. */
export async function startImports() {
  const api = await startTestApi();
  const { db } = api;
  const { grocery, zoneId } = await seedShop(db);
  const folder = await mkdtemp(join(tmpdir(), "errand-catalogue-"));
  afterAll(() => rm(folder, { recursive: true }));
  const picturesFolder = join(folder, "stored");

  return {
    ...api,
    grocery,
    zoneId,
    folder,
    picturesFolder,
    fileOf: async (name: string, content: string | Buffer): Promise<string> => {
      const file = join(folder, name);
      await writeFile(file, content);
      return file;
    },
    /** Adds an empty store, by default of groceries, and returns its id. */
    newStore: (slug: string, moduleId = grocery.moduleId) =>
      addStore(db, { moduleId, zoneId, slug }),
    itemsOf: (storeId: number) =>
      db
        .select({ ...getTableColumns(items), stock: offerColumns.stock })
        .from(items)
        .innerJoin(stores, eq(stores.id, items.storeId))
        .where(eq(items.storeId, storeId))
        .orderBy(items.id),
    /** Imports a file, by default into the store `corner`. */
    importing: async (
      file: string,
      { map = "", set = "", keepGoing = false, ...options }: Options = {},
    ) => {
      const dryRun = options.dryRun ?? false;
      const { importer, rows, reading } = await prepareCatalogue(file, {
        module: "grocery",
        store: "corner",
        picturesFolder,
        givenPictures: null,
        from: null,
        decimal: null,
        currency: toCurrency(await readShop(db)),
        taxIncluded: true,
        now: new Date(),
        reading: {},
        ...options,
        dryRun,
        map: readPairs(map),
        set: readPairs(set),
      });
      const report = await runImport(db, importer, rows, { dryRun, keepGoing, name: "name" });
      return { ...inEnglish(report), summary: importer.summary(), reading: reading() };
    },
  };
}
