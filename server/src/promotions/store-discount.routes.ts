import { AppError } from "@errand/core/errors";
import { fromMinor, fromPercent, toMinor } from "@errand/core/money";
import {
  changeStoreDiscount,
  readStoreDiscount,
} from "@errand/core/promotions/store-marketing.contract";
import { instantOf, localTime, startOfDay } from "@errand/core/time";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import { stores } from "../catalog/catalog.tables.ts";
import { discountValue } from "../catalog/sales.data.ts";
import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";

type StatedDiscount = z.output<typeof changeStoreDiscount.input>["discount"];

/** The discount of a store or a rental provider on whole orders (contract 7.7). */
export function storeDiscountRoutes(api: ShopApi) {
  serve(api, readStoreDiscount, async (_input, { db, staff }) => {
    const { timeZone } = await api.shop();
    return { discount: toResponse(await readStore(db, staff.storeId), timeZone) };
  });

  serve(api, changeStoreDiscount, async ({ discount }, ctx) => {
    const { db, staff, audit, afterCommit, language } = ctx;
    const { timeZone } = await api.shop();
    const isStore = eq(stores.id, staff.storeId);
    await db.select({ id: stores.id }).from(stores).where(isStore).for("no key update");
    const before = toResponse(await readStore(db, staff.storeId), timeZone);
    await db.update(stores).set(toColumns(discount, timeZone)).where(isStore);
    const after = toResponse(await readStore(db, staff.storeId), timeZone);
    audit({
      subject: `store:${staff.storeId}`,
      before: { discount: before },
      after: { discount: after },
    });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "updated"), discount: after };
  });
}

type StoreRow = typeof stores.$inferSelect;

async function readStore(db: Database, storeId: number): Promise<StoreRow> {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Error(`the store ${storeId} of a member of the staff does not exist`);
  return store;
}

function toResponse(store: StoreRow, timeZone: string) {
  if (store.discount === 0) return null;
  const starts = store.discountStarts && localTime(store.discountStarts, timeZone);
  // The end is not part of the time in which it runs.
  const ends = store.discountEnds && localTime(secondsLater(store.discountEnds, -1), timeZone);
  return {
    discount: discountValue(store),
    discount_type: store.discountKind,
    min_purchase: fromMinor(store.discountMinimum),
    max_discount: fromMinor(store.discountCap),
    start_date: starts?.day ?? null,
    start_time: starts?.clock ?? "00:00:00",
    end_date: ends?.day ?? null,
    end_time: ends?.clock ?? "23:59:59",
  };
}

/** Throws `store_discount_invalid`. */
function toColumns(stated: StatedDiscount, timeZone: string): Partial<StoreRow> {
  if (!stated) return { discount: 0, discountStarts: null, discountEnds: null };
  const { discount, discount_type: kind, start_date: startDay, end_date: endDay } = stated;
  const starts = startDay === null ? null : toInstant(startDay, stated.start_time, timeZone);
  const ends =
    endDay === null ? null : secondsLater(toInstant(endDay, stated.end_time, timeZone), 1);
  const isPercent = kind === "percent";
  if ((isPercent && discount > 100) || (starts !== null && ends !== null && ends <= starts)) {
    throw new AppError("store_discount_invalid", { field: "discount" });
  }
  return {
    discount: Number(isPercent ? fromPercent(discount) : toMinor(discount)),
    discountKind: kind,
    discountMinimum: toMinor(stated.min_purchase),
    discountCap: toMinor(isPercent ? stated.max_discount : 0),
    discountStarts: starts,
    discountEnds: ends,
  };
}

/** Of a time that a clock change skips, the start of its day. */
function toInstant(day: string, clock: string, timeZone: string): Date {
  return instantOf(day, clock, timeZone) ?? startOfDay(day, timeZone);
}

function secondsLater(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}
