import {
  findOptionEnd,
  type OptionRef,
  withOptionEnd,
} from "@errand/core/catalog/sold-out-options";
import { AppError } from "@errand/core/errors";
import {
  createStoreItem,
  deleteStoreItem,
  listStoreItems,
  readStoreItem,
  setItemAvailability,
  setItemStock,
  updateStoreItem,
} from "@errand/core/items/store-items.contract";
import type { StoreItem } from "@errand/core/items/store-items.types";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { addOns, items, itemVariations } from "../catalog/catalog.tables.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { createUploadedPictures } from "../pictures/uploaded-pictures.ts";
import { serve } from "../requests/serve.ts";
import { adjustStock } from "../stock/adjust-stock.ts";
import { toItemCondition } from "./store-item-filter.ts";
import { leaveCompanions } from "./store-item-parts.data.ts";
import { isOfStore, readStoreItems } from "./store-item-response.ts";
import { changeItem, insertItem, lockItem } from "./write-store-item.ts";

const maxCounted = 10_000;

/** Implemented by later features: removes an item from where customers have put it. */
export type OnItemDeletion = (tx: Database, itemId: number) => Promise<void>;

/** The items of a store, as its staff maintains them (contract 6.3). */
export function storeItemRoutes(api: CatalogApi, onDeletion: OnItemDeletion[]) {
  const pictures = createUploadedPictures(api);
  const { url } = api.settings;

  serve(api, listStoreItems, async ({ limit, offset, ...filter }, { db, staff, now }) => {
    const condition = and(isOfStore(staff.storeId), toItemCondition(filter, now));
    const rows = await db
      .select({ id: items.id })
      .from(items)
      .where(condition)
      .orderBy(asc(sql`lower(${items.name} ->> 'en')`), asc(items.id))
      .limit(limit)
      .offset((offset - 1) * limit);
    const ids = rows.map(({ id }) => id);
    return {
      total_size: Math.min(await db.$count(items, condition), maxCounted),
      ...{ limit, offset },
      items: await readStoreItems(db, ids, { url, now }),
    };
  });

  serve(api, readStoreItem, ({ id }, { db, now }) => readOne(db, id, now));

  serve(
    api,
    createStoreItem,
    (stated, { db, staff, now, audit, afterCommit, language }, names: string[]) =>
      pictures.keptBy(names, async () => {
        const change = { storeId: staff.storeId, stated, pictures: names };
        const id = await insertItem(db, change);
        const item = await readOne(db, id, now);
        audit({ subject: `item:${id}`, after: item });
        afterCommit(() => api.changes.flushed());
        return { message: messageIn(language, "responses", "item_saved"), item };
      }),
    ({ image }, { staff }) => pictures.save(staff.key, image),
  );

  serve(
    api,
    updateStoreItem,
    ({ id, ...stated }, { db, staff, now, audit, afterCommit, language }, names: string[]) =>
      pictures.keptBy(names, async () => {
        await lockItem(db, staff.storeId, id);
        const before = await readOne(db, id, now);
        await changeItem(db, id, { storeId: staff.storeId, stated, pictures: names });
        const item = await readOne(db, id, now);
        audit({ subject: `item:${id}`, before, after: item });
        afterCommit(() => api.changes.flushed());
        return { message: messageIn(language, "responses", "item_saved"), item };
      }),
    ({ image }, { staff }) => pictures.save(staff.key, image),
  );

  serve(api, deleteStoreItem, async ({ id }, ctx) => {
    const { db, staff, now, audit, afterCommit, language } = ctx;
    await lockItem(db, staff.storeId, id);
    const before = await readOne(db, id, now);
    // Another item of the store may have its sku from now on.
    await db
      .update(items)
      .set({ active: false, sku: null, deletedAt: now })
      .where(eq(items.id, id));
    await leaveCompanions(db, { storeId: staff.storeId, itemId: id });
    for (const remove of onDeletion) await remove(db, id);
    audit({ subject: `item:${id}`, before });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "item_deleted") };
  });

  serve(api, setItemStock, async ({ id, set, add, variation_id }, ctx) => {
    const { db, staff, audit, afterCommit, language } = ctx;
    await lockItem(db, staff.storeId, id);
    const variationId = variation_id ?? null;
    await requireVariation(db, id, variationId);
    const change = set === undefined ? { add: add ?? 0 } : { set };
    const adjusted = await adjustStock(db, { itemId: id, variationId }, change);
    if (adjusted === null) throw new AppError("item_stock_needed", { field: "stock" });
    if ("available" in adjusted) {
      throw new AppError("stock_left_too_small", { field: "add", data: adjusted });
    }
    const { before, after } = adjusted;
    const facts = (stock: number) => ({ stock, variation_id: variationId });
    audit({ subject: `item:${id}`, before: facts(before), after: facts(after) });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "updated"), stock: after };
  });

  serve(api, setItemAvailability, async ({ id, until, ...named }, ctx) => {
    const { db, staff, now, audit, afterCommit, language } = ctx;
    const item = await lockItem(db, staff.storeId, id);
    const requested = until ? new Date(until) : null;
    const after = requested && requested > now ? requested : null;
    const { add_on_id: addOnId, ...ofOption } = named;
    const option = await findNamedOption(db, item, ofOption);
    const facts = (time: string | null) => ({ sold_out_until: time });
    const afterText = after?.toISOString() ?? null;
    if (addOnId !== undefined) {
      const end = await replaceAddOnEnd(db, item, { addOnId, until: after });
      const before = { add_on_id: addOnId, ...facts(end?.toISOString() ?? null) };
      audit({ subject: `item:${id}`, before, after: { add_on_id: addOnId, ...facts(afterText) } });
    } else if (option === null) {
      await db.update(items).set({ soldOutUntil: after }).where(eq(items.id, id));
      const before = facts(item.soldOutUntil?.toISOString() ?? null);
      audit({ subject: `item:${id}`, before, after: facts(afterText) });
    } else {
      const soldOutOptions = withOptionEnd(item.soldOutOptions, option, { until: after, now });
      await db.update(items).set({ soldOutOptions }).where(eq(items.id, id));
      const before = { ...option, ...facts(findOptionEnd(item.soldOutOptions, option, now)) };
      audit({ subject: `item:${id}`, before, after: { ...option, ...facts(afterText) } });
    }
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "updated"), ...facts(afterText) };
  });

  async function readOne(db: Database, id: number, now: Date): Promise<StoreItem> {
    const [item] = await readStoreItems(db, [id], { url, now });
    if (!item) throw new AppError("item_not_found");
    return item;
  }
}

/**
 * States until when an add-on is sold out, on every item that offers it; returns what was stated
 * before. Throws `item_option_unknown` for one that the item does not offer.
 */
async function replaceAddOnEnd(
  db: Database,
  { addOnIds }: Pick<typeof items.$inferSelect, "addOnIds">,
  { addOnId, until }: { addOnId: number; until: Date | null },
): Promise<Date | null> {
  const isNamed = and(inArray(addOns.id, addOnIds), eq(addOns.id, addOnId), addOns.active);
  const [before] = await db.select().from(addOns).where(isNamed).for("no key update");
  if (!before) throw new AppError("item_option_unknown", { field: "add_on_id" });
  await db.update(addOns).set({ soldOutUntil: until }).where(eq(addOns.id, addOnId));
  return before.soldOutUntil;
}

/** The option that a request names; null without one. Throws `item_option_unknown`. */
async function findNamedOption(
  db: Database,
  { id, foodChoices }: typeof items.$inferSelect,
  {
    variation_id: variationId,
    group_id: groupId,
    option_id: optionId,
  }: { variation_id?: number; group_id?: string; option_id?: string },
): Promise<OptionRef | null> {
  if (variationId !== undefined) {
    const isOfItem = and(eq(itemVariations.itemId, id), eq(itemVariations.id, variationId));
    if ((await db.$count(itemVariations, isOfItem)) === 1) return { variationId };
    throw new AppError("item_option_unknown", { field: "variation_id" });
  }
  if (groupId === undefined || optionId === undefined) return null;
  const group = foodChoices.find((choice) => choice.id === groupId);
  if (group?.values.some((value) => value.id === optionId)) return { groupId, optionId };
  throw new AppError("item_option_unknown", { field: "option_id" });
}

/**
 * Throws `item_variation_needed` for one of another item, and without one where the item has
 * several.
 */
async function requireVariation(db: Database, itemId: number, variationId: number | null) {
  const isOfItem = eq(itemVariations.itemId, itemId);
  const condition =
    variationId === null ? isOfItem : and(isOfItem, eq(itemVariations.id, variationId));
  const count = await db.$count(itemVariations, condition);
  if ((variationId === null) === (count === 0)) return;
  throw new AppError("item_variation_needed", { field: "variation_id" });
}
