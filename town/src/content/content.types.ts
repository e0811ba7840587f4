import type { LocalizedText } from "@errand/core/language";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import type { DemoDiscount, StoreModule } from "../catalogue/catalogue.types.ts";

export type DemoDeliveryCharge =
  | { kind: "fixed"; charge: number; maximumCashOrder: number | null }
  | {
      kind: "distance";
      perKm: number;
      minimum: number;
      maximum: number | null;
      maximumCashOrder: number | null;
    };
export type DemoModule = {
  type: ModuleType;
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  icon: string;
  thumbnail: string;
  /** Indexes (0 to 6) of the districts it serves. */
  districts: number[];
  delivery: DemoDeliveryCharge;
};
export type DemoBanner = {
  module: ModuleType;
  title: LocalizedText;
  featured: boolean;
  /**
   * A store or its best-selling item, under the cover of the store, or a link with its own picture.
   */
  target:
    | { kind: "store" | "bestItem"; store: string }
    | { kind: "link"; link: string; picture: string };
  /** Shown on this store's page only. */
  onStore: string | null;
};
export type DemoSectionBanner = {
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

/** A store's advertisement on the home page of its module. */
export type DemoAdvertisement = {
  /** Slug. */
  store: string;
  title: LocalizedText;
  description: LocalizedText;
};

/** A campaign that stores join; its picture is the cover of the first one. */
export type DemoStoreCampaign = {
  module: ModuleType;
  title: LocalizedText;
  description: LocalizedText;
  startsInDays: number;
  endsInDays: number;
  opens: string | null;
  closes: string | null;
  /** Slugs. */
  stores: string[];
};

/** An item that a store sells for some days only. */
export type DemoItemCampaign = {
  store: string;
  emoji: string;
  name: LocalizedText;
  description: LocalizedText;
  category: string;
  price: number;
  discount: DemoDiscount;
  startsInDays: number;
  endsInDays: number;
  isVeg: boolean;
  /** False for food, which is cooked to order. */
  isStocked: boolean;
};

/**
 * A flash sale that the simulator restarts when it ends. Its items are the best-selling ones of its
 * stores.
 */
export type DemoFlashSale = {
  module: ModuleType;
  title: LocalizedText;
  stores: string[];
  discounts: DemoDiscount[];
};
export type DemoCoupon = {
  code: string;
  title: LocalizedText;
  kind: "default" | "store_wise" | "zone_wise" | "first_order" | "free_delivery";
  module: ModuleType;
  discount: DemoDiscount;
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
export type DemoCashback = Pick<
  DemoCoupon,
  "title" | "discount" | "minimumPurchase" | "maximumDiscount" | "startedDaysAgo" | "endsInDays"
> & {
  /** Orders per customer. */
  limit: number;
};
/** A parcel of the past. */
export type DemoParcel = {
  daysAgo: number;
  /** Index of its category. */
  category: number;
  payer: "sender" | "receiver";
  /** In units of the currency. */
  tip: number;
  outcome: "delivered" | "returned";
};
export type DemoParcelCategory = {
  name: LocalizedText;
  description: LocalizedText;
  picture: string;
  perKm: number;
  minimum: number;
  taxPercent: number;
};
export type DemoCourier = {
  firstName: string;
  lastName: string;
  phone: string;
  picture: string;
  vehicle: LocalizedText;
  district: number;
  avgRating: number;
  ratingCount: number;
};
export type DemoCustomer = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  picture: string;
  addresses: { type: "home" | "office"; district: number; floor: string | null }[];
  likedStores: number;
  likedItems: number;
  /** The cents that the shop credited to the wallet when they joined. */
  walletCredit: number;
  /** Paid into the wallet through the gateway, in cents. */
  topUps: { daysAgo: number; amount: number }[];
  /** Exchanged for wallet money. */
  convertedPoints: { daysAgo: number; points: number }[];
  joinedDaysAgo: number;
  /** The sign-in offers this account. */
  isOffered: boolean;
  /** The e-mail of the customer whose referral code this one entered; null without one. */
  referredBy: string | null;
  /** The oldest first. */
  orders: DemoOrder[];
};

/** An order that a demo customer has placed before the first start. */
export type DemoOrder = {
  module: StoreModule;
  /** Index of the store among those near the address whose module and order type match. */
  store: number;
  /** Index of the customer's address. */
  to: number;
  /**
   * When it was placed, with times as `HH:mm`; with `forTomorrow` it is scheduled for that time of
   * the next day.
   */
  placed: { daysAgo: number; at: string } | { secondsAgo: number; forTomorrow: string | undefined };
  /** Quantities of the store's best-selling items, the best-selling one first. */
  pieces: number[];
  status: OrderStatus;
  isTakenAway: boolean;
  /** Paid through the gateway or from the wallet; else in cash. */
  isPaidOnline: boolean;
  isPaidFromWallet: boolean;
  /** Minor units. */
  tip: number;
  /** The customer's note. */
  note?: string;
};
export type DemoPage = {
  key: "terms" | "privacy" | "about" | "refund" | "shipping" | "cancellation";
  title: LocalizedText;
  /** Markdown. */
  content: LocalizedText;
};
