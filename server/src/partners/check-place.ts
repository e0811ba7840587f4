import { AppError } from "@errand/core/errors";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { isInZone, type ZoneRow } from "../location/zones.data.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import type { StoreDetails } from "./partners.tables.ts";

/** The open zone with this id. Throws `zone_not_found`. */
export async function findOpenZone(db: Database, id: number): Promise<ZoneRow> {
  const [zone] = await db
    .select()
    .from(zones)
    .where(and(eq(zones.id, id), zones.open));
  if (!zone) throw new AppError("zone_not_found", { field: "zone_id" });
  return zone;
}

/**
 * Throws unless a store can be where it says: `module_not_found` when no store can join the module
 * in the zone, `store_outside_zone` for a point outside the zone, `pickup_zone_needed` and `zone`
 * for a rental provider without open pickup zones.
 */
export async function checkStorePlace(
  db: Database,
  zone: ZoneRow,
  { moduleId, latitude, longitude, pickupZoneIds }: StoreDetails,
) {
  const [module] = await db
    .select({ type: modules.type })
    .from(modules)
    .innerJoin(zoneModules, eq(zoneModules.moduleId, modules.id))
    .where(and(eq(modules.id, moduleId), modules.active, eq(zoneModules.zoneId, zone.id)));
  // Parcels are collected anywhere: no store offers them.
  if (!module || module.type === "parcel")
    throw new AppError("module_not_found", { field: "module_id" });
  if (module.type === "rental") await checkPickupZones(db, pickupZoneIds);
  if (!isInZone(zone, latitude, longitude)) {
    throw new AppError("store_outside_zone", { field: "latitude" });
  }
}

async function checkPickupZones(db: Database, ids: number[]) {
  const field = { field: "pickup_zone_id" };
  if (ids.length === 0) throw new AppError("pickup_zone_needed", field);
  const open = await db.$count(zones, and(inArray(zones.id, ids), zones.open));
  if (open < new Set(ids).size) throw new AppError("zone_not_found", field);
}
