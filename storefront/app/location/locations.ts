import { ApiError } from "@errand/core/api-error";
import { getLargestPart } from "@errand/core/location/area";
import type { LatLng } from "@errand/core/location/lat-lng";
import { nearestZone, pointInside } from "@errand/core/location/nearest-zone";
import type { Reply } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import { store, stored } from "../visitor/storage.ts";

/** A point on the map and its address. */
export interface ChosenLocation {
  point: LatLng;
  /** Null when it has to be looked up. */
  address: string | null;
  /** It is a street without a house number. */
  isStreet?: true;
}

/** The zones and modules at a location. */
export interface Served {
  zoneIds: number[];
  moduleIds: number[];
}

/** A location outside every zone. `nearest` is null when no zone is open. */
export interface NotServed {
  nearest: { name: string; meters: number; place: ChosenLocation } | null;
}

export function isServed(service: Served | NotServed): service is Served {
  return "zoneIds" in service;
}

/** Finds the zones and modules at a point, or the nearest zone. */
export async function findService(point: LatLng): Promise<Served | NotServed> {
  try {
    const { zone_id, zone_data } = await call("GET /config/get-zone-id", point);
    const modules = zone_data.flatMap((zone) => zone.modules);
    return { zoneIds: JSON.parse(zone_id), moduleIds: modules.map(({ id }) => id) };
  } catch (error) {
    if (!(error instanceof ApiError) || !error.find("coordinates")) throw error;
    return findNearest(point);
  }
}

async function findNearest({ lat, lng }: LatLng): Promise<NotServed> {
  const found = nearestZone([lng, lat], await call("GET /zone/list"));
  if (found === null) return { nearest: null };
  const { zone, meters } = found;
  const [insideLng, insideLat] = pointInside(getLargestPart(zone.coordinates));
  const place = { point: { lat: insideLat, lng: insideLng }, address: null };
  return { nearest: { name: zone.display_name, meters, place } };
}

/** Finds the address nearest to a point; null when there is none. */
export async function addressAt(point: LatLng): Promise<string | null> {
  return nearestAddress(await call("GET /config/geocode-api", point));
}

export function nearestAddress({ results }: Reply<"GET /config/geocode-api">): string | null {
  return results[0]?.formatted_address ?? null;
}

/** Stores the visitor's location. Clears their module if it is not open there. */
export function storeLocation(
  point: LatLng,
  address: string,
  { zoneIds, moduleIds }: Served,
): void {
  const module = stored("module");
  if (module && !moduleIds.includes(module.id)) store("module", null);
  store("location", address);
  store("currentLatLng", point);
  store("zoneid", zoneIds);
}
