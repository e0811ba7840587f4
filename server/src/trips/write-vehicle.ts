import { randomBytes } from "node:crypto";
import { AppError } from "@errand/core/errors";
import { fromPercent, toMinor } from "@errand/core/money";
import type { changeVehicle } from "@errand/core/trips/provider-fleet.contract";
import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { stores } from "../catalog/catalog.tables.ts";
import { toSlug } from "../catalog/slug.ts";
import { takeUploads } from "../catalog/uploads.data.ts";
import type { Database } from "../database/database.ts";
import { vehicleBrands, vehicleCategories, type vehicles } from "../rental/rental.tables.ts";

type Stated = Omit<z.output<typeof changeVehicle.input>, "id" | "units">;
type VehicleRow = typeof vehicles.$inferSelect;
type VehicleColumns = Partial<Omit<typeof vehicles.$inferInsert, "id" | "providerId" | "total">>;

/**
 * The columns of what a provider states of a vehicle; `before` is null for a new one. Throws
 * `vehicle_category_not_found` for one of another module, `brand_not_found`, `item_pictures` for a
 * picture that is neither of the vehicle nor an upload, and `item_discount`.
 */
export async function toVehicleColumns(
  tx: Database,
  providerId: number,
  stated: Stated,
  before: VehicleRow | null,
): Promise<VehicleColumns> {
  // What was switched off since can be kept.
  const { category_id: category, brand_id: brand } = stated;
  if (category !== undefined && category !== before?.categoryId) {
    await requireCategory(tx, providerId, category);
  }
  if (brand !== undefined && brand !== before?.brandId) await requireBrand(tx, brand);
  return withoutMissing({
    name: stated.name,
    description: stated.description,
    categoryId: stated.category_id,
    brandId: stated.brand_id,
    images: stated.images && (await toImages(tx, providerId, stated.images, before)),
    model: stated.model,
    type: stated.type,
    engineCapacity: stated.engine_capacity,
    enginePower: stated.engine_power,
    seats: stated.seating_capacity,
    airCondition: toBoolean(stated.air_condition),
    fuel: stated.fuel_type,
    transmission: stated.transmission_type,
    hourlyPrice: toPrice(stated.hourly_price),
    perKmPrice: toPrice(stated.distance_price),
    dailyPrice: toPrice(stated.day_wise_price),
    ...toDiscountColumns(stated, before),
    tags: stated.tag,
    isNew: toBoolean(stated.new_tag),
    active: toBoolean(stated.active),
  });
}

/** The name in ASCII, told apart from those of other vehicles. */
export function newVehicleSlug(name: string): string {
  return `${toSlug(name)}-${randomBytes(4).toString("hex")}`;
}

function withoutMissing<Columns extends object>(columns: Columns): VehicleColumns {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function toBoolean(flag: 0 | 1 | undefined): boolean | undefined {
  return flag === undefined ? undefined : flag === 1;
}

function toPrice(price: number | null | undefined) {
  return price == null ? price : toMinor(price);
}

function toDiscountColumns(
  { discount_type: kind, discount_price: discount }: Stated,
  before: VehicleRow | null,
) {
  if (kind === undefined && discount === undefined) return {};
  const discountKind = kind ?? before?.discountKind ?? "percent";
  if (discount === undefined) {
    // Another kind without a value would give the old number another meaning.
    if (before && kind !== before.discountKind) throw discountError();
    return {};
  }
  if (discountKind === "percent" && discount > 100) throw discountError();
  const value = discountKind === "percent" ? fromPercent(discount) : toMinor(discount);
  return { discountKind, discount: Number(value) };
}

function discountError(): AppError {
  return new AppError("item_discount", { field: "discount_price" });
}

async function toImages(
  tx: Database,
  providerId: number,
  stated: string[],
  before: VehicleRow | null,
): Promise<string[]> {
  const own = before?.images ?? [];
  const images = [...new Set(stated)];
  const added = images.filter((name) => !own.includes(name));
  const uploaded = await takeUploads(tx, providerId, added);
  if (uploaded.length !== added.length) throw new AppError("item_pictures", { field: "images" });
  return images;
}

async function requireCategory(tx: Database, providerId: number, categoryId: number) {
  const [category] = await tx
    .select({ moduleId: vehicleCategories.moduleId, own: stores.moduleId })
    .from(vehicleCategories)
    .innerJoin(stores, eq(stores.id, providerId))
    .where(and(eq(vehicleCategories.id, categoryId), eq(vehicleCategories.active, true)));
  if (category && category.moduleId === category.own) return;
  throw new AppError("vehicle_category_not_found", { field: "category_id" });
}

async function requireBrand(tx: Database, brandId: number) {
  const isOffered = and(eq(vehicleBrands.id, brandId), eq(vehicleBrands.active, true));
  if ((await tx.$count(vehicleBrands, isOffered)) > 0) return;
  throw new AppError("brand_not_found", { field: "brand_id" });
}
