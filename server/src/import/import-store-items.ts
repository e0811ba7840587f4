import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { type ProductField, productFields, shopFields } from "@errand/core/items/import-fields";
import { maxReportedRows } from "@errand/core/items/store-import.contract";
import { maxImportRows } from "@errand/core/items/store-item-limits";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { readShop } from "../config/shop.data.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import type { catalogueImports, StoredReport } from "../items/catalogue-imports.tables.ts";
import {
  beginImport,
  brokenOff,
  finishImport,
  reportProgress,
} from "../items/store-imports.data.ts";
import { handleJob, type JobHandler } from "../jobs/job.ts";
import { modules } from "../modules/modules.tables.ts";
import type { Api } from "../requests/api.ts";
import type { CatalogueImport } from "./catalogue.import.ts";
import { ImportError } from "./import-error.ts";
import { toCurrency } from "./numbers/currency.ts";
import type { CatalogueFileOptions } from "./open-catalogue.ts";
import { prepareCatalogue } from "./prepare-catalogue.ts";
import type { ProductToWrite } from "./product.ts";
import type { Report } from "./report.ts";
import { type Importer, runImport } from "./run-import.ts";
import { storeImportJob } from "./store-import.job.ts";

type StoredImport = typeof catalogueImports.$inferSelect;

/**
 * Runs the imports that stores started. The report is stored with the items, so that a repeated
 * attempt finds it.
 */
export function storeImportHandler(api: Pick<Api, "db" | "clock" | "settings">): JobHandler {
  return handleJob(storeImportJob, async ({ importId }, { db, attempt }) => {
    const started = await beginImport(db, importId);
    if (!started) return;
    try {
      await importFile(api, db, started);
    } catch (error) {
      const isLast = attempt > storeImportJob.retries;
      if (!(error instanceof ImportError || isLast)) throw error;
      const problem = error instanceof ImportError ? error.reason : brokenOff;
      await finishImport(db, importId, { problem }, api.clock());
      if (!(error instanceof ImportError)) throw error;
    }
  });
}

async function importFile(
  { db: otherDb, clock, settings }: Pick<Api, "db" | "clock" | "settings">,
  db: Database,
  started: StoredImport,
) {
  const { id, storeId, fileName, content, dryRun, keepGoing } = started;
  const folder = await mkdtemp(join(tmpdir(), "errand-import-"));
  const file = join(folder, `items${extname(fileName).toLowerCase()}`);
  try {
    await writeFile(file, content ?? "");
    const { importer, rows, reading } = await prepareCatalogue(file, {
      ...toFileOptions(started, await readShop(db), clock()),
      ...(await readStore(db, storeId)),
      picturesFolder: settings.picturesFolder,
      givenPictures: null,
      dryRun,
      byStore: true,
    });
    const finish = (tx: Database, report: Report) => {
      const isWritten = !dryRun && (keepGoing || report.refused.length === 0);
      const counts = { ...importer.counts(), reading: reading() };
      return finishImport(tx, id, { report: toStoredReport(report, counts, isWritten) }, clock());
    };
    const report = await runImport(
      db,
      // Progress is written on another connection: the import's own shows nothing before it is
      // over.
      withProgress({ ...importer, finish: finishWith(importer, finish) }, (count) =>
        reportProgress(otherDb, id, count),
      ),
      rows,
      // Pictures take long: nothing is locked, and no transaction is open meanwhile.
      { dryRun, keepGoing, name: "name", readsFirst: true },
    );
    await finish(db, report);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw withFileName(error, file, fileName);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores know the name of their file, not where it lay. */
function withFileName({ reason }: ImportError, file: string, fileName: string): ImportError {
  const values = Object.entries(reason.values ?? {}).map(([name, value]) => [
    name,
    typeof value === "string" ? value.replaceAll(file, fileName) : value,
  ]);
  return new ImportError(reason.key, Object.fromEntries(values));
}

/** How a store says that its file is read. */
/** More than a workbook of 5,000 items unpacks to: processes that serve customers read it. */
const maxUnpackedBytes = 200 << 20;

function toFileOptions(
  { mapping, encoding, reading: { sheet, system, decimal, currency, set } }: StoredImport,
  shop: ShopSettings,
  now: Date,
): CatalogueFileOptions {
  return {
    reading: { sheet, maxUnpackedBytes, ...(encoding && { encoding }) },
    from: system ?? null,
    decimal: decimal ?? null,
    currency: toCurrency(shop, currency),
    taxIncluded: shop.taxIncluded,
    map: toColumnMapping(mapping),
    set: toFieldValues(set ?? {}),
    now,
    maxRows: maxImportRows,
  };
}

async function readStore(
  db: Database,
  storeId: number,
): Promise<{ module: string; store: string }> {
  const [store] = await db
    .select({ module: modules.slug, store: stores.slug })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .where(eq(stores.id, storeId));
  if (!store) throw new Error(`there is no store ${storeId}`);
  return store;
}

function toFieldValues(values: Partial<Record<ProductField, string>>): Map<ProductField, string> {
  return new Map(
    productFields.flatMap((field) => {
      const value = values[field];
      return value === undefined ? [] : [[field, value] as const];
    }),
  );
}

/** The columns that a store names; fields that only the shop states are left out. */
function toColumnMapping(mapping: StoredImport["mapping"]): Map<ProductField, string> {
  const isLeftOut = shopFields.map((field) => [field, ""] as const);
  return new Map([...toFieldValues(mapping), ...isLeftOut]);
}

type CatalogueImporter = Importer<ProductToWrite>;
type Finish = NonNullable<CatalogueImporter["finish"]>;

function finishWith({ finish }: CatalogueImport, also: Finish): Finish {
  return async (tx, report) => {
    await finish?.(tx, report);
    await also(tx, report);
  };
}

const rowsBetweenReports = 100;

function withProgress(
  importer: CatalogueImporter,
  report: (count: number) => Promise<void>,
): CatalogueImporter {
  let count = 0;
  return {
    ...importer,
    async read(row, options) {
      try {
        return await importer.read(row, options);
      } finally {
        count += 1;
        if (count % rowsBetweenReports === 0) await report(count);
      }
    },
  };
}

function toStoredReport(
  { accepted, refused }: Report,
  counts: Pick<StoredReport, "added" | "changed" | "reading">,
  written: boolean,
): StoredReport {
  const shown = refused.slice(0, maxReportedRows);
  return { accepted, refused_count: refused.length, refused: shown, ...counts, written };
}
