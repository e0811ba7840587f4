import type { LocalizedText } from "@errand/core/language";
import type { DemoStore, StoreModule } from "../../../catalogue/catalogue.types.ts";
import { randomOf } from "../../random.ts";
import { coverPicture } from "../food/cover-scene.ts";
import { addOnsOf } from "../food/options.ts";
import { pickupDistrictsOf } from "../rental/fleet.ts";
import { announcements } from "./announcements.table.ts";
import { hoursOf } from "./hours.ts";
import type { StorePlan } from "./plans.ts";
import { frontPicture, logoPicture } from "./store-look.ts";

/** The defaults of stores by module: money in cents, times in minutes. */
const defaults: Record<
  StoreModule,
  { tax: number; minimumOrders: number[]; delivery: number[]; span: number; interval: number }
> = {
  food: {
    tax: 10,
    minimumOrders: [0, 800, 1000, 1200, 1500],
    delivery: [15, 20, 25, 30, 35],
    span: 10,
    interval: 45,
  },
  grocery: {
    tax: 5.5,
    minimumOrders: [0, 1000, 1500, 2000],
    delivery: [20, 25, 30, 40],
    span: 15,
    interval: 60,
  },
  pharmacy: { tax: 10, minimumOrders: [0, 0, 500], delivery: [15, 20, 25], span: 10, interval: 30 },
  ecommerce: {
    tax: 20,
    minimumOrders: [0, 1500, 2000],
    delivery: [40, 60, 90],
    span: 30,
    interval: 120,
  },
  rental: { tax: 20, minimumOrders: [0], delivery: [30], span: 30, interval: 60 },
};

/** Returns the average around which the ratings of a store vary, 3.4 to 4.8. */
export function qualityOf(seed: number, slug: string): number {
  return 3.4 + randomOf(seed, slug, "quality").next() * 1.4;
}

export function storeOf(plan: StorePlan, index: number, size: number, seed: number): DemoStore {
  const random = randomOf(seed, "store", plan.slug);
  const { marks, kind, module } = plan;
  const ofModule = defaults[module];
  const fastest = random.pick(ofModule.delivery);
  const isHalal = marks.has("halal");
  const closesOnHolidays = /shop|mall|lunch-dinner/.test(plan.hours);
  return {
    index,
    slug: plan.slug,
    name: { en: plan.name, fr: plan.name },
    module,
    kind: kind.key,
    district: plan.district,
    // 04 65 71 is the block of French numbers that is reserved for fiction.
    phone: `+3346571${String(index % 10_000).padStart(4, "0")}`,
    email: `bonjour@${plan.slug.slice(0, 60)}.example`,
    logo: logoPicture(plan),
    cover: module === "food" ? coverPicture(kind.key, plan.slug) : frontPicture(plan),
    minimumOrder: random.pick(ofModule.minimumOrders),
    taxPercent: ofModule.tax,
    hours: hoursOf(plan.hours, index),
    closedOn: closesOnHolidays
      ? [
          { month: 1, day: 1 },
          { month: 12, day: 25 },
        ]
      : [],
    scheduleOrder: marks.has("scheduled") || module === "rental" || random.chance(0.3),
    scheduleInterval: ofModule.interval,
    minimumDeliveryMinutes: fastest,
    maximumDeliveryMinutes: fastest + ofModule.span,
    delivery: !marks.has("takeaway"),
    takeAway: marks.has("takeaway") || random.chance(0.8),
    // Vehicles are not delivered.
    freeDelivery: marks.has("free") && module !== "rental",
    selfDelivery: marks.has("self") ? { minimum: 250, maximum: 700, perKm: 90 } : null,
    prescriptionOrder: marks.has("prescription"),
    cutlery: module === "food",
    veg: true,
    nonVeg: !marks.has("veg"),
    featured: marks.has("featured"),
    halalTag: isHalal,
    isRecommended: marks.has("recommended"),
    extraPackaging: marks.has("packaging") ? (module === "ecommerce" ? 150 : 50) : null,
    announcement: marks.has("announcement") ? announcementOf(module, random.next()) : null,
    reviewsSection: true,
    discount: marks.has("discount")
      ? {
          kind: "percent",
          value: random.pick([10, 15, 20]),
          minimumPurchase: random.pick([1500, 2000, 2500]),
          maximumDiscount: random.pick([0, 500, 800, 1000]),
          startedDaysAgo: random.between(2, 20),
          endsInDays: random.between(60, 200),
          opens: "00:00:00",
          closes: "23:59:59",
        }
      : null,
    addOns: module === "food" ? addOnsOf(kind.key) : [],
    pickupDistricts: module === "rental" ? pickupDistrictsOf(plan.name) : [],
    size,
    ordersLately: Math.floor(random.next() ** 2 * 420),
    joinedDaysAgo: random.between(3, 900),
  };
}

function announcementOf(module: StoreModule, chance: number): LocalizedText | null {
  const texts = announcements[module];
  return texts[Math.floor(chance * texts.length)] ?? null;
}
