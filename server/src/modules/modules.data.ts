import type { Module } from "@errand/core/modules/modules.contract";
import { inLanguage, type Language } from "@errand/core/words";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { modules } from "./modules.tables.ts";

interface ModuleQuery {
  language: Language;
  /** The installation's address, for pictures. */
  url: string;
  /** Only modules that serve one of these zones, with what they have there; null: all zones. */
  zoneIds: number[] | null;
}

/** The active modules as they travel, by id. */
export async function readModules(
  db: Database,
  { language, url, zoneIds }: ModuleQuery,
): Promise<Module[]> {
  const [rows, served, counts] = await Promise.all([
    db.select().from(modules).where(eq(modules.active, true)).orderBy(modules.id),
    readServed(db),
    readCounts(db),
  ]);
  return rows
    .map((module) => {
      const zones = served
        .filter(({ moduleId }) => module.everywhere || moduleId === module.id)
        .map(({ zoneId }) => zoneId);
      const here = counts.filter(
        ({ moduleId, zoneId }) =>
          moduleId === module.id && (zoneIds === null || zoneIds.includes(zoneId)),
      );
      return {
        id: module.id,
        slug: module.slug,
        module_name: inLanguage(module.name, language),
        module_type: module.type,
        description: inLanguage(module.description, language),
        icon_full_url: pictureUrl(url, module.icon),
        thumbnail_full_url: pictureUrl(url, module.thumbnail),
        status: 1 as const,
        zones: [...new Set(zones)].sort((a, b) => a - b),
        all_zone_service: module.everywhere ? (1 as const) : (0 as const),
        stores_count: here.reduce((sum, { stores }) => sum + stores, 0),
        items_count: here.reduce((sum, { items }) => sum + items, 0),
      };
    })
    .filter(({ zones }) => zoneIds === null || zones.some((id) => zoneIds.includes(id)));
}

/**
 * Open zones, each with every module that serves it and once without one (null), for modules that
 * serve everywhere. Zones and stores are later features, so their tables are named in words here.
 */
async function readServed(db: Database) {
  const { rows } = await db.execute<{ zoneId: number; moduleId: number | null }>(sql`
    select z.id as "zoneId", m.module_id as "moduleId"
    from zones z left join zone_modules m on m.zone_id = z.id
    where z.open`);
  return rows;
}

async function readCounts(db: Database) {
  const { rows } = await db.execute<{
    moduleId: number;
    zoneId: number;
    stores: number;
    items: number;
  }>(sql`
    select module_id as "moduleId", zone_id as "zoneId", count(*) as stores, sum(item_count) as items
    from stores where active group by module_id, zone_id`);
  return rows;
}
