import type { ModuleType } from "@errand/core/modules/modules.contract";
import { sql } from "drizzle-orm";
import { type FoodChoice, items } from "../catalog/catalog.tables.ts";
import { withOptionIds } from "../catalog/option-ids.ts";
import type { Database } from "../database/database.ts";
import { type ImportReason, toImportReason } from "../messages/import-reason.ts";
import type { StockChange } from "../stock/set-stock.ts";
import { toSkuForms, toSkuIdentity } from "./gtin.ts";
import type { NoteBook } from "./note-book.ts";
import type { ProductToWrite } from "./product.ts";
import { rememberCompanions } from "./product-companions.ts";
import { brandIds, categoryIds, conditionIds, readNameProblems, tagIds } from "./product-names.ts";
import { addOnIds, writeReviews, writeVariationsAndStock } from "./product-parts.ts";
import type { RejectedRow } from "./report.ts";
import type { StoreProduct } from "./store-product.ts";
import { type ItemValues, insertItems, updateItems } from "./write-items.ts";

/** The module whose items are written, with the counts of the import so far. */
export interface CatalogueTarget {
  moduleId: number;
  type: ModuleType;
  stockChange: StockChange;
  /**
   * Whether categories and conditions that do not exist are created; else their rows are refused.
   */
  createsNames: boolean;
  added: number;
  changed: number;
  /** Names of categories, brands and conditions that did not exist before. */
  created: string[];
  notes: NoteBook;
}

interface ExistingItem {
  id: number;
  sku: string;
  hasVariations: boolean;
  foodChoices: FoodChoice[];
}

interface AcceptedProduct extends StoreProduct {
  existing: ExistingItem | undefined;
}

/** Adds new items and updates existing ones; returns the rows that cannot be written. */
export async function writeProducts(
  tx: Database,
  target: CatalogueTarget,
  batch: StoreProduct[],
): Promise<RejectedRow[]> {
  const existingItems = await findExisting(tx, batch);
  const refused: RejectedRow[] = [];
  const accepted = batch.flatMap(({ product, store }): AcceptedProduct[] => {
    const existing = existingItems.get(toSkuKey(store.storeId, product.sku));
    const reason =
      variationsProblem(product, existing, target) ?? newItemProblem(product, existing, target);
    if (reason === null) return [{ product, store, existing }];
    refused.push({ at: product.at, reason });
    return [];
  });
  if (accepted.length > 0) await writeAccepted(tx, target, accepted, refused);
  return refused;
}

/** Barcodes are the same with or without their leading zeros. */
const toSkuKey = (storeId: number, sku: string) => `${storeId} ${toSkuIdentity(sku)}`;

async function findExisting(
  tx: Database,
  batch: StoreProduct[],
): Promise<Map<string, ExistingItem>> {
  const storeIds = [...new Set(batch.map(({ store }) => store.storeId))];
  const stated = new Set(batch.map(({ product }) => product.sku));
  const skus = [...new Set([...stated].flatMap(toSkuForms))];
  const rows = await tx
    .select({
      id: items.id,
      sku: items.sku,
      storeId: items.storeId,
      foodChoices: items.foodChoices,
      hasVariations: sql<boolean>`exists (select 1 from item_variations v where v.item_id = items.id)`,
    })
    .from(items)
    .where(
      sql`${items.storeId} = any(${sql.param(storeIds)}) and ${items.sku} = any(${sql.param(skus)})`,
    );
  const existing = rows.map((row) => ({ ...row, sku: row.sku ?? "" }));
  // The number as the file has it comes last, and stays.
  existing.sort((a, b) => Number(stated.has(a.sku)) - Number(stated.has(b.sku)));
  return new Map(existing.map((item) => [toSkuKey(item.storeId, item.sku), item]));
}

function variationsProblem(
  product: ProductToWrite,
  existing: ExistingItem | undefined,
  { type }: CatalogueTarget,
): ImportReason | null {
  if (type === "food" && product.variations !== null) return toImportReason("foodVariations");
  if (type === "food" && product.weightStep !== null) return toImportReason("foodByWeight");
  if (type !== "food" && product.foodChoices !== null) return toImportReason("onlyFood");
  if (product.variations?.variations.some(({ stock }) => stock === null)) {
    return toImportReason("missing", { field: "stock" });
  }
  if (product.variations !== null || !existing?.hasVariations) return null;
  return product.stock !== null || product.price !== null
    ? toImportReason("hasVariations", { sku: product.sku })
    : null;
}

function newItemProblem(
  product: ProductToWrite,
  existing: ExistingItem | undefined,
  { type }: CatalogueTarget,
): ImportReason | null {
  if (existing) return null;
  if (product.name === null) return toImportReason("unknownItem", { sku: product.sku });
  if (product.category === null) return toImportReason("missing", { field: "category" });
  if (product.price === null) return toImportReason("missing", { field: "price" });
  return product.stock === null && type !== "food"
    ? toImportReason("missing", { field: "stock" })
    : null;
}

async function writeAccepted(
  tx: Database,
  target: CatalogueTarget,
  candidates: AcceptedProduct[],
  refused: RejectedRow[],
) {
  const addOns = await addOnIds(tx, candidates, refused);
  const unknown = await unknownNames(tx, target, candidates);
  const accepted = candidates.filter(({ product }) => {
    const reason = unknown.get(product);
    if (reason && addOns.has(product)) refused.push({ at: product.at, reason });
    return addOns.has(product) && reason === undefined;
  });
  const products = accepted.map(({ product }) => product);
  const categories = await categoryIds(tx, target, products);
  const brands = await brandIds(tx, target, products);
  const conditions = await conditionIds(tx, target, products);
  const tags = await tagIds(tx, products);
  const toItemValues = ({ product, store, existing }: AcceptedProduct): ItemValues => {
    const category = product.category === null ? null : categories.get(product.category);
    return {
      product,
      ...store,
      // Food has no stock, because it is cooked to order.
      stock: target.type === "food" ? null : product.stock,
      categoryId: category?.id ?? null,
      subCategoryId:
        (product.subCategory !== null && category?.within.get(product.subCategory)) || null,
      brandId: (product.brand !== null && brands.get(product.brand)) || null,
      commonConditionId:
        (product.commonCondition !== null && conditions.get(product.commonCondition)) || null,
      tagIds: product.tags?.flatMap(({ en }) => tags.get(en) ?? []) ?? null,
      addOnIds: addOns.get(product) ?? null,
      foodChoices: product.foodChoices && withOptionIds(product.foodChoices, existing?.foodChoices),
    };
  };
  for (const { product, existing } of accepted) {
    for (const note of product.notes) target.notes.add(note);
    const { sku, at } = product;
    if (existing && existing.sku !== sku) {
      target.notes.add({ at, kind: "barcode_zeros", field: "sku", from: sku, to: existing.sku });
    }
  }
  const added = accepted.filter(({ existing }) => !existing).map(toItemValues);
  const changed = accepted.flatMap((candidate) =>
    candidate.existing ? [{ ...toItemValues(candidate), id: candidate.existing.id }] : [],
  );
  const inserted = await insertItems(tx, target, added);
  await updateItems(tx, changed);
  await rememberCompanions(tx, [...inserted, ...changed]);
  await writeVariationsAndStock(tx, target.stockChange, [...inserted, ...changed]);
  await writeReviews(tx, inserted);
  target.added += added.length;
  target.changed += changed.length;
}

/** Why products cannot be written that name categories or conditions which may not be created. */
async function unknownNames(
  tx: Database,
  { moduleId, createsNames }: CatalogueTarget,
  candidates: AcceptedProduct[],
): Promise<Map<ProductToWrite, ImportReason>> {
  if (createsNames) return new Map();
  const problemOf = await readNameProblems(tx, moduleId);
  return new Map(
    candidates.flatMap(({ product }) => {
      const reason = problemOf(product);
      return reason === null ? [] : [[product, reason] as const];
    }),
  );
}
