import { type Language, localize } from "@errand/core/language";
import type { Module } from "@errand/core/modules/modules.contract";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { modules } from "./modules.tables.ts";

interface ModuleQuery {
  language: Language;
  /** The public URL, for pictures. */
  url: string;
  /**
   * Only modules that serve one of these zones, with the counts within them; null means all zones.
   */
  zoneIds: number[] | null;
}

/** Implemented by later features: where each module is served, and its stores and items there. */
export interface ModuleSources {
  /** A row per open zone and module that serves it, and one per zone without a module (null). */
  readServedZones(db: Database): Promise<{ zoneId: number; moduleId: number | null }[]>;
  /** Active stores and their items, by module and zone. */
  countStores(
    db: Database,
  ): Promise<{ moduleId: number; zoneId: number; stores: number; items: number }[]>;
}

/** Reads the active modules in the contract's shape, by id. */
export type ReadModules = (db: Database, query: ModuleQuery) => Promise<Module[]>;

export function createModuleReader({ readServedZones, countStores }: ModuleSources): ReadModules {
  return async (db, query) => {
    const [rows, served, counts] = await Promise.all([
      db
        .select()
        .from(modules)
        .where(eq(modules.active, true))
        .orderBy(modules.position, modules.id),
      readServedZones(db),
      countStores(db),
    ]);
    return toModules(rows, served, counts, query);
  };
}

type Resolved<Read extends (db: Database) => unknown> = Awaited<ReturnType<Read>>;

function toModules(
  rows: (typeof modules.$inferSelect)[],
  served: Resolved<ModuleSources["readServedZones"]>,
  counts: Resolved<ModuleSources["countStores"]>,
  { language, url, zoneIds }: ModuleQuery,
): Module[] {
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
        module_name: localize(module.name, language),
        module_type: module.type,
        description: localize(module.description, language),
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
