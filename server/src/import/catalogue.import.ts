import { eq, inArray, or, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { toImportReason } from "../messages/import-reason.ts";
import { modules } from "../modules/modules.tables.ts";
import { createPictureEncoder } from "../pictures/picture-encoder.ts";
import { updateStoreRatings } from "../reviews/store-ratings.data.ts";
import { newStockChange } from "../stock/set-stock.ts";
import { isPublicAddress } from "./allowed-addresses.ts";
import { ImportError } from "./import-error.ts";
import { type ProductToWrite, readProduct } from "./product.ts";
import { type Columns, checkMapped, fieldReader } from "./product-columns.ts";
import { prepareCompanions, writeCompanions } from "./product-companions.ts";
import { createPictureImporter } from "./product-pictures.ts";
import type { RejectedRow } from "./report.ts";
import type { Importer } from "./run-import.ts";
import type { StoreProduct, StoreTarget } from "./store-product.ts";
import { type CatalogueTarget, writeProducts } from "./write-products.ts";

export interface CatalogueOptions extends Columns {
  /** The slug or the type of the module. */
  module: string;
  /** The slug of the store; null when each row names its own in the field `store`. */
  store: string | null;
  /** Where the server stores its pictures. */
  picturesFolder: string;
  /** The folder of the picture files that rows name; null without one. */
  givenPictures: string | null;
  /** Which IP addresses pictures may be fetched from; public ones by default. */
  isAllowedAddress?: (address: string) => boolean;
  /**
   * Whether the server draws the picture of this name, so that it needs no file; never by default.
   */
  isDrawnPicture?: (name: string) => boolean;
  dryRun: boolean;
  /**
   * Whether a store imports its own items: categories and conditions belong to the shop, so a row
   * that names an unknown one is refused instead of creating it.
   */
  byStore?: boolean;
  /** Whether every row has every column. */
  isTable: boolean;
}

export interface CatalogueImport extends Importer<ProductToWrite> {
  /** The result beyond the number of rows. */
  summary(): string;
  counts(): { added: number; changed: number };
}

const shownNames = 10;

/**
 * Imports the items of one store, or of several stores of one module, from a table or a list of
 * JSON records. An item whose `sku` exists in its store is updated.
 */
export function catalogueImport(options: CatalogueOptions): CatalogueImport {
  const valuesOf = fieldReader(options);
  const pictures = createPictureImporter({
    stored: options.picturesFolder,
    // Its own, because rows wait for their turn, and customers do not wait for rows.
    encoder: createPictureEncoder({
      waiting: Number.POSITIVE_INFINITY,
      heldBytes: Number.POSITIVE_INFINITY,
      pictureMs: 300_000,
    }),
    given: options.givenPictures,
    isAllowed: options.isAllowedAddress ?? isPublicAddress,
    isDrawn: options.isDrawnPicture ?? (() => false),
    dryRun: options.dryRun,
  });
  let target: CatalogueTarget | null = null;
  const storesBySlug = new Map<string, StoreTarget>();
  const reviewedStores = new Set<number>();
  let isChecked = !options.isTable;

  return {
    async begin(tx) {
      // Fetching pictures between two batches may exceed the timeout.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await tx.execute(sql`drop table if exists pg_temp.imported`);
      await tx.execute(sql`
        create temporary table imported (
          store_id integer, sku text, at text not null, primary key (store_id, sku)
        ) on commit drop`);
      await prepareCompanions(tx);
      const module = await findModule(tx, options);
      const stockChange = newStockChange("import");
      const createsNames = !options.byStore;
      target = { ...module, stockChange, createsNames, added: 0, changed: 0, created: [] };
      storesBySlug.clear();
      reviewedStores.clear();
    },

    async read(row) {
      if (!isChecked) checkMapped(options, row.fields);
      isChecked = true;
      const { pictures: sources, ...product } = readProduct(row.at, valuesOf(row.fields));
      for (const review of product.reviews ?? []) {
        if (review.pictures.length > 0) review.pictures = await pictures.take(review.pictures);
      }
      return { ...product, images: sources && (await pictures.take(sources)) };
    },

    async write(tx, products) {
      if (!target) throw new Error("write was called before begin");
      const getStoreSlug = ({ store }: ProductToWrite) => options.store ?? store ?? "";
      const unknown = [...new Set(products.map(getStoreSlug))].filter(
        (slug) => !storesBySlug.has(slug),
      );
      for (const [slug, store] of await findStores(tx, target.moduleId, unknown)) {
        storesBySlug.set(slug, store);
      }
      const refused: RejectedRow[] = [];
      const batch = products.flatMap((product): StoreProduct[] => {
        const store = storesBySlug.get(getStoreSlug(product));
        if (store) return [{ product, store }];
        const reason = product.store
          ? toImportReason("noStore", { store: product.store, module: options.module })
          : toImportReason("missing", { field: "store" });
        refused.push({ at: product.at, reason });
        return [];
      });
      for (const { product, store } of batch) {
        if (product.reviews?.length) reviewedStores.add(store.storeId);
      }
      if (batch.length > 0) refused.push(...(await writeProducts(tx, target, batch)));
      return refused;
    },

    async finish(tx) {
      await writeCompanions(tx);
      await updateStoreRatings(tx, [...reviewedStores]);
    },

    undo: () => pictures.undo(),

    counts: () => ({ added: target?.added ?? 0, changed: target?.changed ?? 0 }),

    summary() {
      const { added = 0, changed = 0, created = [] } = target ?? {};
      return `${added} new, ${changed} known before${newNames(created)}`;
    },
  };
}

/** Lists the first created categories and conditions; a large catalogue creates hundreds. */
function newNames(created: string[]): string {
  if (created.length === 0) return "";
  const more = created.length - shownNames;
  return `; new: ${created.slice(0, shownNames).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

async function findModule(tx: Database, { module, store }: CatalogueOptions) {
  const isNamed = or(eq(modules.slug, module), eq(modules.type, sql`${module}`));
  const [found] = await (store === null
    ? tx
        .select({ moduleId: modules.id, type: modules.type, isNamed: sql<boolean>`true` })
        .from(modules)
        .where(isNamed)
    : tx
        .select({ moduleId: modules.id, type: modules.type, isNamed: sql<boolean>`${isNamed}` })
        .from(stores)
        .innerJoin(modules, eq(modules.id, stores.moduleId))
        .where(eq(stores.slug, store)));
  if (!found && store !== null) throw new ImportError("noStoreNamed", { store });
  if (!found) throw new ImportError("noModule", { module });
  const { isNamed: isOfModule, ...target } = found;
  if (!isOfModule)
    throw new ImportError("storeOfOther", { store: store ?? "", module: found.type });
  if (found.type === "parcel" || found.type === "rental") {
    throw new ImportError("noCatalogue", { module: found.type });
  }
  return target;
}

async function findStores(
  tx: Database,
  moduleId: number,
  slugs: string[],
): Promise<[slug: string, StoreTarget][]> {
  if (slugs.length === 0) return [];
  const rows = await tx
    .select({ slug: stores.slug, storeId: stores.id, zoneId: stores.zoneId })
    .from(stores)
    .where(sql`${stores.moduleId} = ${moduleId} and ${inArray(stores.slug, slugs)}`);
  return rows.map(({ slug, ...store }) => [slug, store]);
}
