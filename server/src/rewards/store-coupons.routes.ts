import {
  changeStoreCoupon,
  createStoreCoupon,
  deleteStoreCoupon,
  listStoreCoupons,
  readStoreCoupon as readStoreCouponEndpoint,
} from "@errand/core/promotions/store-coupons.contract";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { coupons } from "../catalog/promotions.tables.ts";
import type { ShopApi } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import {
  countUses,
  lockStoreCoupon,
  readStoreCoupon,
  readStoreCoupons,
  requireFreeCode,
  type ShopTime,
  type StoreCoupon,
  toCouponColumns,
} from "./store-coupons.data.ts";

/** The coupons of a store or a rental provider (contract 7.7). */
export function storeCouponRoutes(api: ShopApi) {
  const timeOf = async (now: Date): Promise<ShopTime> => {
    const { timeZone } = await api.shop();
    return { now, timeZone };
  };

  serve(api, listStoreCoupons, async (page, { db, staff, now }) =>
    readStoreCoupons(db, { ...page, storeId: staff.storeId }, await timeOf(now)),
  );

  serve(api, readStoreCouponEndpoint, async ({ id }, { db, now }) =>
    readStoreCoupon(db, id, await timeOf(now)),
  );

  serve(api, createStoreCoupon, async (stated, ctx) => {
    const { db, staff, now, audit, afterCommit, language } = ctx;
    const time = await timeOf(now);
    const columns = toCouponColumns(stated, { uses: 0, time });
    await requireFreeCode(db, columns.code);
    const [store] = await db
      .select({ moduleId: stores.moduleId })
      .from(stores)
      .where(eq(stores.id, staff.storeId));
    if (!store) throw new Error("the store of a member of the staff does not exist");
    const { storeId } = staff;
    const terms = { type: "store_wise", borneBy: "store", ...store, storeId } as const;
    const [added] = await db
      .insert(coupons)
      .values({ ...columns, ...terms })
      .returning({ id: coupons.id });
    if (!added) throw new Error("no coupon was added");
    const entry = await readStoreCoupon(db, added.id, time);
    audit({ subject: `coupon:${added.id}`, after: toAudited(entry) });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "coupon_saved"), entry };
  });

  serve(api, changeStoreCoupon, async ({ id, version, ...stated }, ctx) => {
    const { db, now, audit, afterCommit, language } = ctx;
    const time = await timeOf(now);
    await lockStoreCoupon(db, id, version);
    const before = await readStoreCoupon(db, id, time);
    const columns = toCouponColumns(stated, { uses: await countUses(db, id), time });
    await requireFreeCode(db, columns.code, id);
    await db
      .update(coupons)
      .set({ ...columns, version: version + 1 })
      .where(eq(coupons.id, id));
    const entry = await readStoreCoupon(db, id, time);
    audit({ subject: `coupon:${id}`, before: toAudited(before), after: toAudited(entry) });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "coupon_saved"), entry };
  });

  serve(api, deleteStoreCoupon, async ({ id, version }, ctx) => {
    const { db, now, audit, afterCommit, language } = ctx;
    await lockStoreCoupon(db, id, version);
    const before = await readStoreCoupon(db, id, await timeOf(now));
    // `#` is in no code, so that another coupon can have this one from now on.
    const code = `${before.values.code}#${id}`;
    await db.update(coupons).set({ active: false, code, deletedAt: now }).where(eq(coupons.id, id));
    audit({ subject: `coupon:${id}`, before: toAudited(before) });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "coupon_deleted") };
  });
}

function toAudited({ values, status, from, until }: StoreCoupon) {
  return { ...values, status, from, until };
}
