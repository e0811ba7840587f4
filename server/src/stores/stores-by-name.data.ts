import { and, eq, sql } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { listTag } from "../caching/tags.ts";
import { stores } from "../catalog/catalog.tables.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { isInZones } from "../catalog/store-summary.data.ts";
import type { Database } from "../database/database.ts";
import { type MatchContext, matchOf } from "../text-search/text-match.ts";

/** Ids of stores in these zones and this module whose name matches a text, best match first. */
export async function findStoresByName(
  shop: Pick<CatalogApi, "catalogue">,
  ctx: MatchContext & { db: Database; zoneIds: number[] },
  text: string,
): Promise<number[]> {
  const { db, zoneIds, module } = ctx;
  dependsOn(...zoneIds.map(listTag));
  const match = await matchOf(shop, text, ctx);
  if (!match) return [];
  const rows = await db
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.moduleId, module.id), isInZones(zoneIds), match.found))
    .orderBy(match.nameRank, sql`${stores.popularity} desc`, stores.id);
  return rows.map(({ id }) => id);
}
