import { fromPercent, type Minor, minor } from "@errand/core/money";
import type { stores } from "@errand/server/catalog/catalog.tables";
import type { InsertRow } from "@errand/server/database/insert-rows";
import { averageRating } from "@errand/server/reviews/ratings";
import type { DemoDiscount, Ratings, StoreRecord } from "@errand/town/catalogue/catalogue.types";
import { rentalTerms } from "@errand/town/content/rental-terms";
import { daysFrom, nextYearly } from "./days.ts";

/** Converts a discount to its columns; percentages are stored in basis points. */
export function discountOf(discount: DemoDiscount | null) {
  return {
    discount: discount?.kind === "percent" ? discount.value * 100 : (discount?.value ?? 0),
    discountKind: discount?.kind ?? ("percent" as const),
  };
}

/** Returns the number and the average of ratings counted by stars, 5 stars first. */
export function ratingOf(ratings: Ratings) {
  const all = ratings.flatMap((count, index) => Array<number>(count).fill(5 - index));
  return { ratingCount: all.length, avgRating: averageRating(all) };
}

/** Scheduled orders that a store prepares in a quarter of an hour. */
const ordersPerSlot = 6;

type StoreIds = { id: number; moduleId: number; zoneId: number; pickupZoneIds: number[] };

export function storeRow(store: StoreRecord, ids: StoreIds, now: Date): InsertRow<typeof stores> {
  const { discount, selfDelivery } = store;
  return {
    ...ids,
    address: store.address,
    latitude: store.latitude,
    longitude: store.longitude,
    slug: store.slug,
    name: store.name,
    phone: store.phone,
    email: store.email,
    logo: store.logo,
    cover: store.cover,
    rentalTerms: rentalTerms.get(store.slug) ?? null,
    schedules: store.hours.map(({ day, opens, closes }) => ({
      day,
      opening_time: opens,
      closing_time: closes,
    })),
    closedDates: store.closedOn.map((day) => nextYearly(day, now)),
    scheduleOrder: store.scheduleOrder,
    leadMinutes: store.scheduleInterval,
    slotCapacity: store.scheduleOrder ? ordersPerSlot : null,
    minimumOrder: minor(store.minimumOrder),
    taxRate: fromPercent(store.taxPercent),
    minDeliveryMinutes: store.minimumDeliveryMinutes,
    maxDeliveryMinutes: store.maximumDeliveryMinutes,
    delivery: store.delivery,
    takeAway: store.takeAway,
    freeDelivery: store.freeDelivery,
    selfDelivery: selfDelivery !== null,
    minimumDeliveryCharge: minor(selfDelivery?.minimum ?? 0),
    maximumDeliveryCharge: amountOrNull(selfDelivery?.maximum ?? null),
    perKmDeliveryCharge: minor(selfDelivery?.perKm ?? 0),
    prescriptionOrder: store.prescriptionOrder,
    cutlery: store.cutlery,
    veg: store.veg,
    nonVeg: store.nonVeg,
    featured: store.featured,
    showsHalal: store.halalTag,
    recommended: store.isRecommended,
    extraPackaging: amountOrNull(store.extraPackaging),
    announcement: store.announcement,
    showsReviews: store.reviewsSection,
    ratings: store.ratings,
    ...ratingOf(store.ratings),
    popularity: store.ordersLately,
    ...discountOf(discount),
    discountMinimum: minor(discount?.minimumPurchase ?? 0),
    discountCap: minor(discount?.maximumDiscount ?? 0),
    discountStarts: discount ? daysFrom(now, -discount.startedDaysAgo) : null,
    discountEnds: discount ? daysFrom(now, discount.endsInDays) : null,
    createdAt: daysFrom(now, -store.joinedDaysAgo),
  };
}

export function amountOrNull(amount: number | null): Minor | null {
  return amount === null ? null : minor(amount);
}
