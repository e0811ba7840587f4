import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { modules } from "../modules/modules.tables.ts";
import { zones } from "./zones.tables.ts";

type ModuleRow = typeof modules.$inferSelect;

/** The open zones and active modules: small, and asked for by every request. */
export interface Directory {
  openZoneIds: Set<number>;
  modules: Map<number, ModuleRow>;
}

export async function readDirectory(db: Database): Promise<Directory> {
  const [openZones, active] = await Promise.all([
    db.select({ id: zones.id }).from(zones).where(eq(zones.open, true)),
    db
      .select()
      .from(modules)
      .where(and(eq(modules.active, true))),
  ]);
  return {
    openZoneIds: new Set(openZones.map((zone) => zone.id)),
    modules: new Map(active.map((module) => [module.id, module])),
  };
}
