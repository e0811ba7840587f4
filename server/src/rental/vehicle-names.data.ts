import { localize } from "@errand/core/language";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { dependsOn } from "../caching/dependencies.ts";
import { everyVehicleTag } from "../caching/tags.ts";
import type { Database } from "../database/database.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { matchOf } from "../text-search/text-match.ts";
import { type FleetQuery, isListed, readFleetPage } from "./fleet-query.ts";
import { vehicleBrands, vehicleCategories, vehicles } from "./rental.tables.ts";
import type { RentalApi } from "./rental-api.ts";
import { toMomentSpan } from "./vehicle.data.ts";
import { offeredBy, type VehicleContext } from "./vehicle-search.ts";

const maxNames = 10;
/** So that suggestions contain vehicles, too. */
const maxBrands = 3;
const maxCategories = 3;
/** Vehicles of one name are suggested once. */
const candidates = 40;

/** Names of brands, categories and vehicles in these zones that continue what was typed. */
export async function suggestNames(
  api: RentalApi,
  ctx: VehicleContext,
  typed: string,
): Promise<string[]> {
  dependsOn(everyVehicleTag);
  const { db, language } = ctx;
  const match = await matchOf(api, typed, ctx);
  const providerIds = await offeredBy(api, ctx);
  const [named, brands, categories] = await Promise.all([
    match ? readBestNames(ctx, { providerIds, match, limit: candidates }) : [],
    db
      .select({ name: vehicleBrands.name })
      .from(vehicleBrands)
      .where(
        and(
          eq(vehicleBrands.active, true),
          inArray(vehicleBrands.id, selectValues(db, vehicles.brandId, providerIds)),
          continues(sql`plain_text(${vehicleBrands.name})`, typed),
        ),
      )
      .orderBy(vehicleBrands.name)
      .limit(maxBrands),
    db
      .select({ name: vehicleCategories.name })
      .from(vehicleCategories)
      .where(
        and(
          eq(vehicleCategories.active, true),
          inArray(vehicleCategories.id, selectValues(db, vehicles.categoryId, providerIds)),
          continues(sql`search_text(${vehicleCategories.name})`, typed),
        ),
      )
      .orderBy(vehicleCategories.id)
      .limit(maxCategories),
  ]);
  const names = [
    ...brands.map(({ name }) => name),
    ...categories.map(({ name }) => localize(name, language)),
    ...named.map(({ name }) => localize(name, language)),
  ];
  return [...new Set(names)].slice(0, maxNames);
}

/** Whether a word of a normalized text begins with what was typed. */
function continues(text: SQL, typed: string): SQL {
  return sql`strpos(' ' || ${text}, ' ' || plain_text(${typed})) > 0`;
}

/** The vehicles in these zones with the most trips. */
export async function readPopularNames(api: RentalApi, ctx: VehicleContext) {
  const providerIds = await offeredBy(api, ctx);
  const rows = await readBestNames(ctx, { providerIds, limit: maxNames });
  return rows.map(({ id, name, images, trips }) => ({
    id,
    name: localize(name, ctx.language),
    image_full_url: pictureUrl(api.settings.url, images[0] ?? null),
    total_trip: trips,
  }));
}

/** The ids that the vehicles of these providers have in a column. */
export function selectValues(
  db: Database,
  column: typeof vehicles.brandId | typeof vehicles.categoryId,
  providerIds: readonly number[],
) {
  return db.selectDistinct({ id: column }).from(vehicles).where(isListed(providerIds));
}

async function readBestNames(
  { db, now }: VehicleContext,
  query: Pick<FleetQuery, "providerIds" | "match" | "limit">,
) {
  const page = { ...query, span: toMomentSpan(now), order: "match", offset: 1 } as const;
  const { vehicles: best } = await readFleetPage(db, page);
  return readNames(
    db,
    best.map(({ id }) => id),
  );
}

function readNames(db: Database, ids: number[]) {
  const { id, name, images, trips } = vehicles;
  return db
    .select({ id, name, images, trips })
    .from(vehicles)
    .where(inArray(id, ids))
    .orderBy(byIndexIn(ids, id));
}

function byIndexIn(ids: number[], id: PgColumn): SQL {
  return sql`array_position(${sql.param(ids)}::bigint[], ${id})`;
}
