import { AppError } from "@errand/core/errors";
import { fromMinor, fromPercent, minor, toMinor } from "@errand/core/money";
import type {
  changeStoreCoupon,
  couponStatuses,
  storeCoupon,
} from "@errand/core/promotions/store-coupons.contract";
import { addDays, localTime, startOfDay } from "@errand/core/time";
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { coupons } from "../catalog/promotions.tables.ts";
import { discountValue } from "../catalog/sales.data.ts";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { Staff } from "../requests/caller.ts";
import { couponUses } from "./coupon-uses.tables.ts";

type CouponRow = typeof coupons.$inferSelect;
export type StatedCoupon = Omit<z.output<typeof changeStoreCoupon.input>, "id" | "version">;
export type StoreCoupon = z.input<typeof storeCoupon>;
type CouponStatus = (typeof couponStatuses)[number];

/** The last day of a coupon without an end. */
const endless = "2999-12-31";

/** When it is: days are those of the time zone of the shop. */
export interface ShopTime {
  now: Date;
  timeZone: string;
}

export function isOfStore(storeId: number): SQL | undefined {
  return and(eq(coupons.storeId, storeId), isNull(coupons.deletedAt));
}

/** One page of the coupons of a store, newest first. */
export async function readStoreCoupons(
  db: Database,
  {
    storeId,
    status,
    limit,
    offset,
  }: { storeId: number; status?: CouponStatus | undefined; limit: number; offset: number },
  time: ShopTime,
) {
  const condition = and(
    isOfStore(storeId),
    status === undefined ? undefined : sql`${statusSql(time)} = ${status}`,
  );
  const rows = await db
    .select()
    .from(coupons)
    .where(condition)
    .orderBy(desc(coupons.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  return {
    total_size: await db.$count(coupons, condition),
    ...{ limit, offset },
    entries: await toEntries(db, rows, time),
  };
}

export async function readStoreCoupon(
  db: Database,
  id: number,
  time: ShopTime,
): Promise<StoreCoupon> {
  const rows = await db.select().from(coupons).where(eq(coupons.id, id));
  const [entry] = await toEntries(db, rows, time);
  if (!entry) throw new AppError("store_coupon_not_found");
  return entry;
}

/**
 * Locks a coupon that is not deleted. Throws `store_coupon_not_found`, and `version_changed` for
 * another version than the one that was read.
 */
export async function lockStoreCoupon(
  tx: Database,
  id: number,
  version: number,
): Promise<CouponRow> {
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), isNull(coupons.deletedAt)))
    .for("no key update");
  if (!coupon) throw new AppError("store_coupon_not_found");
  if (coupon.version !== version) {
    throw new AppError("version_changed", { field: "version", data: { version: coupon.version } });
  }
  return coupon;
}

/**
 * The columns of what is stated. `uses`: how many orders use the coupon. Throws `coupon_discount`
 * and `coupon_days`.
 */
export function toCouponColumns(
  { values, active, from, until }: StatedCoupon,
  { uses, time: { now, timeZone } }: { uses: number; time: ShopTime },
) {
  const isPercent = values.discount_type === "percent";
  if (isPercent && values.discount > 100) {
    throw new AppError("coupon_discount", { field: "values.discount" });
  }
  const dayOf = (at: Date) => localTime(at, timeZone).day;
  const starts = dayOf(from === undefined ? now : new Date(from));
  // It ends at a midnight, which is not part of its last day.
  const expires = until == null ? endless : dayOf(new Date(Date.parse(until) - 1));
  if (expires < starts) throw new AppError("coupon_days", { field: "until" });
  return {
    title: values.title,
    code: values.code,
    discount: Number(isPercent ? fromPercent(values.discount) : toMinor(values.discount)),
    discountKind: values.discount_type,
    minPurchase: toMinor(values.min_purchase),
    maxDiscount: toMinor(isPercent ? values.max_discount : 0),
    usesPerCustomer: values.limit,
    usesLeft: values.total_limit === null ? null : Math.max(0, values.total_limit - uses),
    starts,
    expires,
    active: active === 1,
    updatedAt: now,
  };
}

/** Throws `coupon_code_taken` for the code of another coupon, in whatever case. */
export async function requireFreeCode(tx: Database, code: string, exceptId = 0) {
  // Of two coupons with the same code at the same moment, the second one waits.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`coupon ${code.toLowerCase()}`}))`);
  const isTaken = and(
    eq(sql`lower(${coupons.code})`, code.toLowerCase()),
    ne(coupons.id, exceptId),
  );
  if ((await tx.$count(coupons, isTaken)) > 0) {
    throw new AppError("coupon_code_taken", { field: "values.code" });
  }
}

/** How many orders use a coupon. */
export function countUses(db: Database, couponId: number): Promise<number> {
  return db.$count(
    couponUses,
    and(eq(couponUses.couponId, couponId), isNull(couponUses.releasedAt)),
  );
}

export async function isOwnCoupon(db: Database, staff: Staff, id: number): Promise<boolean> {
  if (staff.kind !== "store_staff" && staff.kind !== "rental_staff") return false;
  return (await db.$count(coupons, and(eq(coupons.id, id), isOfStore(staff.storeId)))) > 0;
}

async function toEntries(
  db: Database,
  rows: CouponRow[],
  { now, timeZone }: ShopTime,
): Promise<StoreCoupon[]> {
  const used = await readUsed(
    db,
    rows.map(({ id }) => id),
  );
  const today = localTime(now, timeZone).day;
  const midnight = (day: string) => startOfDay(day, timeZone).toISOString();
  return rows.map((row) => {
    const { uses, given } = used.get(row.id) ?? { uses: 0, given: 0 };
    return {
      path: `coupons/${row.id}`,
      id: row.id,
      version: row.version,
      values: {
        title: row.title,
        code: row.code,
        discount: discountValue(row),
        discount_type: row.discountKind,
        min_purchase: fromMinor(row.minPurchase),
        max_discount: fromMinor(row.maxDiscount),
        limit: row.usesPerCustomer,
        total_limit: row.usesLeft === null ? null : row.usesLeft + uses,
        coupon_type: "store_wise",
        borne_by: row.borneBy,
      },
      status: toStatus(row, today),
      from: midnight(row.starts),
      until: row.expires === endless ? null : midnight(addDays(row.expires, 1)),
      uses,
      given: fromMinor(minor(given)),
      updated_at: row.updatedAt.toISOString(),
    };
  });
}

function toStatus({ active, starts, expires, usesLeft }: CouponRow, today: string): CouponStatus {
  if (!active) return "off";
  if (today > expires || usesLeft === 0) return "ended";
  return today < starts ? "scheduled" : "live";
}

/** The same by the database. */
function statusSql({ now, timeZone }: ShopTime): SQL {
  const today = localTime(now, timeZone).day;
  return sql`case when not ${coupons.active} then 'off'
    when ${coupons.expires} < ${today} or ${coupons.usesLeft} = 0 then 'ended'
    when ${coupons.starts} > ${today} then 'scheduled' else 'live' end`;
}

/** How many orders use each coupon, and what it has taken off them, in minor units. */
async function readUsed(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map<number, { uses: number; given: number }>();
  const off = sql`(
    select coalesce(-sum((line ->> 'amount')::bigint), 0) from jsonb_array_elements(${orders.receipt}) as line
    where line ->> 'key' = 'coupon_discount')`;
  const rows = await db
    .select({
      couponId: couponUses.couponId,
      uses: sql<number>`count(*)::int`,
      given: sql<number>`sum(${off})::float8`,
    })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(and(inArray(couponUses.couponId, ids), isNull(couponUses.releasedAt)))
    .groupBy(couponUses.couponId);
  return new Map(rows.map(({ couponId, ...used }) => [couponId, used]));
}
