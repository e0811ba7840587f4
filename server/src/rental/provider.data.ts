import { AppError } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import type { RentalStore, RentalStoreDetails } from "@errand/core/rental/rental.types";
import { isId } from "@errand/core/values";
import { and, eq, inArray, sql } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { fleetTag } from "../caching/tags.ts";
import { stores } from "../catalog/catalog.tables.ts";
import type { StoreServices } from "../catalog/catalog-api.ts";
import type { Database } from "../database/database.ts";
import type { ReadContext } from "../items/items.data.ts";
import type { Coordinates } from "../requests/headers.ts";
import { readStoreResponses } from "../stores/stores.data.ts";
import { rentalRules } from "./fleet.tables.ts";
import { vehicles } from "./rental.tables.ts";

type ProviderContext = ReadContext & { place: Coordinates | null };

/** The active provider of a module, by its id or slug. */
export async function findProvider(db: Database, moduleId: number, idOrSlug: string) {
  const named = isId(idOrSlug)
    ? eq(stores.id, sql`${idOrSlug}::bigint`)
    : eq(stores.slug, idOrSlug);
  const [provider] = await db
    .select({
      id: stores.id,
      name: stores.name,
      showsReviews: stores.showsReviews,
      ratings: stores.ratings,
      ratingCount: stores.ratingCount,
      avgRating: stores.avgRating,
    })
    .from(stores)
    .where(and(named, stores.active, eq(stores.moduleId, moduleId)));
  if (!provider) throw new AppError("provider_not_found");
  return provider;
}

/**
 * Rental providers in the contract's shape, in the order of `ids`, with the size of their fleets.
 */
export async function readProviders(
  shop: StoreServices,
  context: ProviderContext,
  ids: number[],
): Promise<RentalStore[]> {
  if (ids.length === 0) return [];
  dependsOn(...ids.map(fleetTag));
  const [found, fleets] = await Promise.all([
    readStoreResponses(shop, context, ids),
    context.db
      .select({
        id: stores.id,
        pickupZoneIds: stores.pickupZoneIds,
        total: sql<number>`coalesce(sum(${vehicles.total}), 0)::integer`,
        brands: sql<number>`count(distinct ${vehicles.brandId})`,
      })
      .from(stores)
      .leftJoin(vehicles, and(eq(vehicles.providerId, stores.id), vehicles.active))
      .where(inArray(stores.id, ids))
      .groupBy(stores.id),
  ]);
  const fleetOf = new Map(fleets.map((fleet) => [fleet.id, fleet]));
  return found.map((store) => {
    const fleet = fleetOf.get(store.id);
    return {
      ...store,
      pickup_zone_id: fleet?.pickupZoneIds ?? [],
      total_vehicle_count: fleet?.total ?? 0,
      brand_count: fleet?.brands ?? 0,
    };
  });
}

/** One provider with its rules. */
export async function readProviderDetails(
  shop: StoreServices,
  ctx: ProviderContext,
  id: number,
): Promise<Omit<RentalStoreDetails, "link_preview_full_url">> {
  const [[provider], [row]] = await Promise.all([
    readProviders(shop, ctx, [id]),
    ctx.db
      .select({ rules: rentalRules.rules })
      .from(rentalRules)
      .where(eq(rentalRules.providerId, id)),
  ]);
  if (!provider) throw new AppError("provider_not_found");
  const rules = row?.rules ?? [];
  return { ...provider, rental_rules: rules.map((rule) => localize(rule, ctx.language)) };
}

/** How many trips the listed vehicles of each provider have made. */
export async function readTripsOfProviders(db: Database): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: vehicles.providerId, trips: sql<number>`sum(${vehicles.trips})::integer` })
    .from(vehicles)
    .where(eq(vehicles.active, true))
    .groupBy(vehicles.providerId);
  return new Map(rows.map(({ id, trips }) => [id, trips]));
}
