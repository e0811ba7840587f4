import { AppError } from "@errand/core/errors";
import { fromMinor, fromPercent, minor, toMinor } from "@errand/core/money";
import { activeStatuses } from "@errand/core/orders/order-states";
import { type CouponValues, deskCoupons } from "@errand/core/promotions/coupon-entries.contract";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { coupons } from "../catalog/promotions.tables.ts";
import { discountValue } from "../catalog/sales.data.ts";
import type { Database } from "../database/database.ts";
import { daysStatusSql, fromDays, toDays } from "../entries/entry-days.ts";
import type { EntryList, EntryState, EntryTime, StoredEntry } from "../entries/entry-source.ts";
import { zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { findCouponSavings } from "./coupon-effects.data.ts";
import { couponUses } from "./coupon-uses.tables.ts";

const { active, starts, expires } = coupons;

/** Coupons of the shop and of its stores, as the desk sees them (contract 7.3). */
export const couponEntries: EntryList<CouponValues> = {
  endpoints: deskCoupons,
  ...{ name: "coupons", kind: "coupon", table: coupons, id: coupons.id },
  filters: {
    exists: isNull(coupons.deletedAt),
    module: (id) => eq(coupons.moduleId, id),
    store: (id) => eq(coupons.storeId, id),
    zones: {
      within: (
        ids,
      ) => sql`(${coupons.zoneIds} && array[${ids.length > 0 ? sql.join(ids, sql`, `) : sql``}]::bigint[]
        or ${inArray(coupons.storeId, storesIn(ids))})`,
      ofShop: sql`(${coupons.zoneIds} = '{}' and ${coupons.storeId} is null)`,
    },
    text: sql`(${coupons.code} || ' ' || ${coupons.title}::text)`,
  },
  status: couponStatusSql,
  read: readCoupons,
  findZones,
  check: checkCoupon,

  async add(tx, state, time) {
    const [added] = await tx
      .insert(coupons)
      .values(toColumns(state, 0, time))
      .returning({ id: coupons.id });
    if (!added) throw new Error("no coupon was added");
    return added.id;
  },

  async change(tx, id, state, time) {
    const columns = toColumns(state, await countUses(tx, id), time);
    await tx.update(coupons).set(columns).where(eq(coupons.id, id));
  },

  async remove(tx, id, { now }) {
    // `#` is in no code, so that another coupon can have this one from now on.
    const code = sql`${coupons.code} || ${`#${id}`}::text`;
    await tx.update(coupons).set({ active: false, code, deletedAt: now }).where(eq(coupons.id, id));
  },

  async findEffects(db, { id, after }, time) {
    const running = await db.$count(
      couponUses,
      and(
        ...[eq(couponUses.couponId, id), isNull(couponUses.releasedAt)],
        inArray(
          couponUses.orderId,
          sql`(select id from ${orders} where ${inArray(orders.status, [...activeStatuses])})`,
        ),
      ),
    );
    const savings = after.active
      ? await findCouponSavings(db, toColumns(after, 0, time), time.now)
      : [];
    return [
      ...(running > 0 ? [{ code: "orders_keep_terms" as const, count: running }] : []),
      ...savings,
    ];
  },
};

function storesIn(zoneIds: number[]) {
  const ids = zoneIds.length > 0 ? sql.join(zoneIds, sql`, `) : sql`null`;
  return sql`(select id from ${stores} where zone_id in (${ids}))`;
}

function couponStatusSql(time: EntryTime) {
  const over = sql`coalesce(${coupons.usesLeft} = 0, false)`;
  return daysStatusSql({ active, starts, ends: expires, over }, time);
}

async function readCoupons(
  db: Database,
  ids: number[],
  time: EntryTime,
): Promise<StoredEntry<CouponValues>[]> {
  const rows = await db
    .select({ coupon: coupons, status: couponStatusSql(time) })
    .from(coupons)
    .where(and(inArray(coupons.id, ids), isNull(coupons.deletedAt)));
  const used = await readUsed(db, ids);
  return rows.map(({ coupon: row, status }) => {
    const { uses, given } = used.get(row.id) ?? { uses: 0, given: 0 };
    return {
      ...{ id: row.id, active: row.active, status },
      ...fromDays({ starts: row.starts, ends: row.expires }, time),
      ...{ uses, given: minor(given) },
      values: {
        module_id: row.moduleId,
        coupon_type: row.type,
        ...{ title: row.title, code: row.code },
        discount: discountValue(row),
        discount_type: row.discountKind,
        min_purchase: fromMinor(row.minPurchase),
        max_discount: fromMinor(row.maxDiscount),
        limit: row.usesPerCustomer,
        total_limit: row.usesLeft === null ? null : row.usesLeft + uses,
        ...{ store_id: row.storeId, zone_ids: row.zoneIds, borne_by: row.borneBy },
      },
    };
  });
}

/** `uses`: how many orders use the coupon. */
function toColumns(
  { values, active, ...times }: EntryState<CouponValues>,
  uses: number,
  time: EntryTime,
) {
  const isPercent = values.discount_type === "percent";
  const { starts, ends: expires } = toDays(times, time);
  return {
    ...{ moduleId: values.module_id, type: values.coupon_type },
    ...{ title: values.title, code: values.code },
    discount: Number(isPercent ? fromPercent(values.discount) : toMinor(values.discount)),
    discountKind: values.discount_type,
    minPurchase: toMinor(values.min_purchase),
    maxDiscount: toMinor(isPercent ? values.max_discount : 0),
    usesPerCustomer: values.limit,
    usesLeft: values.total_limit === null ? null : Math.max(0, values.total_limit - uses),
    ...{ starts, expires, active },
    ...{ storeId: values.store_id, zoneIds: values.zone_ids, borneBy: values.borne_by },
  };
}

/** Throws `coupon_discount`, `coupon_target`, `coupon_bearer` and `coupon_code_taken`. */
async function checkCoupon(db: Database, id: number | null, { values }: EntryState<CouponValues>) {
  const { coupon_type: type, discount, discount_type: kind, borne_by: bearer } = values;
  const isPercent = kind === "percent";
  if (type !== "free_delivery" && (discount < 0.01 || (isPercent && discount > 100))) {
    throw new AppError("coupon_discount", { field: "values.discount" });
  }
  if (bearer === "store" && values.store_id === null) {
    throw new AppError("coupon_bearer", { field: "values.borne_by" });
  }
  await requireTarget(db, values);
  if (id !== null) {
    const differs = and(eq(coupons.id, id), ne(coupons.borneBy, bearer));
    if ((await db.$count(coupons, differs)) > 0) {
      throw new AppError("coupon_bearer", { field: "values.borne_by" });
    }
  }
  await requireFreeCode(db, values.code, id ?? 0);
}

async function requireTarget(db: Database, values: CouponValues) {
  const { coupon_type: type, module_id: moduleId, store_id: storeId, zone_ids: zoneIds } = values;
  const refuse = (field: string) => new AppError("coupon_target", { field: `values.${field}` });
  if ((await db.$count(modules, eq(modules.id, moduleId))) === 0) throw refuse("module_id");
  if (type === "store_wise" && storeId === null) throw refuse("store_id");
  if (type === "zone_wise" && zoneIds.length === 0) throw refuse("zone_ids");
  if (storeId !== null) {
    const ofModule = and(eq(stores.id, storeId), eq(stores.moduleId, moduleId));
    if ((await db.$count(stores, ofModule)) === 0) throw refuse("store_id");
  }
  const known = zoneIds.length === 0 ? 0 : await db.$count(zones, inArray(zones.id, zoneIds));
  if (known !== zoneIds.length) throw refuse("zone_ids");
}

/** Throws `coupon_code_taken` for the code of another coupon, in whatever case. */
async function requireFreeCode(tx: Database, code: string, exceptId: number) {
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

async function findZones(db: Database, { store_id: storeId, zone_ids: zoneIds }: CouponValues) {
  if (zoneIds.length > 0) return zoneIds;
  if (storeId === null) return null;
  const [store] = await db
    .select({ zoneId: stores.zoneId })
    .from(stores)
    .where(eq(stores.id, storeId));
  return store ? [store.zoneId] : null;
}

/** How many orders use a coupon. */
function countUses(db: Database, couponId: number): Promise<number> {
  return db.$count(
    couponUses,
    and(eq(couponUses.couponId, couponId), isNull(couponUses.releasedAt)),
  );
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
