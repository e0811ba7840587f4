import { AppError } from "@errand/core/errors";
import {
  type createStoreCoupon,
  type listStoreCoupons,
  storeCoupon,
} from "@errand/core/promotions/store-coupons.contract";
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { stores } from "../catalog/catalog.tables.ts";
import { coupons } from "../catalog/promotions.tables.ts";
import type { Database } from "../database/database.ts";
import { readResponses } from "../entries/entry-list.data.ts";
import type { EntryResponse } from "../entries/entry-response.ts";
import type { EntryState, EntryTime } from "../entries/entry-source.ts";
import type { Staff } from "../requests/caller.ts";
import { couponEntries } from "./coupon-entries.ts";

export type StoreCoupon = z.input<typeof storeCoupon>;

function isOfStore(storeId: number): SQL | undefined {
  return and(eq(coupons.storeId, storeId), isNull(coupons.deletedAt));
}

/** One page of the coupons of a store, newest first. */
export async function readStoreCoupons(
  db: Database,
  storeId: number,
  { status, limit, offset }: z.output<typeof listStoreCoupons.input>,
  time: EntryTime,
) {
  const condition = and(
    isOfStore(storeId),
    status === undefined ? undefined : sql`${couponEntries.status(time)} = ${status}`,
  );
  const rows = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(condition)
    .orderBy(desc(coupons.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  const ids = rows.map(({ id }) => id);
  const found = await readResponses(db, couponEntries, ids, time);
  return {
    total_size: await db.$count(coupons, condition),
    ...{ limit, offset },
    entries: found.map(toStoreCoupon),
  };
}

export async function readStoreCoupon(
  db: Database,
  id: number,
  time: EntryTime,
): Promise<StoreCoupon> {
  const [entry] = await readResponses(db, couponEntries, [id], time);
  if (!entry) throw new AppError("store_coupon_not_found");
  return toStoreCoupon(entry);
}

/** What a store states of a coupon, which is valid for its own orders and borne by it. */
export async function toStoreState(
  db: Database,
  storeId: number,
  { values, active, from, until }: z.output<typeof createStoreCoupon.input>,
): Promise<EntryState> {
  const [store] = await db
    .select({ moduleId: stores.moduleId })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (!store) throw new Error("the store of a member of the staff does not exist");
  const own = { coupon_type: "store_wise", borne_by: "store", zone_ids: [] } as const;
  return {
    values: { ...values, ...own, module_id: store.moduleId, store_id: storeId },
    active: active === 1,
    from: from === undefined ? null : new Date(from),
    until: until == null ? null : new Date(until),
  };
}

/** Any coupon for its orders only is one of the store to it. */
function toStoreCoupon(entry: EntryResponse): StoreCoupon {
  return storeCoupon.parse({ ...entry, values: { ...entry.values, coupon_type: "store_wise" } });
}

export async function isOwnCoupon(db: Database, staff: Staff, id: number): Promise<boolean> {
  if (staff.kind !== "store_staff" && staff.kind !== "rental_staff") return false;
  return (await db.$count(coupons, and(eq(coupons.id, id), isOfStore(staff.storeId)))) > 0;
}
