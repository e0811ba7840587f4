import { isInsidePolygon, type Position } from "@errand/core/location/geometry";
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { zoneModules, zones } from "./zones.tables.ts";

export type ZoneRow = typeof zones.$inferSelect;

export async function readOpenZones(db: Database): Promise<ZoneRow[]> {
  return db
    .select()
    .from(zones)
    .where(eq(zones.open, true))
    .orderBy(asc(sql`${zones.name}->>'en'`), asc(zones.id));
}

/** A row per open zone and module that serves it, and one per zone without a module (null). */
export async function readServedZones(db: Database) {
  return db
    .select({ zoneId: zones.id, moduleId: zoneModules.moduleId })
    .from(zones)
    .leftJoin(zoneModules, eq(zoneModules.zoneId, zones.id))
    .where(eq(zones.open, true));
}

export function isInZone(zone: ZoneRow, latitude: number, longitude: number): boolean {
  const inBox =
    latitude >= zone.south &&
    latitude <= zone.north &&
    longitude >= zone.west &&
    longitude <= zone.east;
  return inBox && isInsidePolygon([longitude, latitude], zone.area.coordinates);
}

/** The zones that contain a point, the smallest and so most specific first. */
export function zonesAt(zones: ZoneRow[], latitude: number, longitude: number): ZoneRow[] {
  return zones
    .filter((zone) => isInZone(zone, latitude, longitude))
    .toSorted((a, b) => areaOf(a.area.coordinates[0]) - areaOf(b.area.coordinates[0]));
}

/** Twice the area of a ring by the shoelace formula, in square degrees, for comparisons only. */
function areaOf(ring: Position[] = []): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  );
}
