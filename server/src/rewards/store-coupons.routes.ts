import {
  changeStoreCoupon,
  createStoreCoupon,
  deleteStoreCoupon,
  listStoreCoupons,
  readStoreCoupon as readStoreCouponEndpoint,
} from "@errand/core/promotions/store-coupons.contract";
import type { ShopApi } from "../config/shop.ts";
import { addEntry, changeEntry, removeEntry } from "../entries/change-entry.ts";
import { toActor } from "../entries/entry-requests.ts";
import type { EntryTime } from "../entries/entry-source.ts";
import { entryOfList } from "../entries/entry-target.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { couponEntries } from "./coupon-entries.ts";
import { readStoreCoupon, readStoreCoupons, toStoreState } from "./store-coupons.data.ts";

/**
 * The coupons of a store or a rental provider (contract 7.7). They are entries of the desk, so that
 * a change by either is in the history that the desk sees.
 */
export function storeCouponRoutes(api: ShopApi) {
  const timeOf = async (now: Date): Promise<EntryTime> => {
    const { timeZone } = await api.shop();
    return { now, timeZone };
  };

  serve(api, listStoreCoupons, async (page, { db, staff, now }) =>
    readStoreCoupons(db, staff.storeId, page, await timeOf(now)),
  );

  serve(api, readStoreCouponEndpoint, async ({ id }, { db, now }) =>
    readStoreCoupon(db, id, await timeOf(now)),
  );

  serve(api, createStoreCoupon, async (input, ctx) => {
    const { db, staff, now, audit, afterCommit, language } = ctx;
    const time = await timeOf(now);
    const state = await toStoreState(db, staff.storeId, input);
    const written = await addEntry(db, couponEntries, state, { ...time, by: toActor(staff) });
    audit(written.audited);
    afterCommit(() => api.changes.flushed());
    const entry = await readStoreCoupon(db, written.id, time);
    return { message: messageIn(language, "responses", "coupon_saved"), entry };
  });

  serve(api, changeStoreCoupon, async ({ id, version, ...input }, ctx) => {
    const { db, staff, now, audit, afterCommit, language, address } = ctx;
    const time = await timeOf(now);
    const { values: known } = await readStoreCoupon(db, id, time);
    const state = await toStoreState(db, staff.storeId, input);
    // One that the shop gives stays at its expense.
    const values = { ...state.values, borne_by: known.borne_by };
    const { audited } = await changeEntry(
      db,
      entryOfList(couponEntries, id),
      { version, stated: { ...state, values } },
      { ...time, by: toActor(staff) },
      { address, action: changeStoreCoupon.path },
    );
    audit(audited);
    afterCommit(() => api.changes.flushed());
    const entry = await readStoreCoupon(db, id, time);
    return { message: messageIn(language, "responses", "coupon_saved"), entry };
  });

  serve(api, deleteStoreCoupon, async ({ id, version }, ctx) => {
    const { db, now, audit, afterCommit, language } = ctx;
    audit(await removeEntry(db, couponEntries, { id, version }, await timeOf(now)));
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "coupon_deleted") };
  });
}
