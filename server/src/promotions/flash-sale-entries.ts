import { AppError } from "@errand/core/errors";
import { fromPercent, toMinor } from "@errand/core/money";
import {
  deskFlashSales,
  type FlashSaleValues,
} from "@errand/core/promotions/promotion-entries.contract";
import { and, asc, eq, gt, inArray, lt, ne, notInArray, sql } from "drizzle-orm";
import { flashSaleItems, flashSales, items } from "../catalog/catalog.tables.ts";
import { discountValue } from "../catalog/sales.data.ts";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import type { Database } from "../database/database.ts";
import { getAddedId, requireTarget, targetError } from "../entries/entry-checks.ts";
import { momentsStatusSql } from "../entries/entry-moments.ts";
import type { EntryList, EntryState, EntryTime, StoredEntry } from "../entries/entry-source.ts";
import { modules } from "../modules/modules.tables.ts";
import { newStockChange, setStock } from "../stock/set-stock.ts";

/** Flash sales, as the desk edits them: each item has pieces of its own (contract 7.3). */
export const flashSaleEntries: EntryList<FlashSaleValues> = {
  endpoints: deskFlashSales,
  ...{ name: "flash-sales", kind: "flash_sale", table: flashSales, id: flashSales.id },
  filters: {
    module: (id) => eq(flashSales.moduleId, id),
    text: sql`${flashSales.title}::text`,
  },
  status: (time) => momentsStatusSql(flashSales, time),
  read: readFlashSales,
  check: checkFlashSale,

  async add(tx, state) {
    const rows = await tx
      .insert(flashSales)
      .values(toColumns(state))
      .returning({ id: flashSales.id });
    const id = getAddedId(rows);
    await setItems(tx, id, state.values.items);
    return id;
  },

  async change(tx, id, state) {
    await tx.update(flashSales).set(toColumns(state)).where(eq(flashSales.id, id));
    await setItems(tx, id, state.values.items);
  },

  async remove(tx, id) {
    await setItems(tx, id, []);
    await tx.delete(flashSales).where(eq(flashSales.id, id));
  },
};

/** A flash sale always has both times: `check` refuses it without them. */
function toColumns({ values, active, from, until }: EntryState<FlashSaleValues>) {
  if (!from || !until) throw new AppError("flash_sale_times", { field: "until" });
  return { moduleId: values.module_id, title: values.title, starts: from, ends: until, active };
}

async function checkFlashSale(
  db: Database,
  id: number | null,
  { values, active, from, until }: EntryState<FlashSaleValues>,
) {
  await requireTarget(db, modules.id, values.module_id, "module_id");
  if (!from || !until) throw new AppError("flash_sale_times", { field: from ? "until" : "from" });
  const itemIds = values.items.map(({ item_id }) => item_id);
  const ofModule = and(inArray(items.id, itemIds), eq(items.moduleId, values.module_id));
  const isKnown = (await db.$count(items, ofModule)) === itemIds.length;
  if (!isKnown || new Set(itemIds).size !== itemIds.length) throw targetError("items");
  if (values.items.some((each) => each.discount_type === "percent" && each.discount > 100)) {
    throw new AppError("flash_sale_discount", { field: "values.items" });
  }
  const atTheSameTime = and(
    ...[eq(flashSales.moduleId, values.module_id), flashSales.active, ne(flashSales.id, id ?? 0)],
    ...[lt(flashSales.starts, until), gt(flashSales.ends, from)],
  );
  if (active && (await db.$count(flashSales, atTheSameTime)) > 0) {
    throw new AppError("flash_sale_overlaps", { field: "from" });
  }
}

/** What is sold stays sold: of more or fewer pieces, the difference is left more or less. */
async function setItems(tx: Database, flashSaleId: number, stated: FlashSaleValues["items"]) {
  const sold = new Map(
    (await readSold(tx, [flashSaleId])).map(({ itemId, sold }) => [itemId, sold]),
  );
  const itemIds = stated.map(({ item_id }) => item_id);
  const gone = [...sold.keys()].filter((itemId) => !itemIds.includes(itemId));
  const level = (itemId: number, quantity: number) => ({
    ...{ itemId, variationId: null, flashSaleId, quantity: Math.max(0, quantity) },
  });
  await setStock(tx, newStockChange("setting"), [
    ...stated.map(({ item_id, stock }) => level(item_id, stock - (sold.get(item_id) ?? 0))),
    ...gone.map((itemId) => level(itemId, 0)),
  ]);
  const ofSale = eq(flashSaleItems.flashSaleId, flashSaleId);
  const others = itemIds.length > 0 ? notInArray(flashSaleItems.itemId, itemIds) : undefined;
  await tx.delete(flashSaleItems).where(and(ofSale, others));
  const rows = stated.map(({ item_id: itemId, stock, discount, discount_type: kind }) => ({
    ...{ flashSaleId, itemId, stock, discountKind: kind },
    discount: Number(kind === "percent" ? fromPercent(discount) : toMinor(discount)),
  }));
  if (rows.length === 0) return;
  await tx
    .insert(flashSaleItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [flashSaleItems.flashSaleId, flashSaleItems.itemId],
      set: {
        stock: sql`excluded.stock`,
        discount: sql`excluded.discount`,
        discountKind: sql`excluded.discount_kind`,
      },
    });
}

function readSold(db: Database, ids: number[]) {
  return db
    .select({
      saleId: flashSaleItems.flashSaleId,
      itemId: flashSaleItems.itemId,
      row: flashSaleItems,
      sold: sql<number>`${flashSaleItems.stock} - coalesce(${stockUnits.quantity}, 0)`,
    })
    .from(flashSaleItems)
    .leftJoin(
      stockUnits,
      and(
        eq(stockUnits.itemId, flashSaleItems.itemId),
        eq(stockUnits.flashSaleId, flashSaleItems.flashSaleId),
      ),
    )
    .where(inArray(flashSaleItems.flashSaleId, ids))
    .orderBy(asc(flashSaleItems.itemId));
}

async function readFlashSales(
  db: Database,
  ids: number[],
  time: EntryTime,
): Promise<StoredEntry<FlashSaleValues>[]> {
  const rows = await db
    .select({ row: flashSales, status: momentsStatusSql(flashSales, time) })
    .from(flashSales)
    .where(inArray(flashSales.id, ids));
  const itemsOf = Map.groupBy(await readSold(db, ids), ({ saleId }) => saleId);
  return rows.map(({ row, status }) => {
    const ofSale = itemsOf.get(row.id) ?? [];
    return {
      ...{ id: row.id, status, active: row.active, from: row.starts, until: row.ends },
      uses: ofSale.reduce((sum, { sold }) => sum + sold, 0),
      values: {
        ...{ module_id: row.moduleId, title: row.title },
        items: ofSale.map(({ itemId, row: item }) => ({
          ...{ item_id: itemId, stock: item.stock },
          ...{ discount_type: item.discountKind, discount: discountValue(item) },
        })),
      },
    };
  });
}
