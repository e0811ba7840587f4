import { AppError } from "@errand/core/errors";
import type { Hold, Span } from "@errand/core/rental/free-vehicles";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { isId } from "@errand/core/values";
import { and, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { dependsOn } from "../caching/dependencies.ts";
import { holdsTag, storeTag, type Tag, vehicleTag } from "../caching/tags.ts";
import { stores } from "../catalog/catalog.tables.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { EntityCache } from "../catalog/entity-cache.ts";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import type { ReadContext } from "../items/items.data.ts";
import { vehicleHolds } from "./fleet.tables.ts";
import { vehicleBrands, vehicles } from "./rental.tables.ts";
import { type ProviderRow, toVehicleResponse } from "./vehicle-response.ts";

type VehicleServices = Pick<CatalogApi, "shop"> & { settings: { url: string } };

/** The columns of `ProviderRow`. */
export const providerColumns = {
  id: stores.id,
  slug: stores.slug,
  name: stores.name,
  phone: stores.phone,
  address: stores.address,
  latitude: stores.latitude,
  longitude: stores.longitude,
  zoneId: stores.zoneId,
  taxRate: stores.taxRate,
  logo: stores.logo,
  cover: stores.cover,
  avgRating: stores.avgRating,
  ratingCount: stores.ratingCount,
  pickupZoneIds: stores.pickupZoneIds,
  discount: stores.discount,
  discountKind: stores.discountKind,
  discountMinimum: stores.discountMinimum,
  discountCap: stores.discountCap,
  discountStarts: stores.discountStarts,
  discountEnds: stores.discountEnds,
  rentalTerms: stores.rentalTerms,
} satisfies Record<keyof ProviderRow, unknown>;

/**
 * Vehicles in the contract's shape in the order of `ids`, inactive ones included; one that does not
 * exist is left out. The free number is that of `span`, by default now, as the transaction of
 * `ctx.db` sees it.
 */
export async function readVehicleResponses(
  api: VehicleServices,
  ctx: ReadContext,
  ids: number[],
  span: Span = toMomentSpan(ctx.now),
): Promise<Vehicle[]> {
  if (ids.length === 0) return [];
  const [rows, { timeZone }] = await Promise.all([
    vehiclesByIds(ctx.db).execute({
      ids,
      start: new Date(span.start).toISOString(),
      end: new Date(span.end).toISOString(),
    }),
    api.shop(),
  ]);
  const { language, now } = ctx;
  const options = { language, now, timeZone, span, url: api.settings.url };
  const byId = new Map(rows.map((row) => [row.vehicle.id, row]));
  for (const { vehicle } of rows) {
    dependsOn(vehicleTag(vehicle.id), holdsTag(vehicle.id), storeTag(vehicle.providerId));
  }
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? toVehicleResponse(row, options) : [];
  });
}

/**
 * The same from a cache, for lists. How many are free is that of the moment when they were read:
 * the caller knows what it is for its span.
 */
export function readListedVehicles(
  api: VehicleServices & { vehiclesById: EntityCache<Vehicle> },
  ctx: ReadContext,
  ids: number[],
): Promise<Vehicle[]> {
  return api.vehiclesById.get(ids, ctx, async (missing) => {
    const vehicles = await readVehicleResponses(api, ctx, missing);
    return new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  });
}

/** What a vehicle shows, besides how many are free. */
export function tagsOfVehicle({ id, provider_id }: Vehicle): Tag[] {
  return [vehicleTag(id), storeTag(provider_id)];
}

/** The span that "free now" is asked for. */
export function toMomentSpan(now: Date): Span {
  return { start: now.getTime(), end: now.getTime() + 1 };
}

const milliseconds = (column: PgColumn) => sql`round(extract(epoch from ${column}) * 1000)::bigint`;

const vehiclesByIds = preparedQuery((db) =>
  db
    .select({
      vehicle: vehicles,
      provider: providerColumns,
      brand: vehicleBrands,
      holds: sql<Hold[]>`(
        select coalesce(json_agg(json_build_object(
          'start', ${milliseconds(vehicleHolds.startsAt)}, 'end', ${milliseconds(vehicleHolds.endsAt)},
          'quantity', ${vehicleHolds.quantity}
        )), '[]')
        from ${vehicleHolds} where ${vehicleHolds.vehicleId} = ${vehicles.id}
          and ${vehicleHolds.endsAt} > ${sql.placeholder("start")}::timestamptz
          and ${vehicleHolds.startsAt} < ${sql.placeholder("end")}::timestamptz)`,
    })
    .from(vehicles)
    .innerJoin(stores, eq(stores.id, vehicles.providerId))
    .innerJoin(vehicleBrands, eq(vehicleBrands.id, vehicles.brandId))
    .where(sql`${vehicles.id} = any(${sql.placeholder("ids")})`)
    .prepare("vehicles_by_ids"),
);

/** The active vehicle of an active provider of a module, by its id or slug. */
export async function findVehicle(
  db: Database,
  moduleId: number,
  idOrSlug: string,
): Promise<{ id: number; providerId: number; showsReviews: boolean }> {
  const named = isId(idOrSlug)
    ? eq(vehicles.id, sql`${idOrSlug}::bigint`)
    : eq(vehicles.slug, idOrSlug);
  const [found] = await db
    .select({
      id: vehicles.id,
      providerId: vehicles.providerId,
      showsReviews: stores.showsReviews,
    })
    .from(vehicles)
    .innerJoin(stores, eq(stores.id, vehicles.providerId))
    .where(and(named, vehicles.active, stores.active, eq(stores.moduleId, moduleId)));
  if (!found) throw new AppError("vehicle_not_found");
  return found;
}
