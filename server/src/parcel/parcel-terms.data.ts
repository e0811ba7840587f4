import { AppError } from "@errand/core/errors";
import { type Minor, noRate, nothing } from "@errand/core/money";
import type { ParcelService } from "@errand/core/orders/parcel.types";
import { type ParcelTerms, parcelToPrice } from "@errand/core/parcel/parcel-price";
import { defaultShippingTerms, parcelSurcharge } from "@errand/core/parcel/shipping-rates";
import { priceOrder } from "@errand/core/pricing/receipt";
import { and, asc, eq } from "drizzle-orm";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import type { ServedZone } from "../location/zones.data.ts";
import { parcelCategories } from "./parcel.tables.ts";

export type ParcelCategoryRow = typeof parcelCategories.$inferSelect;

function offeredIn(moduleId: number) {
  return and(eq(parcelCategories.moduleId, moduleId), eq(parcelCategories.active, true));
}

/** The categories of a module, in their order. */
export function readParcelCategories(db: Database, moduleId: number): Promise<ParcelCategoryRow[]> {
  return db
    .select()
    .from(parcelCategories)
    .where(offeredIn(moduleId))
    .orderBy(asc(parcelCategories.id));
}

/** A category of a module, or its first one. Throws `parcel_category_not_found`. */
export async function findParcelCategory(
  db: Database,
  moduleId: number,
  id: number | undefined,
): Promise<ParcelCategoryRow> {
  const isMeant = id === undefined ? undefined : eq(parcelCategories.id, id);
  const [category] = await db
    .select()
    .from(parcelCategories)
    .where(and(offeredIn(moduleId), isMeant))
    .orderBy(asc(parcelCategories.id))
    .limit(1);
  if (!category) throw new AppError("parcel_category_not_found", { field: "parcel_category_id" });
  return category;
}

export function toParcelTerms({
  perKmCharge,
  minimumCharge,
  taxRate,
}: Pick<ParcelCategoryRow, "perKmCharge" | "minimumCharge" | "taxRate">): ParcelTerms {
  return { perKm: perKmCharge, minimum: minimumCharge, taxRate };
}

/** What sending something next door costs in all. */
export function leastTotal(
  category: ParcelCategoryRow,
  service: ParcelService,
  shop: Pick<ShopSettings, "taxIncluded" | "additionalCharge" | "shipping">,
): Minor {
  const { taxIncluded, additionalCharge, shipping = defaultShippingTerms } = shop;
  const surcharge = parcelSurcharge({ service, items: [] }, shipping);
  const charges = [
    { key: "additional_charge" as const, amount: additionalCharge?.amount ?? nothing },
  ];
  const way = { meters: 0, rise: noRate, taxIncluded, charges, surcharge };
  return priceOrder(parcelToPrice(toParcelTerms(category), way)).total;
}

/** The surcharge of the sender's zone while it is raised. */
export function getSurcharge({ zone }: ServedZone) {
  return zone.deliveryFeeRaised ? zone.deliveryFeeRise : noRate;
}
