import type { Item } from "@errand/core/catalog/catalog.types";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { modules } from "../modules/modules.tables.ts";
import { items, stores } from "./catalog.tables.ts";
import { type AddOnRow, offerColumns, type SaleItem, type VariationRow } from "./sales.data.ts";
import { stockUnits } from "./stock-units.tables.ts";

/**
 * The columns of a store that its items show, and that decide what they cost and when they are
 * available.
 */
const storeColumns = {
  id: stores.id,
  name: stores.name,
  slug: stores.slug,
  logo: stores.logo,
  active: stores.active,
  freeDelivery: stores.freeDelivery,
  scheduleOrder: stores.scheduleOrder,
  lineNotes: stores.lineNotes,
  schedules: stores.schedules,
  closedDates: stores.closedDates,
  pausedUntil: stores.pausedUntil,
  minDeliveryMinutes: stores.minDeliveryMinutes,
  maxDeliveryMinutes: stores.maxDeliveryMinutes,
  busyMinutes: stores.busyMinutes,
  busyUntil: stores.busyUntil,
  showsHalal: stores.showsHalal,
  discount: stores.discount,
  discountKind: stores.discountKind,
  discountMinimum: stores.discountMinimum,
  discountCap: stores.discountCap,
  discountStarts: stores.discountStarts,
  discountEnds: stores.discountEnds,
};

/** The row of an item with its store and its current choices. */
export interface ItemOffer {
  item: typeof items.$inferSelect;
  store: Pick<typeof stores.$inferSelect, keyof typeof storeColumns>;
  moduleType: ModuleType;
  /** Null for food. */
  stock: number | null;
  wishlistCount: number;
  variations: VariationRow[];
  addOns: AddOnRow[];
  /** Null without a running flash sale that has pieces left. */
  saleItem: SaleItem | null;
  /** Of a cached offer: the response of its item, with this stock. */
  response?: Item | undefined;
}

/** The items of these ids, inactive ones included, with the flash sales that run `now`. */
export function readOffers(db: Database, ids: number[], now: Date): Promise<ItemOffer[]> {
  return offersByIds(db).execute({ ids, now: now.toISOString() });
}

const offersByIds = preparedQuery((db) =>
  selectOffers(db, sql`${items.id} = any(${sql.placeholder("ids")})`).prepare("offers_by_ids"),
);

/** The query of offers; `now` is a parameter of it. */
export function selectOffers(db: Database, where: SQL | undefined) {
  return db
    .select({
      item: items,
      store: storeColumns,
      moduleType: modules.type,
      ...offerColumns,
    })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.storeId))
    .innerJoin(modules, eq(modules.id, items.moduleId))
    .where(where);
}

/**
 * The same offers with the stock that their items have now; an order changes it without clearing
 * caches.
 */
export async function withPresentStock(db: Database, offers: ItemOffer[]): Promise<ItemOffer[]> {
  const ids = offers.filter(({ stock }) => stock !== null).map(({ item }) => item.id);
  if (ids.length === 0) return offers;
  const units = Map.groupBy(await stockOfItems(db).execute({ ids }), ({ itemId }) => itemId);
  return offers.map((offer) => {
    const ofItem = units.get(offer.item.id);
    if (!ofItem) return offer;
    const left = new Map(ofItem.map(({ variationId, quantity }) => [variationId, quantity]));
    const stock = ofItem.reduce((sum, { quantity, closed }) => sum + (closed ? 0 : quantity), 0);
    const variations = offer.variations.map((variation) => ({
      ...variation,
      stock: left.get(variation.id) ?? 0,
    }));
    const isUnchanged =
      stock === offer.stock &&
      offer.variations.every(({ id, stock }) => stock === (left.get(id) ?? 0));
    return isUnchanged ? offer : { ...offer, stock, variations, response: undefined };
  });
}

const stockOfItems = preparedQuery((db) =>
  db
    .select({
      itemId: stockUnits.itemId,
      variationId: stockUnits.variationId,
      quantity: stockUnits.quantity,
      closed: stockUnits.closed,
    })
    .from(stockUnits)
    .where(
      and(
        sql`${stockUnits.itemId} = any(${sql.placeholder("ids")})`,
        isNull(stockUnits.flashSaleId),
      ),
    )
    .prepare("stock_of_items"),
);
