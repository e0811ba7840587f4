import { basisPoints } from "@errand/core/money";
import type { DeliveryTimeUnit } from "@errand/core/partners/application-limits";
import { storeText } from "@errand/core/partners/store-translation";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { toSlug } from "../catalog/slug.ts";
import type { Database } from "../database/database.ts";
import { modules } from "../modules/modules.tables.ts";
import type { PublicPictures } from "./application-pictures.ts";
import { type ApplicationRow, freeSlug } from "./applications.data.ts";

const minutesOf: Record<DeliveryTimeUnit, number> = { minute: 1, hour: 60, day: 1440 };

/** Every day from nine to eight in the evening, until the store states its own hours. */
const firstSchedules = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  opening_time: "09:00:00",
  closing_time: "20:00:00",
}));

/** A pause that only the first report of the store's orders screen ends. */
const endlessYears = 10;

/**
 * Creates the store or the rental provider of an application, with the number that was reserved for
 * it, and returns the kind of its staff. It offers nothing yet: lists leave it out until it does,
 * and a store takes no orders before its orders screen has reported.
 */
export async function createStore(
  tx: Database,
  application: ApplicationRow,
  pictures: PublicPictures,
  now: Date,
): Promise<{ storeId: number; staffKind: "store_staff" | "rental_staff" }> {
  const { store, storeId } = application;
  if (!store || storeId === null) throw new Error("the application is not one of a store");
  const [module] = await tx
    .select({ type: modules.type })
    .from(modules)
    .where(eq(modules.id, store.moduleId));
  const isRental = module?.type === "rental";
  const { translations } = store;
  const name = {
    en: storeText(translations, "name", "en"),
    fr: storeText(translations, "name", "fr"),
  };
  const pause = {
    pausedUntil: new Date(now.getFullYear() + endlessYears, 0, 1),
    pauseCause: "unreachable",
  } as const;
  await tx
    .insert(stores)
    .overridingSystemValue()
    .values({
      id: storeId,
      moduleId: store.moduleId,
      zoneId: application.zoneId,
      slug: await freeSlug(tx, toSlug(name.en), storeId),
      name,
      phone: application.phone,
      email: application.email,
      address: storeText(translations, "address", "en"),
      latitude: store.latitude,
      longitude: store.longitude,
      logo: pictures.logo,
      cover: pictures.cover,
      schedules: firstSchedules,
      taxRate: basisPoints(store.taxRate),
      tin: store.tin,
      tinExpires: store.tinExpires,
      minDeliveryMinutes: store.minimumDeliveryTime * minutesOf[store.deliveryTimeUnit],
      maxDeliveryMinutes: store.maximumDeliveryTime * minutesOf[store.deliveryTimeUnit],
      pickupZoneIds: store.pickupZoneIds,
      hiddenWhileEmpty: true,
      createdAt: now,
      ...(!isRental && pause),
    });
  return { storeId, staffKind: isRental ? "rental_staff" : "store_staff" };
}
