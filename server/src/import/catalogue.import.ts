import { eq, or, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { modules } from "../modules/modules.tables.ts";
import { isPublicAddress } from "./allowed-addresses.ts";
import { type KeptProduct, readProduct } from "./product.ts";
import { type Columns, checkMapped, fieldReader } from "./product-columns.ts";
import { picturesOf } from "./product-pictures.ts";
import { ImportError } from "./report.ts";
import type { Importer } from "./run-import.ts";
import { type Shelf, writeProducts } from "./write-products.ts";

export interface CatalogueOptions extends Columns {
  /** By its slug or type. */
  module: string;
  /** By its slug. */
  store: string;
  /** Where the server keeps its pictures. */
  picturesFolder: string;
  /** Where pictures that rows name lie. */
  givenPictures: string | null;
  /** Which IP addresses pictures may be fetched from; public ones by default. */
  isAllowedAddress?: (address: string) => boolean;
  dryRun: boolean;
  /** Every row has every column. */
  isTable: boolean;
}

export interface CatalogueImport extends Importer<KeptProduct> {
  /** What was done, beside the number of rows. */
  summary(): string;
}

/**
 * The items of a store from a table or a list of JSON records. One that is known by its number is
 * changed.
 */
export function catalogueImport(options: CatalogueOptions): CatalogueImport {
  const fieldOf = fieldReader(options);
  const pictures = picturesOf({
    kept: options.picturesFolder,
    given: options.givenPictures,
    isAllowed: options.isAllowedAddress ?? isPublicAddress,
    dryRun: options.dryRun,
  });
  let shelf: Shelf | null = null;
  let isChecked = !options.isTable;

  return {
    async begin(tx) {
      // Pictures may take their time between two batches.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await tx.execute(
        sql`create temporary table imported (sku text primary key, at text not null) on commit drop`,
      );
      const store = await findStore(tx, options);
      shelf = { ...store, added: 0, changed: 0, made: [] };
    },

    async read(row) {
      if (!isChecked) checkMapped(options, row.fields);
      isChecked = true;
      const { pictures: sources, ...product } = readProduct(row.at, (field) =>
        fieldOf(row.fields, field),
      );
      return { ...product, images: sources && (await pictures.take(sources)) };
    },

    async write(tx, products) {
      if (!shelf) throw new Error("nothing was begun");
      return writeProducts(tx, shelf, products);
    },

    undo: () => pictures.undo(),

    summary() {
      const { added = 0, changed = 0, made = [] } = shelf ?? {};
      const news = made.length > 0 ? `; new: ${made.join(", ")}` : "";
      return `${added} new, ${changed} known before${news}`;
    },
  };
}

async function findStore(tx: Database, { module, store }: CatalogueOptions) {
  const [found] = await tx
    .select({
      storeId: stores.id,
      zoneId: stores.zoneId,
      moduleId: stores.moduleId,
      type: modules.type,
      isOfModule: sql<boolean>`${or(eq(modules.slug, module), eq(modules.type, sql`${module}`))}`,
    })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .where(eq(stores.slug, store));
  if (!found) throw new ImportError(`there is no store ${store}`);
  if (!found.isOfModule) throw new ImportError(`${store} is a store of ${found.type}`);
  if (found.type === "parcel" || found.type === "rental") {
    throw new ImportError(`${found.type} has no catalogue of items`);
  }
  return found;
}
