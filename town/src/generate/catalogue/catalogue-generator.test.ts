import type { LocalizedText } from "@errand/core/language";
import { expect, test } from "vitest";
import type { DemoItem, DemoOpeningHours, DemoStore } from "../../catalogue/catalogue.types.ts";
import { banners, otherBanners, storeBanners } from "../../content/banners.ts";
import { basicCampaigns, flashSales, itemCampaigns } from "../../content/campaigns.ts";
import { coupons } from "../../content/coupons.ts";
import { couriers } from "../../content/couriers.ts";
import { landingIn } from "../../content/landing.ts";
import { modules } from "../../content/modules.ts";
import { parcelCategories } from "../../content/parcel.ts";
import { isDrawnPicture } from "../../pictures/drawn-picture.ts";
import { createCatalogueGenerator } from "./catalogue-generator.ts";
import { categories } from "./categories.ts";
import { vehicleBrands, vehicleCategories } from "./rental/vehicle-kinds.ts";
import { brands } from "./shops/shop-items.ts";

const catalogue = createCatalogueGenerator();
const stores = [...catalogue.stores()];
const offer = stores.map((store) => ({ store, items: [...catalogue.itemsOf(store)] }));
const items = offer.flatMap((entry) => entry.items);
const vehicles = stores.flatMap((store) => [...catalogue.vehiclesOf(store)]);

test("has 151 stores of five modules, 5,500 items and 94 vehicles", () => {
  expect(stores).toHaveLength(151);
  expect(items).toHaveLength(5_554);
  expect(vehicles).toHaveLength(94);
  expect(
    Object.fromEntries(
      Map.groupBy(stores, (store) => store.module)
        .entries()
        .map(([module, all]) => [module, all.length]),
    ),
  ).toEqual({ food: 69, grocery: 24, pharmacy: 12, ecommerce: 38, rental: 8 });
  expect(new Set(stores.map((store) => store.district))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
});

test("generates the same town for the same seed, and another for another seed", () => {
  const first = (seed: number) => {
    const town = createCatalogueGenerator({ seed });
    return [...town.stores()].slice(0, 3).map((store) => [store, ...town.itemsOf(store)]);
  };
  expect(first(1)).toEqual(first(1));
  expect(first(2)).not.toEqual(first(1));
});

test("gives stores, items, vehicles and categories unique slugs", () => {
  for (const slugs of [
    stores.map((store) => store.slug),
    items.map((item) => item.slug),
    vehicles.map((vehicle) => vehicle.slug),
    categories.map((category) => category.key),
    brands.map((brand) => brand.key),
  ]) {
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    for (const slug of slugs) expect(slug).toMatch(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test("has every text in English and in French, without placeholders or stray spaces", () => {
  const found: LocalizedText[] = [];
  collectTexts(
    [
      offer,
      vehicles,
      categories,
      modules,
      banners,
      otherBanners,
      storeBanners,
      basicCampaigns,
      itemCampaigns,
      flashSales,
      coupons,
      parcelCategories,
    ],
    found,
  );
  expect(found.length).toBeGreaterThan(20_000);
  const untidy = found.filter(({ en, fr }) =>
    [en, fr].some(
      (text) => text.trim() !== text || text === "" || /undefined|null|\||\{|\s\s|=/.test(text),
    ),
  );
  expect(untidy).toEqual([]);
  expect(landingIn("fr", 0)).not.toEqual(landingIn("en", 0));
});

test("describes items in full sentences that differ between the languages", () => {
  for (const { description } of [...items, ...vehicles]) {
    expect(description.en).toMatch(/^\p{Lu}.*[.!?]$|^\d.*[.]$/u);
    expect(description.fr).toMatch(/^\p{Lu}.*[.!?]$|^\d.*[.]$/u);
  }
  const same = items.filter(({ description }) => description.en === description.fr);
  expect(same.map((item) => item.name.en)).toEqual([]);
});

test("names only pictures that can be rendered", () => {
  const names = new Set<string>();
  collectPictures(
    [
      offer,
      vehicles,
      categories,
      modules,
      banners,
      otherBanners,
      storeBanners,
      basicCampaigns,
      parcelCategories,
      couriers,
      brands,
      vehicleBrands,
      vehicleCategories,
      landingIn("en", 1),
    ],
    names,
  );
  expect(names.size).toBeGreaterThan(1000);
  expect([...names].filter((name) => !isDrawnPicture(name))).toEqual([]);
  for (const { emoji } of itemCampaigns) expect(emoji).not.toBe("");
});

test("puts every item in a category of its module, with a valid price, stock and discount", () => {
  const module = new Map(categories.map((category) => [category.key, category.module]));
  const mains = new Set(categories.flatMap((category) => category.parent ?? []));
  for (const { store, items } of offer) {
    for (const item of items) {
      expect(module.get(item.category), item.slug).toBe(store.module);
      expect(mains.has(item.category), `${item.slug} is in a sub category`).toBe(false);
      expect(item.price).toBeGreaterThan(0);
      expect(item.stock === null).toBe(store.module === "food");
      if (item.discount?.kind === "amount")
        expect(item.discount.value).toBeLessThan(item.price / 2);
      if (item.needsPrescription) expect(store.prescriptionOrder).toBe(true);
      for (const addOn of item.addOns) expect(store.addOns[addOn]).toBeDefined();
    }
  }
});

test("gives option groups enough options, and single groups a maximum of one", () => {
  for (const item of items) {
    for (const { type, min, max, values, required } of item.foodVariations) {
      expect(values.length).toBeGreaterThanOrEqual(Math.max(max, 2));
      expect(max).toBeGreaterThanOrEqual(Math.max(min, 1));
      if (type === "single") expect(max).toBe(1);
      expect(required).toBe(min > 0);
    }
  }
});

test("has a variation for each combination of choices, with a stock that adds up to the item's", () => {
  const varied = items.filter((item) => item.choices.length > 0);
  expect(varied.length).toBeGreaterThan(250);
  for (const item of varied) {
    const combinations = item.choices.reduce((count, choice) => count * choice.options.length, 1);
    expect(item.variations).toHaveLength(combinations);
    expect(new Set(item.variations.map((variation) => variation.type.fr)).size).toBe(combinations);
    expect(item.stock).toBe(item.variations.reduce((sum, variation) => sum + variation.stock, 0));
    for (const option of item.choices.flatMap((choice) => choice.options)) {
      expect(option.en + option.fr).not.toContain("-");
    }
  }
});

test("has items for every feature of the shop", () => {
  const count = (is: (item: DemoItem) => unknown) => items.filter(is).length;
  expect(count((item) => item.availableFrom)).toBeGreaterThan(40);
  expect(count((item) => item.stock === 0)).toBeGreaterThan(15);
  expect(count((item) => item.stock === 1)).toBeGreaterThan(15);
  expect(count((item) => item.isOrganic)).toBeGreaterThan(60);
  expect(count((item) => item.needsPrescription)).toBeGreaterThan(10);
  expect(count((item) => item.isBasic)).toBeGreaterThan(40);
  expect(count((item) => item.isHalal)).toBeGreaterThan(60);
  expect(count((item) => item.maximumCartQuantity)).toBeGreaterThan(60);
  expect(count((item) => item.discount)).toBeGreaterThan(200);
  expect(count((item) => item.reviews.length > 2)).toBeGreaterThan(500);
  expect(new Set(coupons.map((coupon) => coupon.kind)).size).toBe(5);
});

test("sells no pork or alcohol in halal stores, and no meat in vegan kitchens", () => {
  const forbidden = offer
    .filter(({ store }) => store.halalTag)
    .flatMap(({ items }) => items)
    .filter((item) =>
      /\b(pork|ham|bacon|chorizo|wine|beer|cider|rum)\b/i.test(
        `${item.name.en} ${item.description.en}`,
      ),
    )
    .filter((item) => !/turkey|without alcohol/i.test(`${item.name.en} ${item.description.en}`));
  expect(forbidden.map((item) => item.slug)).toEqual([]);
  for (const { items } of offer.filter(({ store }) => store.kind === "vegan")) {
    for (const item of items) expect(item.isVeg, item.slug).toBe(true);
  }
});

test("refers only to existing stores in promotions", () => {
  const slugs = new Set(stores.map((store) => store.slug));
  const named = [
    ...[...banners, ...storeBanners].flatMap(({ target, onStore }) => [
      ...(target.kind === "link" ? [] : [target.store]),
      ...(onStore ? [onStore] : []),
    ]),
    ...basicCampaigns.flatMap((campaign) => campaign.stores),
    ...itemCampaigns.map((campaign) => campaign.store),
    ...flashSales.flatMap((sale) => sale.stores),
    ...coupons.flatMap((coupon) => coupon.store ?? []),
  ];
  expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
});

const minutesOfWeek = 7 * 24 * 60;

test.each([151, 600])("has a third of the food stores open at every moment (%i stores)", (size) => {
  const food = [...createCatalogueGenerator({ stores: size }).stores()].filter(
    (store) => store.module === "food",
  );
  for (let minute = 0; minute < minutesOfWeek; minute += 10) {
    const open = food.filter((store) => store.hours.some((hours) => covers(hours, minute)));
    expect(open.length, `minute ${minute} of the week`).toBeGreaterThanOrEqual(food.length / 3);
  }
});

test.each(["grocery", "pharmacy", "ecommerce", "rental"])(
  "has a store of %s that never closes",
  (module) => {
    const isAlwaysOpen = (store: DemoStore) =>
      store.hours.every(({ opens, closes }) => opens === "00:00:00" && closes === "00:00:00");
    expect(stores.some((store) => store.module === module && isAlwaysOpen(store))).toBe(true);
  },
);

test("grows to 10,000 stores and a million items without repeating a name within a store", () => {
  const town = createCatalogueGenerator({ stores: 10_000, items: 1_000_000 });
  const slugs = new Set<string>();
  let planned = 0;
  for (const store of town.stores()) {
    slugs.add(store.slug);
    planned += store.size;
    if (store.index % 500 > 0 || store.module === "rental") continue;
    const names = [...town.itemsOf(store)].map((item) => item.slug);
    expect(names).toHaveLength(store.size);
    expect(new Set(names).size, store.slug).toBe(names.length);
  }
  expect(slugs.size).toBe(10_000);
  expect(planned).toBe(1_000_000 + 94);
});

test("gives unique slugs to the items of few stores with very many items", () => {
  const town = createCatalogueGenerator({ stores: 60, items: 200_000 });
  for (const store of town.stores()) {
    if (store.index % 9 > 0) continue;
    const slugs = [...town.itemsOf(store)].map((item) => item.slug);
    expect(new Set(slugs).size, store.slug).toBe(slugs.length);
  }
});

function covers({ day, opens, closes }: DemoOpeningHours, minute: number): boolean {
  const from = day * 1440 + minutesOf(opens);
  const length = (minutesOf(closes) - minutesOf(opens) + 1440) % 1440 || 1440;
  return (minute - from + minutesOfWeek) % minutesOfWeek < length;
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

function collectTexts(value: unknown, found: LocalizedText[]): void {
  if (Array.isArray(value)) for (const entry of value) collectTexts(entry, found);
  else if (isLocalizedText(value)) found.push(value);
  else if (value !== null && typeof value === "object") collectTexts(Object.values(value), found);
}

function isLocalizedText(value: unknown): value is LocalizedText {
  return value !== null && typeof value === "object" && "en" in value && "fr" in value;
}

const pictureFields = new Set(["picture", "pictures", "logo", "cover"]);

/** Collects the values of all fields that name pictures, and emoji pictures wherever they are. */
function collectPictures(value: unknown, found: Set<string>, isPicture = false): void {
  if (typeof value === "string" && (isPicture || value.startsWith("emoji-"))) found.add(value);
  else if (value !== null && typeof value === "object") {
    for (const [field, entry] of Object.entries(value)) {
      const inPictures = Array.isArray(value) ? isPicture : pictureFields.has(field);
      collectPictures(entry, found, inPictures);
    }
  }
}
