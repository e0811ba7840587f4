import type { LocalizedText } from "@errand/core/language";
import type { ModuleType } from "@errand/core/modules/modules.contract";

/** All prices are minor units (cents). Pictures are names that `drawPicture` knows. */

/** Parcels have no stores. */
export type StoreModule = Exclude<ModuleType, "parcel">;

/** `value` is percent, or minor units for an amount. */
export type DemoDiscount = { kind: "percent" | "amount"; value: number };

/**
 * `key` is unique in the whole catalogue and is also the slug. `parent` is a key, null for a main
 * category.
 */
export type DemoCategory = {
  key: string;
  module: ModuleType;
  parent: string | null;
  name: LocalizedText;
  picture: string;
  featured: boolean;
  priority: number;
};

export type DemoAddOn = { name: LocalizedText; price: number };

/**
 * A variation is one option of each choice: `type` joins their names with `-`, `options` are their
 * indexes, both in the order of the choices.
 */
export type DemoVariation = {
  type: LocalizedText;
  options: number[];
  price: number;
  stock: number;
};

export type DemoChoice = {
  name: string;
  title: LocalizedText;
  options: LocalizedText[];
  /** Of each option the positions of its pictures in those of the item. */
  pictures?: number[][];
};

/** What the sizes measure: a value for each column. */
export type DemoSizeGuide = {
  columns: LocalizedText[];
  rows: { size: string; values: string[] }[];
};

export type DemoOptionGroup = {
  name: LocalizedText;
  type: "single" | "multi";
  min: number;
  max: number;
  required: boolean;
  values: { label: LocalizedText; price: number }[];
};

export type DemoReview = {
  /** First name and initial. */
  customer: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: LocalizedText | null;
  reply: LocalizedText | null;
  daysAgo: number;
};

export type DemoItem = {
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  /** The main picture first. */
  pictures: string[];
  /** Key of the subcategory, or of the main category when it has none. */
  category: string;
  /** Of an item sold by weight, of a kilogram. */
  price: number;
  discount: DemoDiscount | null;
  unit: LocalizedText | null;
  /** The grams of a step of an item sold by weight, whose stock counts steps. */
  weightStep: number | null;
  /** Null for food, which is cooked to order. With variations, the sum of their stock. */
  stock: number | null;
  maximumCartQuantity: number | null;
  tags: LocalizedText[];
  nutrition: LocalizedText[];
  allergens: LocalizedText[];
  genericNames: LocalizedText[];
  /** Key of a common condition. */
  commonCondition: string | null;
  /** Key of a brand. */
  brand: string | null;
  isBasic: boolean;
  isOrganic: boolean;
  isHalal: boolean;
  isVeg: boolean;
  isRecommended: boolean;
  needsPrescription: boolean;
  /** `HH:mm:ss`, both or neither. */
  availableFrom: string | null;
  availableUntil: string | null;
  foodVariations: DemoOptionGroup[];
  choices: DemoChoice[];
  variations: DemoVariation[];
  sizeGuide: DemoSizeGuide | null;
  /** 0: not taken back. Null: as long as the shop refunds. */
  returnsDays: number | null;
  /** The English names of items of the store. */
  goesWith: string[];
  /** Indexes in the store's `addOns`. */
  addOns: number[];
  /** Units delivered in the last 30 days. */
  soldLately: number;
  addedDaysAgo: number;
  reviews: DemoReview[];
};

/**
 * Hours that end at or before their start end on the next day: 00:00 to 00:00 is a whole day. Day 0
 * is Sunday.
 */
export type DemoOpeningHours = { day: number; opens: string; closes: string };

export type DemoStoreDiscount = DemoDiscount & {
  minimumPurchase: number;
  /** 0: no cap. */
  maximumDiscount: number;
  startedDaysAgo: number;
  endsInDays: number;
  opens: string;
  closes: string;
};

export type DemoStore = {
  /** Number of the store in the town, from 0. */
  index: number;
  slug: string;
  name: LocalizedText;
  module: StoreModule;
  /** The kind of store within its module: a cuisine or a kind of shop. */
  kind: string;
  /** 0 to 6. */
  district: number;
  phone: string;
  email: string;
  logo: string;
  cover: string;
  minimumOrder: number;
  taxPercent: number;
  hours: DemoOpeningHours[];
  /** Public holidays on which it is closed, every year. */
  closedOn: { month: number; day: number }[];
  scheduleOrder: boolean;
  /** Minutes between now and the earliest scheduled order. */
  scheduleInterval: number;
  minimumDeliveryMinutes: number;
  maximumDeliveryMinutes: number;
  delivery: boolean;
  takeAway: boolean;
  freeDelivery: boolean;
  /** Charges of a store with its own couriers. */
  selfDelivery: { minimum: number; maximum: number | null; perKm: number } | null;
  prescriptionOrder: boolean;
  cutlery: boolean;
  veg: boolean;
  nonVeg: boolean;
  featured: boolean;
  halalTag: boolean;
  isRecommended: boolean;
  /** Price of the extra packaging, null when not offered. */
  extraPackaging: number | null;
  announcement: LocalizedText | null;
  reviewsSection: boolean;
  discount: DemoStoreDiscount | null;
  addOns: DemoAddOn[];
  /** Districts in which a rental provider hands over vehicles. */
  pickupDistricts: number[];
  /** The number of items that `itemsOf` yields, or of vehicles that `vehiclesOf` yields. */
  size: number;
  ordersLately: number;
  joinedDaysAgo: number;
};

export type DemoVehicle = {
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  pictures: string[];
  /** Keys of a vehicle category and a vehicle brand. */
  category: string;
  brand: string;
  model: string;
  type: LocalizedText;
  engineCapacity: string;
  enginePower: string;
  seats: number;
  airCondition: boolean;
  fuel: "petrol" | "diesel" | "cng" | "electric" | "hybrid";
  transmission: "automatic" | "manual" | "continuously_variable" | "dual_clutch" | "semi_automatic";
  /** Null when it is not rented by this unit. */
  hourlyPrice: number | null;
  pricePerKm: number | null;
  dayPrice: number | null;
  discount: DemoDiscount | null;
  tags: LocalizedText[];
  isNew: boolean;
  /**
   * License plates, or frame numbers of bicycles: one for each vehicle of this kind that the
   * provider has.
   */
  plates: string[];
  trips: number;
  reviews: DemoReview[];
};

export type DemoBrand = { key: string; name: LocalizedText; picture: string };

export type DemoCondition = { key: string; name: LocalizedText };

/** The numbers of ratings with 5, 4, 3, 2 and 1 stars. */
export type Ratings = number[];

/**
 * One line of `stores.jsonl`: a store, its address, and those of its ratings that have no written
 * review.
 */
export type StoreRecord = DemoStore & {
  address: string;
  latitude: number;
  longitude: number;
  ratings: Ratings;
};

/** A line of `vehicles.jsonl`: one kind of vehicle. */
export type VehicleRecord = DemoVehicle & { store: string };

/**
 * The categories, brands and conditions of items and vehicles. Each list is in the order of its
 * ids.
 */
export type Taxonomy = {
  categories: DemoCategory[];
  brands: DemoBrand[];
  commonConditions: DemoCondition[];
  vehicleCategories: DemoBrand[];
  vehicleBrands: DemoBrand[];
};
