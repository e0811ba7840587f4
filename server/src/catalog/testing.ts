import type { Schedule } from "@errand/core/catalog/catalog.types";
import type { ModuleSettings } from "@errand/core/config/config.contract";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import { basisPoints, minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { type LandingWords, shop } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { newStockChange, type StockLevel, setStock } from "../stock/set-stock.ts";
import {
  addOns,
  categories,
  flashSaleItems,
  flashSales,
  items,
  itemVariations,
  stores,
} from "./catalog.tables.ts";
import { coupons } from "./promotions.tables.ts";

/**
 * A shop for tests: one zone around Place des Essais, food and grocery, two open stores of each.
 */

type NewStore = typeof stores.$inferInsert;
export type ItemOverrides = Partial<typeof items.$inferInsert> & {
  stock?: number | null;
  variations?: (Omit<typeof itemVariations.$inferInsert, "itemId"> & { stock: number })[];
};
type NewItem = ItemOverrides & { storeId: number };

/** The middle of the zone; its corners are 0.1 degrees away. */
export const middle = { latitude: 43.6, longitude: 3.9 };

export const always: Schedule[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  opening_time: "00:00:00",
  closing_time: "00:00:00",
}));

export interface SeededShop {
  zoneId: number;
  /** A zone with neither stores nor modules. */
  otherZoneId: number;
  food: SeededModule;
  grocery: SeededModule;
}

export interface SeededModule {
  moduleId: number;
  categoryId: number;
  /** Two open stores; the first one is 1.1 km north of the middle, the second 2.2 km. */
  storeIds: [number, number];
}

let slugs = 0;

/** A unique slug. */
function nextSlug(kind: string): string {
  slugs += 1;
  return `${kind}-n${slugs}`;
}

export const same = (text: string) => ({ en: text, fr: text });

/** The single row that an insert returned. */
function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error("nothing was inserted");
  return row;
}

export async function seedShop(
  db: Database,
  settings: Partial<ShopSettings> = {},
): Promise<SeededShop> {
  await db
    .insert(shop)
    .values({ settings: { ...testShopSettings(), ...settings }, landing: testLanding() });
  const zoneId = await addZone(db, { name: same("Centre"), displayName: same("Centre") });
  const otherZoneId = await addZone(
    db,
    { name: same("Port"), displayName: same("Port") },
    { latitude: 43.6, longitude: 4.2 },
  );
  return {
    zoneId,
    otherZoneId,
    food: await addModule(db, zoneId, "food"),
    grocery: await addModule(db, zoneId, "grocery"),
  };
}

export async function addZone(
  db: Database,
  overrides: Partial<typeof zones.$inferInsert> = {},
  { latitude, longitude } = middle,
): Promise<number> {
  const [south, west, north, east] = [
    latitude - 0.1,
    longitude - 0.1,
    latitude + 0.1,
    longitude + 0.1,
  ];
  const rows = await db
    .insert(zones)
    .values({
      name: same("Zone"),
      displayName: same("Zone"),
      area: {
        type: "Polygon",
        coordinates: [
          [
            [west, south],
            [east, south],
            [east, north],
            [west, north],
            [west, south],
          ],
        ],
      },
      south,
      west,
      north,
      east,
      ...overrides,
    })
    .returning({ id: zones.id });
  return only(rows).id;
}

/** A module that serves a zone at 2.00 and 0.50 a kilometre, with a category and two stores. */
export async function addModule(
  db: Database,
  zoneId: number,
  type: ModuleType,
): Promise<SeededModule> {
  const { id: moduleId } = only(
    await db
      .insert(modules)
      .values({ slug: nextSlug(type), type, name: same(type), description: same(type) })
      .returning({ id: modules.id }),
  );
  await db.insert(zoneModules).values({
    zoneId,
    moduleId,
    chargeType: "distance",
    perKmCharge: minor(50),
    minimumCharge: minor(200),
    maximumCharge: minor(800),
    maximumCashOrder: minor(20_000),
  });
  const categoryId = await addCategory(db, { moduleId });
  const first = await addStore(db, { moduleId, zoneId, latitude: middle.latitude + 0.01 });
  const second = await addStore(db, { moduleId, zoneId, latitude: middle.latitude + 0.02 });
  return { moduleId, categoryId, storeIds: [first, second] };
}

export async function addCategory(
  db: Database,
  overrides: Partial<typeof categories.$inferInsert> & { moduleId: number },
): Promise<number> {
  const slug = nextSlug("category");
  const rows = await db
    .insert(categories)
    .values({ slug, name: same(slug), ...overrides })
    .returning({ id: categories.id });
  return only(rows).id;
}

/** An open store with delivery, take-away and 10 % tax. */
export async function addStore(
  db: Database,
  overrides: Partial<NewStore> & { moduleId: number; zoneId: number },
): Promise<number> {
  const slug = nextSlug("store");
  const rows = await db
    .insert(stores)
    .values({
      slug,
      name: same(slug),
      phone: "+33400000000",
      email: "store@example.com",
      address: "1 Place des Essais",
      ...middle,
      schedules: always,
      scheduleOrder: true,
      taxRate: basisPoints(1000),
      minDeliveryMinutes: 20,
      maxDeliveryMinutes: 30,
      takeAway: true,
      ...overrides,
    })
    .returning({ id: stores.id });
  return only(rows).id;
}

/**
 * An item of a store at 10.00, in the first category of its module. Food has no stock, other items
 * have ten; with `variations` the stock is their sum.
 */
export async function addItem(
  db: Database,
  { variations = [], stock, ...overrides }: NewItem,
): Promise<number> {
  const store = only(
    await db
      .select({ moduleId: stores.moduleId, zoneId: stores.zoneId, type: modules.type })
      .from(stores)
      .innerJoin(modules, eq(modules.id, stores.moduleId))
      .where(eq(stores.id, overrides.storeId)),
  );
  const category = only(
    await db
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.moduleId, store.moduleId))
      .orderBy(categories.id)
      .limit(1),
  );
  const slug = nextSlug("item");
  const { id } = only(
    await db
      .insert(items)
      .values({
        moduleId: store.moduleId,
        zoneId: store.zoneId,
        categoryId: category.id,
        slug,
        name: same(slug),
        description: same(`All about ${slug}`),
        price: minor(1000),
        ...overrides,
      })
      .returning({ id: items.id }),
  );
  const level = { itemId: id, variationId: null, flashSaleId: null };
  const own = stock === undefined ? (store.type === "food" ? null : 10) : stock;
  const levels: StockLevel[] =
    variations.length > 0 || own === null ? [] : [{ ...level, quantity: own }];
  for (const [position, { stock, ...variation }] of variations.entries()) {
    const { id: variationId } = only(
      await db
        .insert(itemVariations)
        .values({ position, ...variation, itemId: id })
        .returning({ id: itemVariations.id }),
    );
    levels.push({ ...level, variationId, quantity: stock });
  }
  await setStock(db, newStockChange("opening"), levels);
  return id;
}

/** A flash sale of a module that began a minute ago and ends in an hour. */
export async function addSale(db: Database, moduleId: number): Promise<number> {
  const rows = await db
    .insert(flashSales)
    .values({
      moduleId,
      title: same("Sale"),
      starts: new Date(Date.now() - 60_000),
      ends: new Date(Date.now() + 3_600_000),
    })
    .returning({ id: flashSales.id });
  return only(rows).id;
}

/** An item in a flash sale; `sold` pieces of its stock are sold. */
export async function addSaleItem(
  db: Database,
  { sold = 0, ...row }: typeof flashSaleItems.$inferInsert & { sold?: number },
): Promise<void> {
  await db.insert(flashSaleItems).values(row);
  const { itemId, flashSaleId, stock } = row;
  await setStock(db, newStockChange("opening"), [
    { itemId, variationId: null, flashSaleId, quantity: stock - sold },
  ]);
}

export async function addAddOn(
  db: Database,
  overrides: Partial<typeof addOns.$inferInsert> & { storeId: number },
): Promise<number> {
  const rows = await db
    .insert(addOns)
    .values({ name: same("Extra"), price: minor(100), ...overrides })
    .returning({ id: addOns.id });
  return only(rows).id;
}

let codes = 0;

/** A coupon of 2.00 for every store of a module, valid in this century. */
export async function addCoupon(
  db: Database,
  overrides: Partial<typeof coupons.$inferInsert> & { moduleId: number },
): Promise<{ id: number; code: string }> {
  codes += 1;
  const rows = await db
    .insert(coupons)
    .values({
      title: same("Two off"),
      code: `TWO${codes}`,
      type: "default",
      discount: 200,
      discountKind: "amount",
      starts: "2000-01-01",
      expires: "2099-12-31",
      ...overrides,
    })
    .returning({ id: coupons.id, code: coupons.code });
  return only(rows);
}

export const testModuleSettings: ModuleSettings = {
  order_status: { accepted: true },
  order_place_to_schedule_interval: true,
  stock: false,
  add_on: true,
  veg_non_veg: true,
  unit: false,
  item_available_time: true,
  order_attachment: false,
  organic: false,
  halal: true,
  nutrition: true,
  allergy: true,
  generic_name: false,
  common_condition: false,
  basic: false,
  brand: false,
  cutlery: true,
  always_open: false,
};

/** Cash on delivery and guest checkout on, everything that needs an external service off. */
export function testShopSettings(): ShopSettings {
  return {
    businessName: "Errand",
    logo: null,
    icon: null,
    phone: "+33400000001",
    email: "hello@example.com",
    address: same("1 Place des Essais"),
    country: "FR",
    defaultLocation: { lat: middle.latitude, lng: middle.longitude },
    timeZone: "Europe/Paris",
    timeFormat: "24",
    currencyCode: "EUR",
    currencySymbol: "€",
    currencySide: "right",
    decimals: 2,
    socialMedia: [],
    footerText: { en: "All of town", fr: "Toute la ville" },
    cookiesText: { en: "We keep your cart.", fr: "Nous gardons votre panier." },
    vendorPortalUrl: null,
    maintenance: false,
    moduleConfig: {
      food: testModuleSettings,
      grocery: { ...testModuleSettings, stock: true, add_on: false, unit: true },
      pharmacy: { ...testModuleSettings, stock: true, add_on: false },
      ecommerce: { ...testModuleSettings, stock: true, add_on: false },
      parcel: testModuleSettings,
      rental: testModuleSettings,
    },
    vegFilter: true,
    storeRegistration: false,
    courierRegistration: false,
    countryPicker: true,
    guestCheckout: true,
    homeDelivery: true,
    takeAway: true,
    scheduleOrder: true,
    slotMinutes: 30,
    deliveryVerification: false,
    prescriptionOrder: false,
    tips: true,
    taxIncluded: false,
    freeDeliveryOver: null,
    additionalCharge: null,
    cashOnDelivery: true,
    digitalPayment: false,
    offlinePayment: false,
    partialPayment: "off",
    wallet: false,
    addFund: false,
    loyalty: null,
    referral: null,
    refunds: false,
    parcelReturnFee: 0,
    policies: { refund: true, cancellation: true, shipping: false },
    login: {
      manual_login_status: 1,
      otp_login_status: 0,
      social_login_status: 0,
      google_login_status: 0,
      facebook_login_status: 0,
      apple_login_status: 0,
      phone_verification_status: 0,
      email_verification_status: 0,
    },
  };
}

function testLanding(): LandingWords {
  const texts = (language: "en" | "fr") => ({
    header_title: language === "en" ? "All of town at your door" : "Toute la ville chez vous",
    header_sub_title: "",
    header_tag_line: "",
    header_banner_full_url: null,
    module_section: { title: "", sub_title: "" },
    company: { title: "", sub_title: "", description: "", button_name: "", button_url: "" },
    promotion_banners_full_url: [],
    earning: {
      title: "",
      sub_title: "",
      seller: { title: "", sub_title: "", button_name: "", status: 0 as const },
      dm: { title: "", sub_title: "", button_name: "", status: 0 as const },
    },
    testimonial_title: "",
    testimonial_list: [],
    newsletter: { title: "", sub_title: "" },
    footer_description: "",
    available_zone: { status: 1 as const, title: "", short_description: "" },
  });
  return { en: texts("en"), fr: texts("fr") };
}
