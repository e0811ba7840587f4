import { type DeliveryMinutes, deliveryMinutes } from "@errand/core/catalog/delivery-minutes";
import { greatCircleMeters } from "@errand/core/location/geometry";
import { arrayOverlaps, inArray, or, type SQL } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Coordinates } from "../requests/headers.ts";
import { stores } from "./catalog.tables.ts";

/** The columns that filter and sort stores, read for every store. */
const columns = {
  id: stores.id,
  name: stores.name,
  moduleId: stores.moduleId,
  zoneId: stores.zoneId,
  pickupZoneIds: stores.pickupZoneIds,
  active: stores.active,
  hiddenWhileEmpty: stores.hiddenWhileEmpty,
  itemCount: stores.itemCount,
  schedules: stores.schedules,
  closedDates: stores.closedDates,
  pausedUntil: stores.pausedUntil,
  latitude: stores.latitude,
  longitude: stores.longitude,
  minDeliveryMinutes: stores.minDeliveryMinutes,
  maxDeliveryMinutes: stores.maxDeliveryMinutes,
  busyMinutes: stores.busyMinutes,
  busyUntil: stores.busyUntil,
  delivery: stores.delivery,
  takeAway: stores.takeAway,
  freeDelivery: stores.freeDelivery,
  veg: stores.veg,
  nonVeg: stores.nonVeg,
  featured: stores.featured,
  showsHalal: stores.showsHalal,
  recommended: stores.recommended,
  ratingCount: stores.ratingCount,
  avgRating: stores.avgRating,
  popularity: stores.popularity,
  discount: stores.discount,
  discountKind: stores.discountKind,
  discountStarts: stores.discountStarts,
  discountEnds: stores.discountEnds,
  createdAt: stores.createdAt,
};

export function readStoreSummaries(db: Database) {
  return db.select(columns).from(stores).orderBy(stores.id);
}

export type StoreSummary = Awaited<ReturnType<typeof readStoreSummaries>>[number];

/** Whether a store promises its deliveries within half an hour. */
export function isFast(store: DeliveryMinutes, now: Date): boolean {
  return deliveryMinutes(store, now).max <= 30;
}

/**
 * Whether a store is in one of these zones; a rental provider also where its vehicles are picked
 * up.
 */
export function isWithin(
  { zoneId, pickupZoneIds }: Pick<StoreSummary, "zoneId" | "pickupZoneIds">,
  zoneIds: number[],
): boolean {
  return zoneIds.includes(zoneId) || pickupZoneIds.some((id) => zoneIds.includes(id));
}

/** `isWithin` in SQL. */
export function isInZones(zoneIds: number[]): SQL | undefined {
  return or(inArray(stores.zoneId, zoneIds), arrayOverlaps(stores.pickupZoneIds, zoneIds));
}

/** Whether the discount of a store is running. One without an end keeps running. */
export function hasDiscount(
  store: Pick<StoreSummary, "discount" | "discountStarts" | "discountEnds">,
  now: Date,
): boolean {
  const hasStarted = store.discountStarts === null || store.discountStarts <= now;
  const hasEnded = store.discountEnds !== null && store.discountEnds <= now;
  return store.discount > 0 && hasStarted && !hasEnded;
}

/** Straight-line distance in whole metres. */
export function distanceTo(
  store: { latitude: number; longitude: number },
  location: Coordinates,
): number {
  return greatCircleMeters(
    [location.longitude, location.latitude],
    [store.longitude, store.latitude],
  );
}
