import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { modules } from "../modules/modules.tables.ts";
import type { Directory } from "../requests/headers.ts";
import { zones } from "./zones.tables.ts";

/** The zones and modules that every request needs. */
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
