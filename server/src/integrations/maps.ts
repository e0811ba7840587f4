import type { Language } from "@errand/core/language";
import { greatCircleMeters, type Position } from "@errand/core/location/geometry";
import type { StreetOnWay } from "@errand/core/location/turns";

export type TravelMode = "DRIVE" | "WALK";

export type RouteLength = { distanceMeters: number; durationSeconds: number };
export type Route = RouteLength & {
  polyline: Position[];
  /** In order; without them, no turns are known. */
  streets?: StreetOnWay[];
};

/** A location found by a search: an id to look it up again, its address and its coordinates. */
export interface GeocodedLocation {
  id: string;
  address: string;
  latitude: number;
  longitude: number;
  /** It is a street without a house number. */
  isStreet?: true;
}

export interface Suggestion {
  id: string;
  main: string;
  secondary: string;
}

/**
 * The functions of a map service. The built-in one uses the streets in the database and works
 * offline.
 */
export interface Maps {
  /**
   * Returns at most eight streets, addresses and landmarks that start with the text or sound like
   * it.
   */
  suggest(text: string, language: Language): Promise<Suggestion[]>;
  find(placeId: string, language: Language): Promise<GeocodedLocation | null>;
  /** Returns at most five locations for a typed address. */
  geocode(address: string, language: Language): Promise<GeocodedLocation[]>;
  /** Returns the nearest address within 500 m; null without one. */
  reverse(
    latitude: number,
    longitude: number,
    language: Language,
  ): Promise<GeocodedLocation | null>;
  /** Returns the route along the streets; null when no street connects the two. */
  route(from: Position, to: Position, mode: TravelMode): Promise<Route | null>;
  /** Like `route` by road, for prices: who asks again within the hour gets the same length. */
  measure(from: Position, to: Position): Promise<RouteLength | null>;
}

/**
 * Returns metres by road; the great-circle distance when no street connects the two (spec §9,
 * Distance).
 */
export async function metersBetween(maps: Maps, from: Position, to: Position): Promise<number> {
  return (await maps.measure(from, to))?.distanceMeters ?? greatCircleMeters(from, to);
}
