import type { LocalizedText } from "@errand/core/language";
import type { DemoItem, DemoStore } from "../../catalogue/catalogue.types.ts";
import { bilingual, slugOf } from "../../content/text-table.ts";
import type { Random } from "../random.ts";
import { reviewOf } from "./reviews.ts";

/** An item before discounts, sales and reviews are added. */
export type ItemDraft = Pick<DemoItem, "name" | "description" | "pictures" | "category" | "price"> &
  Partial<DemoItem>;

/** A kind of store within a module: a cuisine or a kind of shop. */
export type StoreKind = {
  key: string;
  name: LocalizedText;
  /** The first words of the names of further stores of this kind. */
  heads: string[];
  /** The number of items of such a store, relative to other kinds. */
  size: number;
};

/** Completes a draft to an item of this store, with popularity and reviews. */
export function itemOf(
  draft: ItemDraft,
  store: DemoStore,
  random: Random,
  { quality, reviewsAtMost }: { quality: number; reviewsAtMost: number },
): DemoItem {
  const soldLately = Math.floor(random.next() ** 4 * 160);
  const reviewed = Math.round(random.next() ** 2 * reviewsAtMost);
  const own = quality + (random.next() - 0.5) * 0.5;
  return {
    discount: null,
    unit: null,
    stock: null,
    maximumCartQuantity: null,
    tags: [],
    nutrition: [],
    allergens: [],
    genericNames: [],
    commonCondition: null,
    brand: null,
    isBasic: false,
    isOrganic: false,
    isHalal: false,
    isVeg: true,
    needsPrescription: false,
    availableFrom: null,
    availableUntil: null,
    foodVariations: [],
    choices: [],
    variations: [],
    sizeGuide: null,
    returnsDays: null,
    weightStep: null,
    goesWith: [],
    addOns: [],
    isRecommended: random.chance(0.14),
    soldLately,
    addedDaysAgo: random.between(1, 400),
    reviews: Array.from({ length: reviewed }, () =>
      reviewOf(random, store.module, own, draft.name),
    ),
    ...draft,
    slug: slugOf(draft.name.en.slice(0, 120), store.slug),
  };
}

/** Returns a discount for a share of the items; cheap items are discounted by percent only. */
export function discountBy(random: Random, share: number, price: number): DemoItem["discount"] {
  if (!random.chance(share)) return null;
  if (price >= 1500 && random.chance(0.35)) {
    return { kind: "amount", value: random.pick([100, 150, 200, 300]) };
  }
  return { kind: "percent", value: random.pick([5, 10, 10, 15, 20, 25]) };
}

/** Returns a store's price: within some percent of the usual one, in steps of ten cents. */
export function priceNear(price: number, random: Random, spread = 0.08): number {
  return Math.max(10, Math.round((price * (1 - spread + random.next() * 2 * spread)) / 10) * 10);
}

/**
 * Returns a distinct name for a repeated product: `Margherita (for two)`. Round 0 has the plain
 * name; later rounds have one marker each, then pairs of markers, and so on.
 */
export function nameOfRound(
  name: LocalizedText,
  markers: LocalizedText[],
  round: number,
): LocalizedText {
  const chosen: LocalizedText[] = [];
  for (let rest = round; rest > 0; rest = Math.floor((rest - 1) / markers.length)) {
    chosen.push(markers[(rest - 1) % markers.length] ?? { en: "", fr: "" });
  }
  if (chosen.length === 0) return name;
  return bilingual(
    (language) => `${name[language]} (${chosen.map((marker) => marker[language]).join(", ")})`,
  );
}

/**
 * Yields `count` entries of a pool in its order. When the pool is too small, it is repeated in
 * rounds, whose numbers give the entries distinct names.
 */
export function* rounds<T>(
  pool: T[],
  count: number,
  random: Random,
): Generator<[T, round: number]> {
  if (pool.length === 0) return;
  let left = count;
  for (let round = 0; left > 0; round++) {
    for (const entry of left < pool.length ? random.some(pool, left) : pool) yield [entry, round];
    left -= Math.min(left, pool.length);
  }
}
