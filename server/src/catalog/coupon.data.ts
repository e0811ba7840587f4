import type { CouponResponse } from "@errand/core/catalog/catalog.types";
import { type Language, type LocalizedText, localize } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, or } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { stores } from "./catalog.tables.ts";
import { coupons } from "./promotions.tables.ts";
import { discountValue } from "./sales.data.ts";

function running(moduleId: number, today: string) {
  return and(
    eq(coupons.moduleId, moduleId),
    coupons.active,
    lte(coupons.starts, today),
    gte(coupons.expires, today),
    or(isNull(coupons.usesLeft), gt(coupons.usesLeft, 0)),
  );
}

/** Stores that have a running coupon of their own. */
export async function readCouponStoreIds(
  db: Database,
  moduleId: number,
  today: string,
): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: coupons.storeId })
    .from(coupons)
    .where(and(running(moduleId, today), isNotNull(coupons.storeId)));
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}

/** The running coupons that can be used in a store: its own, and those of its module and zone. */
export async function readStoreCoupons(
  db: Database,
  store: { id: number; moduleId: number; zoneId: number; name: LocalizedText },
  today: string,
  language: Language,
): Promise<CouponResponse[]> {
  const rows = await db
    .select()
    .from(coupons)
    .where(
      and(
        running(store.moduleId, today),
        or(isNull(coupons.storeId), eq(coupons.storeId, store.id)),
      ),
    )
    .orderBy(coupons.id);
  return rows
    .filter(({ zoneIds }) => zoneIds.length === 0 || zoneIds.includes(store.zoneId))
    .map((coupon) => toCouponResponse(coupon, coupon.storeId === null ? null : store, language));
}

/**
 * The running coupons that any customer can use in these zones; with `storeId` only those valid in that
 * store. Coupons for first orders are left out.
 */
export async function readPublicCoupons(
  db: Database,
  where: { moduleId: number; zoneIds: number[]; storeId: number | undefined },
  today: string,
  language: Language,
): Promise<CouponResponse[]> {
  const { moduleId, zoneIds, storeId } = where;
  const rows = await db
    .select({ coupon: coupons, store: { id: stores.id, name: stores.name } })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.storeId))
    .where(
      and(
        running(moduleId, today),
        ne(coupons.type, "first_order"),
        or(isNull(coupons.storeId), and(stores.active, inArray(stores.zoneId, zoneIds))),
        storeId === undefined ? undefined : or(isNull(coupons.storeId), eq(stores.id, storeId)),
      ),
    )
    .orderBy(coupons.id);
  return rows
    .filter(({ coupon }) => coupon.zoneIds.length === 0 || overlaps(coupon.zoneIds, zoneIds))
    .map(({ coupon, store }) => toCouponResponse(coupon, store, language));
}

function overlaps(some: number[], others: number[]): boolean {
  return some.some((id) => others.includes(id));
}

function toCouponResponse(
  coupon: typeof coupons.$inferSelect,
  store: { id: number; name: LocalizedText } | null,
  language: Language,
): CouponResponse {
  return {
    id: coupon.id,
    title: localize(coupon.title, language),
    code: coupon.code,
    coupon_type: coupon.type,
    discount: discountValue(coupon),
    discount_type: coupon.discountKind,
    min_purchase: fromMinor(coupon.minPurchase),
    max_discount: fromMinor(coupon.maxDiscount),
    limit: coupon.usesPerCustomer,
    start_date: coupon.starts,
    expire_date: coupon.expires,
    module_id: coupon.moduleId,
    store_id: coupon.storeId,
    store: store && { id: store.id, name: localize(store.name, language) },
    zoneId: coupon.zoneIds,
    data: coupon.type === "store_wise" && store ? [store.id] : coupon.zoneIds,
  };
}
