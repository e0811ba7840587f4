import { getStopKey, type Stop } from "../jobs/stops.ts";
import type { MapPlace } from "./stops-map.tsx";

/** The stops as places of a map, in their order. */
export function toMapPlaces(stops: readonly Stop[]): MapPlace[] {
  return stops.map((stop) => ({
    key: getStopKey(stop),
    latitude: stop.place.latitude,
    longitude: stop.place.longitude,
    isDoor: stop.kind !== "pickup",
  }));
}
