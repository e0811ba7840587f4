import { eq, inArray, or, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import type { ShownItem, StoredReading } from "../items/stored-reading.ts";
import { positionIn, toImportReason } from "../messages/import-reason.ts";
import { modules } from "../modules/modules.tables.ts";
import { createPictureEncoder } from "../pictures/picture-encoder.ts";
import { updateStoreRatings } from "../reviews/store-ratings.data.ts";
import { newStockChange } from "../stock/set-stock.ts";
import { isPublicAddress } from "./allowed-addresses.ts";
import { toSkuIdentity } from "./gtin.ts";
import { ImportError, RefusedRow } from "./import-error.ts";
import { createNoteBook } from "./note-book.ts";
import type { ItemRow } from "./open-catalogue.ts";
import { type ProductToWrite, readProduct, readSku } from "./product.ts";
import { type Columns, fieldReader } from "./product-columns.ts";
import { prepareCompanions, writeCompanions } from "./product-companions.ts";
import { createPictureImporter } from "./product-pictures.ts";
import type { Read } from "./product-sale.ts";
import type { RejectedRow } from "./report.ts";
import type { FileReading } from "./row-reading.ts";
import type { Importer } from "./run-import.ts";
import { toShownItem } from "./shown-item.ts";
import type { StoreProduct, StoreTarget } from "./store-product.ts";
import { withOptionsOfVariations } from "./variations-as-options.ts";
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
  /** How the values of the file are read; by default, its numbers are exact. */
  reading?: FileReading;
  /** Whether the file is an export of another system, which knows no options of dishes. */
  isExport?: boolean;
}

export interface CatalogueImport extends Importer<ProductToWrite> {
  /** The result beyond the number of rows. */
  summary(): string;
  counts(): { added: number; changed: number };
  /** The first items as they will look, and what was interpreted in all of them. */
  seen(): Pick<StoredReading, "items" | "notes">;
}

const shownNames = 10;
const shownItems = 3;

/** Of records whose numbers are numbers. */
const exactReading: FileReading = {
  style: { mark: "point", torn: new Set() },
  currency: { code: "", signs: new Set(), taken: new Set() },
};

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
  const { reading = exactReading, isExport = false } = options;
  let target: CatalogueTarget | null = null;
  let items: ShownItem[] = [];
  /** Where each item stands first. */
  const firstPositions = new Map<string, string>();
  const storesBySlug = new Map<string, StoreTarget>();
  const reviewedStores = new Set<number>();

  /** Refuses a second row of an item, before anything else is checked. */
  function refuseDuplicate(at: string, read: Read) {
    const sku = readSku(read);
    const key = `${options.store ?? read("store") ?? ""} ${toSkuIdentity(sku)}`;
    const first = firstPositions.get(key) ?? at;
    firstPositions.set(key, first);
    if (first === at) return;
    const position = { en: positionIn("en", first), fr: positionIn("fr", first) };
    throw new RefusedRow("duplicate", { sku, at: position });
  }

  return {
    async begin(tx) {
      // Fetching pictures between two batches may exceed the timeout.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await prepareCompanions(tx);
      const module = await findModule(tx, options);
      const stockChange = newStockChange("import");
      const createsNames = !options.byStore;
      const notes = createNoteBook();
      target = { ...module, stockChange, createsNames, added: 0, changed: 0, created: [], notes };
      items = [];
      storesBySlug.clear();
      reviewedStores.clear();
    },

    async read(row: ItemRow) {
      const read = valuesOf(row.fields);
      refuseDuplicate(row.at, read);
      const { pictures: sources, ...product } = readProduct(row.at, read, reading, row.notes);
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
      const isDish = isExport && target.type === "food";
      const batch = products.flatMap((product): StoreProduct[] => {
        const store = storesBySlug.get(getStoreSlug(product));
        if (store) return [{ product: isDish ? withOptionsOfVariations(product) : product, store }];
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
      const shown = batch.slice(0, shownItems - items.length);
      items.push(...shown.map(({ product }) => toShownItem(product)));
      return refused;
    },

    async finish(tx) {
      await writeCompanions(tx);
      await updateStoreRatings(tx, [...reviewedStores]);
    },

    undo: () => pictures.undo(),

    seen: () => ({ items, notes: target?.notes.notes() ?? [] }),

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
