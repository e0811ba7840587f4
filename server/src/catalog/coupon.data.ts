import type { CouponResponse } from "@errand/core/catalog/catalog.types";
import { type Language, type LocalizedText, localize } from "@errand/core/language";
import { fromMinor, nothing } from "@errand/core/money";
import type { Coupon } from "@errand/core/pricing/coupon";
import { addDays } from "@errand/core/time";
import { and, eq, gt, gte, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { stores } from "./catalog.tables.ts";
import { coupons } from "./promotions.tables.ts";
import { discountValue, toDiscount } from "./sales.data.ts";
import { isInZones } from "./store-summary.data.ts";

export type CouponRow = typeof coupons.$inferSelect;

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

/** How many days before its first day a coupon is announced. */
const announcedDays = 14;

export interface CouponPlace {
  moduleId: number;
  zoneIds: number[];
  /** Only coupons valid in this store. */
  storeId: number | undefined;
}

/** The running coupons for these zones, with the stores of their own, by id. */
export function readRunningCoupons(db: Database, place: CouponPlace, today: string) {
  return readCoupons(db, place, running(place.moduleId, today));
}

/** The same with those that are used up or start soon. */
export function readAnnouncedCoupons(db: Database, place: CouponPlace, today: string) {
  return readCoupons(
    db,
    place,
    and(
      eq(coupons.moduleId, place.moduleId),
      coupons.active,
      lte(coupons.starts, addDays(today, announcedDays)),
      gte(coupons.expires, today),
    ),
  );
}

async function readCoupons(
  db: Database,
  { zoneIds, storeId }: CouponPlace,
  condition: SQL | undefined,
) {
  const rows = await db
    .select({ coupon: coupons, store: { id: stores.id, name: stores.name } })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.storeId))
    .where(
      and(
        condition,
        or(isNull(coupons.storeId), and(stores.active, isInZones(zoneIds))),
        storeId === undefined ? undefined : or(isNull(coupons.storeId), eq(stores.id, storeId)),
      ),
    )
    .orderBy(coupons.id);
  return rows.filter(
    ({ coupon }) => coupon.zoneIds.length === 0 || overlaps(coupon.zoneIds, zoneIds),
  );
}

/** The running coupons that any customer can use. Coupons for first orders are left out. */
export async function readPublicCoupons(
  db: Database,
  place: CouponPlace,
  today: string,
  language: Language,
): Promise<CouponResponse[]> {
  const rows = await readRunningCoupons(db, place, today);
  return rows
    .filter(({ coupon }) => coupon.type !== "first_order")
    .map(({ coupon, store }) => toCouponResponse(coupon, store, language));
}

/**
 * The id and the zone of a store, as the conditions of coupons read it; null for an unknown one.
 */
export async function findCouponStore(db: Database, moduleId: number, storeId: number) {
  const [store] = await db
    .select({ id: stores.id, zoneId: stores.zoneId, name: stores.name })
    .from(stores)
    .where(and(eq(stores.id, storeId), eq(stores.moduleId, moduleId)));
  return store ?? null;
}

/** The coupon with a code, compared without regard to case; null when there is none. */
export async function findCoupon(db: Database, code: string): Promise<CouponRow | null> {
  const [coupon] = await couponWithCode(db).execute({ code: code.toLowerCase() });
  return coupon ?? null;
}

const couponWithCode = preparedQuery((db) =>
  db
    .select()
    .from(coupons)
    .where(eq(sql`lower(${coupons.code})`, sql.placeholder("code")))
    .prepare("coupon_with_code"),
);

/** The coupon in the form of the pricing rules. */
export function couponOf(
  row: Pick<
    CouponRow,
    "type" | "discount" | "discountKind" | "minPurchase" | "maxDiscount" | "borneBy"
  >,
): Coupon {
  const { type, minPurchase, maxDiscount, borneBy } = row;
  const worth =
    type === "free_delivery"
      ? ({ kind: "free_delivery" } as const)
      : (toDiscount(row) ?? ({ kind: "amount", amount: nothing } as const));
  return { worth, minPurchase, maxDiscount, ...(borneBy === "store" && { borneByStore: true }) };
}

function overlaps(some: number[], others: number[]): boolean {
  return some.some((id) => others.includes(id));
}

export function toCouponResponse(
  coupon: CouponRow,
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
