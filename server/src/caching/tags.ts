import type { ChangeFeed } from "../database/change-feed.ts";

/**
 * A tag names what a cached value was made from, as `<kind>:<id>`. A notification on the catalogue
 * channel is a list of tags, separated by spaces; the triggers of the database write them
 * (`functions.sql`).
 *
 * A tag without an id stands for its whole kind: as a change for something about all of it, as a
 * dependency for each change of the kind.
 */
export type Tag = string;

/** What the store shows of itself: its row, which its cards and its items show. */
export const storeTag = (storeId: number): Tag => `stores:${storeId}`;
/** The items of a store with their variations, add-ons and flash sale prices. */
export const itemsTag = (storeId: number): Tag => `items:${storeId}`;
/** Which items of a store are sold out or nearly so. */
export const stockTag = (storeId: number): Tag => `stock:${storeId}`;
/**
 * The exact figures of one item that change with each order or wishlist: its stock, its wishlists.
 */
export const itemTag = (itemId: number): Tag => `item:${itemId}`;
/** The reviews of a store. */
export const reviewsTag = (storeId: number): Tag => `reviews:${storeId}`;
/** Which stores and items are listed in a zone, and in which order; prices apart. */
export const listTag = (zoneId: number): Tag => `list:${zoneId}`;
/** The prices and discounts in a zone, for lists that filter or sort by them. */
export const pricesTag = (zoneId: number): Tag => `prices:${zoneId}`;
/** Lists of every zone. */
export const everyListTag: Tag = "list";
/** A vehicle of a rental provider: its row. */
export const vehicleTag = (vehicleId: number): Tag => `vehicles:${vehicleId}`;
/** Which vehicles a provider has, and what decides whether and where lists contain them. */
export const fleetTag = (providerId: number): Tag => `fleet:${providerId}`;
/** Which vehicles there are, of all providers. */
export const everyFleetTag: Tag = "fleet";
/** Anything of any vehicle. */
export const everyVehicleTag: Tag = "vehicles";
/** How many of a vehicle are taken, and when. */
export const holdsTag = (vehicleId: number): Tag => `holds:${vehicleId}`;
/** The reviews of a provider's vehicles. */
export const vehicleReviewsTag = (providerId: number): Tag => `vehicle_reviews:${providerId}`;
/** How many items each category, brand and condition has. */
export const assortmentTag: Tag = "assortment";
/** The dictionary of the search. */
export const searchWordsTag: Tag = "search_words";
/** Only what every cached value depends on: settings, zones, modules, categories, promotions. */
export const settingsTag: Tag = "settings";
/** Anything: of a value whose dependencies are unknown. */
export const anyChangeTag: Tag = "*";

const specificKinds = new Set([
  "stores",
  "items",
  "stock",
  "item",
  "reviews",
  "list",
  "prices",
  "vehicles",
  "fleet",
  "holds",
  "vehicle_reviews",
  "assortment",
  "search_words",
]);

export const getTagKind = (tag: Tag): string => tag.split(":", 1)[0] ?? "";

/** The tags of a notification; null when it concerns every cached value. */
export function changedTags(payload: string): Tag[] | null {
  const tags = payload.split(" ").filter(Boolean);
  return tags.length > 0 && tags.every((tag) => specificKinds.has(getTagKind(tag))) ? tags : null;
}

/** Counts changes, and knows which was the last one of each tag. */
export interface TagClock {
  /** The number of changes so far. */
  now(): number;
  /** Whether nothing with one of these tags has changed after the change number `since`. */
  areUnchanged(tags: readonly Tag[], since: number): boolean;
}

/** More tags than a busy minute changes; beyond them, all count as changed. */
const maxTags = 20_000;

export function createTagClock(changes: ChangeFeed): TagClock {
  const lastChanges = new Map<Tag, number>();
  let now = 0;
  let lastOfEverything = 0;

  changes.on("catalogue", (payload) => {
    now += 1;
    const tags = changedTags(payload);
    if (tags === null || lastChanges.size > maxTags) {
      lastOfEverything = now;
      lastChanges.clear();
      return;
    }
    for (const tag of tags) {
      lastChanges.set(tag, now);
      lastChanges.set(getTagKind(tag), now);
    }
  });

  return {
    now: () => now,
    areUnchanged: (tags, since) =>
      since === now ||
      (since >= lastOfEverything &&
        tags.every((tag) => tag !== anyChangeTag && (lastChanges.get(tag) ?? 0) <= since)),
  };
}
