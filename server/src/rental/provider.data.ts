import type { RentalStore } from "@errand/core/rental/rental.types";
import { and, eq, inArray, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { ReadContext } from "../items/items.data.ts";
import type { Coordinates } from "../requests/headers.ts";
import { readStoreResponses } from "../stores/stores.data.ts";
import { vehicles } from "./rental.tables.ts";

/** Rental providers in the contract's shape, in the order of `ids`, with the size of their fleets. */
export async function readProviders(
  shop: Pick<CatalogApi, "catalogue" | "maps" | "settings" | "shop">,
  context: ReadContext & { place: Coordinates | null },
  ids: number[],
): Promise<RentalStore[]> {
  if (ids.length === 0) return [];
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
