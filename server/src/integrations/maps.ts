import type { Language } from "@errand/core/language";
import { greatCircleMeters, type Position } from "@errand/core/location/geometry";

export type TravelMode = "DRIVE" | "WALK";

export type Route = { distanceMeters: number; durationSeconds: number; polyline: Position[] };

/** A place that was found: an id to ask for it again, its address and where it lies. */
export interface FoundPlace {
  id: string;
  address: string;
  latitude: number;
  longitude: number;
}

export interface Suggestion {
  id: string;
  main: string;
  secondary: string;
}

/** What we ask of maps. The stand-in answers from the streets in our own database, offline. */
export interface Maps {
  /** At most eight streets, doors and landmarks that begin or sound like the text. */
  suggest(text: string, language: Language): Promise<Suggestion[]>;
  find(placeId: string, language: Language): Promise<FoundPlace | null>;
  /** At most five places for an address as a person types it. */
  geocode(address: string, language: Language): Promise<FoundPlace[]>;
  /** The nearest door; none further than 500 m. */
  reverse(latitude: number, longitude: number, language: Language): Promise<FoundPlace | null>;
  /** The way along the streets; null when none joins the two. */
  route(from: Position, to: Position, mode: TravelMode): Promise<Route | null>;
}

/** Metres by road; the straight line when no street joins the two (spec §9 Distance). */
export async function metersBetween(maps: Maps, from: Position, to: Position): Promise<number> {
  return (await maps.route(from, to, "DRIVE"))?.distanceMeters ?? greatCircleMeters(from, to);
}
