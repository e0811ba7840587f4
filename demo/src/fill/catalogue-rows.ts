import type { items, itemVariations, stores } from "@errand/server/catalog/catalog.tables";
import type { reviews } from "@errand/server/reviews/reviews.tables";
import type {
  CatalogueItem,
  CatalogueReview,
  CatalogueStore,
  Discount,
} from "../catalogue/catalogue.types.ts";
import { onGround } from "../pictures/picture-name.ts";
import { daysFrom, nextYearly } from "./days.ts";
import type { Door } from "./places.ts";
import type { Row } from "./rows.ts";

/** The database keeps percentages in hundredths of a percent. */
export function discountOf(discount: Discount | null) {
  return {
    discount: discount?.kind === "percent" ? discount.value * 100 : (discount?.value ?? 0),
    discountKind: discount?.kind ?? ("percent" as const),
  };
}

/** How many gave 5, 4, 3, 2 and 1 stars, and what follows from that. */
export function ratingsOf(reviews: CatalogueReview[]) {
  const ratings = [5, 4, 3, 2, 1].map(
    (stars) => reviews.filter((review) => review.rating === stars).length,
  );
  const sum = reviews.reduce((sum, review) => sum + review.rating, 0);
  const avgRating = reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 100) / 100;
  return { ratings, ratingCount: reviews.length, avgRating };
}

type StorePlace = { id: number; moduleId: number; zoneId: number; door: Door };

export function storeRow(
  store: CatalogueStore,
  { id, moduleId, zoneId, door }: StorePlace,
  pickupZoneIds: number[],
  reviews: CatalogueReview[],
  now: Date,
): Row<typeof stores> {
  const { discount, selfDelivery } = store;
  return {
    id,
    moduleId,
    zoneId,
    ...door,
    slug: store.slug,
    name: store.name,
    phone: store.phone,
    email: store.email,
    logo: store.logo,
    cover: store.cover,
    schedules: store.hours.map(({ day, opens, closes }) => ({
      day,
      opening_time: opens,
      closing_time: closes,
    })),
    closedDates: store.closedOn.map((day) => nextYearly(day, now)),
    scheduleOrder: store.scheduleOrder,
    leadMinutes: store.scheduleInterval,
    minimumOrder: store.minimumOrder,
    taxRate: Math.round(store.taxPercent * 100),
    minDeliveryMinutes: store.minimumDeliveryMinutes,
    maxDeliveryMinutes: store.maximumDeliveryMinutes,
    delivery: store.delivery,
    takeAway: store.takeAway,
    freeDelivery: store.freeDelivery,
    selfDelivery: selfDelivery !== null,
    minimumDeliveryCharge: selfDelivery?.minimum ?? 0,
    maximumDeliveryCharge: selfDelivery?.maximum ?? null,
    perKmDeliveryCharge: selfDelivery?.perKm ?? 0,
    prescriptionOrder: store.prescriptionOrder,
    cutlery: store.cutlery,
    veg: store.veg,
    nonVeg: store.nonVeg,
    featured: store.featured,
    showsHalal: store.halalTag,
    recommended: store.isRecommended,
    extraPackaging: store.extraPackaging,
    announcement: store.announcement,
    showsReviews: store.reviewsSection,
    ...ratingsOf(reviews),
    popularity: store.ordersLately,
    popularityBefore: store.ordersLately,
    ...discountOf(discount),
    discountMinimum: discount?.minimumPurchase ?? 0,
    discountCap: discount?.maximumDiscount ?? 0,
    discountStarts: discount ? daysFrom(now, -discount.startedDaysAgo) : null,
    discountEnds: discount ? daysFrom(now, discount.endsInDays) : null,
    pickupZoneIds,
    createdAt: daysFrom(now, -store.joinedDaysAgo),
  };
}

/** Ids that an item's words stand for. */
export type ItemPlace = StorePlace & {
  storeId: number;
  categoryId: number;
  subCategoryId: number | null;
  brandId: number | null;
  commonConditionId: number | null;
  tagIds: number[];
  addOnIds: number[];
};

export function itemRow(
  item: CatalogueItem,
  { door: _, ...place }: ItemPlace,
  now: Date,
): Row<typeof items> {
  const { ratingCount, avgRating } = ratingsOf(item.reviews);
  return {
    ...place,
    slug: item.slug,
    name: item.name,
    description: item.description,
    unit: item.unit,
    images: item.pictures,
    price: item.price,
    stock: item.stock,
    ...discountOf(item.discount),
    foodChoices: item.foodVariations,
    choices: item.choices.map(({ title, options }) => ({ title, options })),
    genericNames: item.genericNames,
    nutrition: item.nutrition,
    allergies: item.allergens,
    veg: item.isVeg,
    recommended: item.isRecommended,
    organic: item.isOrganic,
    halal: item.isHalal,
    basic: item.isBasic,
    prescriptionRequired: item.needsPrescription,
    maximumCartQuantity: item.maximumCartQuantity,
    availableFrom: item.availableFrom,
    availableUntil: item.availableUntil,
    ratingCount,
    avgRating,
    popularity: item.soldLately,
    popularityBefore: item.soldLately,
    createdAt: daysFrom(now, -item.addedDaysAgo),
  };
}

export function variationRows(item: CatalogueItem, itemId: number): Row<typeof itemVariations>[] {
  return item.variations.map(({ type, price, stock }, position) => ({
    itemId,
    type,
    price,
    stock,
    position,
  }));
}

/** So many of those who write also send photos. */
const photoEvery = 5;

function photosOf({ pictures }: CatalogueItem): string[] {
  const photos = pictures.slice(0, 2).map((picture) => onGround(picture, "sand"));
  return [...new Set(photos)].filter((photo) => photo !== null);
}

export function reviewRows(
  item: CatalogueItem,
  itemId: number,
  storeId: number,
  now: Date,
): Row<typeof reviews>[] {
  return item.reviews.map(({ customer, rating, comment, reply, daysAgo }) => ({
    itemId,
    storeId,
    customerName: customer,
    rating,
    comment,
    attachments: comment && daysAgo % photoEvery === 0 ? photosOf(item) : [],
    reply,
    repliedAt: reply ? daysFrom(now, -Math.max(0, daysAgo - 1)) : null,
    createdAt: daysFrom(now, -daysAgo),
  }));
}
