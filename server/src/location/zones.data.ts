import { getAreaSize, isInsideArea } from "@errand/core/location/area";
import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
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
  return inBox && isInsideArea([longitude, latitude], zone.area);
}

/**
 * The zones whose stores deliver to a point: first those that contain it, then those that deliver
 * to one of these; of both the smallest and so most specific first.
 */
export function zonesAt(zones: ZoneRow[], latitude: number, longitude: number): ZoneRow[] {
  const around = zones.filter((zone) => isInZone(zone, latitude, longitude));
  const delivering = zones.filter(
    (zone) => !around.includes(zone) && around.some(({ id }) => zone.deliversTo.includes(id)),
  );
  return [...around.toSorted(bySize), ...delivering.toSorted(bySize)];
}

function bySize(one: ZoneRow, other: ZoneRow): number {
  return getAreaSize(one.area) - getAreaSize(other.area);
}

/** Whether an open zone or an open one that it delivers to contains a point. */
export async function isReached(
  db: Database,
  zone: ZoneRow,
  latitude: number,
  longitude: number,
): Promise<boolean> {
  if (!zone.open) return false;
  if (isInZone(zone, latitude, longitude)) return true;
  if (zone.deliversTo.length === 0) return false;
  const others = await openZonesAround(db).execute({ ids: zone.deliversTo, latitude, longitude });
  return others.some((other) => isInZone(other, latitude, longitude));
}

/** An open zone with the terms of a module that serves it. */
export interface ServedZone {
  zone: ZoneRow;
  pivot: typeof zoneModules.$inferSelect;
}

/**
 * The smallest open zone around a point that a module serves, of all or of those in `only`; null
 * without one.
 */
export async function findZoneServing(
  db: Database,
  moduleId: number,
  { latitude, longitude }: { latitude: number; longitude: number },
  only?: number[],
): Promise<ServedZone | null> {
  const rows = await zonesServingAround(db).execute({ moduleId, latitude, longitude });
  const around = rows.filter(
    ({ zone }) => isInZone(zone, latitude, longitude) && (only?.includes(zone.id) ?? true),
  );
  return around.toSorted((a, b) => bySize(a.zone, b.zone))[0] ?? null;
}

/** The open zones of a module whose box contains a point. */
const zonesServingAround = preparedQuery((db) =>
  db
    .select({ zone: zones, pivot: zoneModules })
    .from(zones)
    .innerJoin(
      zoneModules,
      and(eq(zoneModules.zoneId, zones.id), eq(zoneModules.moduleId, sql.placeholder("moduleId"))),
    )
    .where(and(zones.open, isInBox()))
    .orderBy(asc(zones.id))
    .prepare("zones_serving_around"),
);

/** The open ones of some zones whose box contains a point. */
const openZonesAround = preparedQuery((db) =>
  db
    .select()
    .from(zones)
    .where(and(zones.open, sql`${zones.id} = any(${sql.placeholder("ids")})`, isInBox()))
    .prepare("open_zones_around"),
);

function isInBox() {
  const [latitude, longitude] = [sql.placeholder("latitude"), sql.placeholder("longitude")];
  return and(
    lte(zones.south, latitude),
    gte(zones.north, latitude),
    lte(zones.west, longitude),
    gte(zones.east, longitude),
  );
}
