import type { Item } from "@errand/core/catalog/catalog.types";
import { type Language, localize } from "@errand/core/language";
import { fromMinor, type Minor } from "@errand/core/money";
import { discountOn } from "@errand/core/pricing/discount";
import type { FlashItem, FlashSale } from "@errand/core/promotions/promotions.types";
import { and, eq, inArray, sql } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { itemTag, listTag, pricesTag } from "../caching/tags.ts";
import { flashSaleItems, items, stores } from "../catalog/catalog.tables.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { listed } from "../catalog/item-conditions.data.ts";
import {
  discountValue,
  hasPiecesLeft,
  isUnitOfSaleItem,
  runningSaleIds,
  type Sale,
  type SaleItem,
  saleItemColumns,
  toDiscount,
} from "../catalog/sales.data.ts";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import { type ReadContext, readItemResponses } from "../items/items.data.ts";

/** The running sales of a module, by end. */
export function runningSales(sales: Sale[], moduleId: number, now: Date): Sale[] {
  const running = runningSaleIds(sales, now);
  return sales
    .filter((sale) => sale.moduleId === moduleId && running.includes(sale.id))
    .sort((a, b) => a.ends.getTime() - b.ends.getTime() || a.id - b.id);
}

export function toFlashSaleResponse(
  sale: Sale,
  language: Language,
  products: FlashItem[],
): FlashSale {
  return {
    id: sale.id,
    title: localize(sale.title, language),
    start_date: sale.starts.toISOString(),
    end_date: sale.ends.toISOString(),
    active_products: products,
  };
}

/** One page of the items of a sale with stock left, most popular first. */
export async function readFlashSaleItems(
  shop: Pick<CatalogApi, "catalogue" | "settings" | "shop">,
  ctx: ReadContext,
  { saleId, zoneIds, limit, offset }: FlashQuery,
): Promise<{ total: number; products: FlashItem[] }> {
  dependsOn(...zoneIds.map(listTag), ...zoneIds.map(pricesTag));
  const isAvailable = and(
    eq(flashSaleItems.flashSaleId, saleId),
    hasPiecesLeft,
    listed,
    inArray(items.zoneId, zoneIds),
    stores.active,
  );
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({ row: saleItemColumns, price: items.price })
      .from(flashSaleItems)
      .innerJoin(stockUnits, isUnitOfSaleItem)
      .innerJoin(items, eq(items.id, flashSaleItems.itemId))
      .innerJoin(stores, eq(stores.id, items.storeId))
      .where(isAvailable)
      .orderBy(sql`${items.popularity} desc`, sql`${items.avgRating} desc`, items.id)
      .limit(limit)
      .offset((offset - 1) * limit),
    ctx.db
      .select({ total: sql<number>`least(count(*), 10000)` })
      .from(flashSaleItems)
      .innerJoin(stockUnits, isUnitOfSaleItem)
      .innerJoin(items, eq(items.id, flashSaleItems.itemId))
      .innerJoin(stores, eq(stores.id, items.storeId))
      .where(isAvailable),
  ]);
  const ids = rows.map(({ row }) => row.itemId);
  // The pieces that are left.
  dependsOn(...ids.map(itemTag));
  const itemOf = new Map((await readItemResponses(shop, ctx, ids)).map((item) => [item.id, item]));
  return {
    total: counted?.total ?? 0,
    products: rows.flatMap(({ row, price }) => {
      const item = itemOf.get(row.itemId);
      return item ? toFlashItemResponse(row, price, item) : [];
    }),
  };
}

interface FlashQuery {
  saleId: number;
  zoneIds: number[];
  limit: number;
  offset: number;
}

function toFlashItemResponse(row: SaleItem, price: Minor, item: Item): FlashItem {
  const discount = toDiscount(row);
  return {
    // A sale contains an item once, so the id of the item identifies the entry.
    id: row.itemId,
    flash_sale_id: row.flashSaleId,
    item_id: row.itemId,
    stock: row.stock,
    sold: row.stock - row.left,
    available_stock: row.left,
    price: fromMinor(price),
    discount_type: row.discountKind,
    discount: discountValue(row),
    discount_amount: discount ? fromMinor(discountOn(price, 1, discount)) : 0,
    item,
  };
}
