import type { LocalizedText } from "@errand/core/language";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { OrderStatus } from "@errand/core/orders/orders.types";

/** All prices are minor units (cents). Pictures are names that `drawPicture` knows. */

/** Parcels have no stores. */
export type StoreModule = Exclude<ModuleType, "parcel">;

/** `value` is percent, or minor units for an amount. */
export type Discount = { kind: "percent" | "amount"; value: number };

export type DeliveryCharge =
  | { kind: "fixed"; charge: number; maximumCashOrder: number | null }
  | {
      kind: "distance";
      perKm: number;
      minimum: number;
      maximum: number | null;
      maximumCashOrder: number | null;
    };

export type CatalogueModule = {
  type: ModuleType;
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  icon: string;
  thumbnail: string;
  /** Indexes (0 to 6) of the districts it serves. */
  districts: number[];
  delivery: DeliveryCharge;
};

/** `key` is unique in the whole catalogue and is also the slug. `parent` is a key, null for a main category. */
export type CatalogueCategory = {
  key: string;
  module: ModuleType;
  parent: string | null;
  name: LocalizedText;
  picture: string;
  featured: boolean;
  priority: number;
};

export type AddOn = { name: LocalizedText; price: number };

/** `type` is one option of each choice, in order, joined with `-`; `options` are their places in the choices. */
export type Variation = { type: LocalizedText; options: number[]; price: number; stock: number };

export type Choice = { name: string; title: LocalizedText; options: LocalizedText[] };

export type FoodVariation = {
  name: LocalizedText;
  type: "single" | "multi";
  min: number;
  max: number;
  required: boolean;
  values: { label: LocalizedText; price: number }[];
};

export type CatalogueReview = {
  /** First name and initial. */
  customer: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: LocalizedText | null;
  reply: LocalizedText | null;
  daysAgo: number;
};

export type CatalogueItem = {
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  /** The main picture first. */
  pictures: string[];
  /** Key of the sub category, or of the main one where it has no subs. */
  category: string;
  price: number;
  discount: Discount | null;
  unit: LocalizedText | null;
  /** Null for food, which is cooked to order. The sum of its variations where it has some. */
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
  foodVariations: FoodVariation[];
  choices: Choice[];
  variations: Variation[];
  /** Places in the store's `addOns`. */
  addOns: number[];
  /** Units delivered in the last 30 days. */
  soldLately: number;
  addedDaysAgo: number;
  reviews: CatalogueReview[];
};

/** `closes` not after `opens` means the next day; 00:00 to 00:00 is the whole day. Day 0 is Sunday. */
export type Hours = { day: number; opens: string; closes: string };

export type StoreDiscount = Discount & {
  minimumPurchase: number;
  /** 0: no cap. */
  maximumDiscount: number;
  startedDaysAgo: number;
  endsInDays: number;
  opens: string;
  closes: string;
};

export type CatalogueStore = {
  /** Place in the town, from 0. */
  index: number;
  slug: string;
  name: LocalizedText;
  module: StoreModule;
  /** What it is within its module: a cuisine, a kind of shop. */
  kind: string;
  /** 0 to 6. */
  district: number;
  phone: string;
  email: string;
  logo: string;
  cover: string;
  minimumOrder: number;
  taxPercent: number;
  hours: Hours[];
  /** Public holidays it keeps, every year. */
  closedOn: { month: number; day: number }[];
  scheduleOrder: boolean;
  /** Minutes between now and the earliest scheduled order. */
  scheduleInterval: number;
  minimumDeliveryMinutes: number;
  maximumDeliveryMinutes: number;
  delivery: boolean;
  takeAway: boolean;
  freeDelivery: boolean;
  /** Charges of a store with couriers of its own. */
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
  discount: StoreDiscount | null;
  addOns: AddOn[];
  /** Districts where a rental provider hands its vehicles over. */
  pickupDistricts: number[];
  /** How many things `itemsOf` (rental: `vehiclesOf`) yields. */
  size: number;
  ordersLately: number;
  joinedDaysAgo: number;
};

export type CatalogueVehicle = {
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
  /** Null where it is not let that way. */
  hourlyPrice: number | null;
  pricePerKm: number | null;
  dayPrice: number | null;
  discount: Discount | null;
  tags: LocalizedText[];
  isNew: boolean;
  /** Licence plates of the vehicles of this kind; their number is how many can be let at once. */
  plates: string[];
  trips: number;
  reviews: CatalogueReview[];
};

export type Named = { key: string; name: LocalizedText; picture: string };

export type CommonCondition = { key: string; name: LocalizedText };

export type CatalogueBanner = {
  module: ModuleType;
  title: LocalizedText;
  picture: string;
  featured: boolean;
  /** Leads to a store, or to what this store sells most. */
  target: { kind: "store" | "bestItem"; store: string } | { kind: "link"; link: string };
  /** Shown on this store's page only. */
  onStore: string | null;
};

export type OtherBanner = {
  module: ModuleType;
  key:
    | "basic_section_nearby"
    | "bottom_section_banner"
    | "best_reviewed_section_banner"
    | "new_arrival_section_banner"
    | "promotion"
    | "why_choose";
  title: LocalizedText;
  description: LocalizedText;
  picture: string;
};

/** What a store says of itself on its module's home. */
export type CatalogueAdvertisement = {
  /** Slug. */
  store: string;
  title: LocalizedText;
  description: LocalizedText;
  picture: string;
};

/** A campaign that stores join. */
export type BasicCampaign = {
  module: ModuleType;
  title: LocalizedText;
  description: LocalizedText;
  picture: string;
  startsInDays: number;
  endsInDays: number;
  opens: string | null;
  closes: string | null;
  /** Slugs. */
  stores: string[];
};

/** An item that a store sells for some days only. */
export type ItemCampaign = {
  store: string;
  emoji: string;
  name: LocalizedText;
  description: LocalizedText;
  category: string;
  price: number;
  discount: Discount;
  startsInDays: number;
  endsInDays: number;
  isVeg: boolean;
  /** False for food, which is cooked to order. */
  isStocked: boolean;
};

/** Always running: the living town begins it anew when it is over. Its items are what these stores sell most. */
export type CatalogueFlashSale = {
  module: ModuleType;
  title: LocalizedText;
  stores: string[];
  discounts: Discount[];
};

export type CatalogueCoupon = {
  code: string;
  title: LocalizedText;
  kind: "default" | "store_wise" | "zone_wise" | "first_order" | "free_delivery";
  module: ModuleType;
  discount: Discount;
  minimumPurchase: number;
  /** 0: no cap. */
  maximumDiscount: number;
  /** Uses per customer, null for no limit. */
  limit: number | null;
  startedDaysAgo: number;
  endsInDays: number;
  /** Slug. */
  store: string | null;
  districts: number[];
};

export type ParcelCategory = {
  name: LocalizedText;
  description: LocalizedText;
  picture: string;
  perKm: number;
  minimum: number;
  taxPercent: number;
};

export type CatalogueCourier = {
  firstName: string;
  lastName: string;
  phone: string;
  picture: string;
  vehicle: LocalizedText;
  district: number;
  avgRating: number;
  ratingCount: number;
};

export type CatalogueCustomer = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  picture: string;
  addresses: { type: "home" | "office"; district: number; floor: string | null }[];
  likedStores: number;
  likedItems: number;
  /** The oldest first. */
  orders: CatalogueOrder[];
};

/** An order that a customer of the town has placed before a visitor comes. */
export type CatalogueOrder = {
  module: StoreModule;
  /** Which store near the address, by its place among those of the module that take such an order. */
  store: number;
  /** Which of the customer's addresses. */
  to: number;
  /** When, the clock in `HH:mm`; with `forTomorrow` it is scheduled for that time of the next day. */
  placed: { daysAgo: number; at: string } | { secondsAgo: number; forTomorrow: string | undefined };
  /** How many of what the store sells most, and of what it sells next. */
  pieces: number[];
  status: OrderStatus;
  isTakenAway: boolean;
  /** Minor units. */
  tip: number;
  /** The customer's own words. */
  note?: string;
};

export type CataloguePage = {
  key: "terms" | "privacy" | "about" | "refund" | "shipping" | "cancellation";
  title: LocalizedText;
  /** Markdown. */
  content: LocalizedText;
};
