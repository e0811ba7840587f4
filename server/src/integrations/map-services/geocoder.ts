import type { Language } from "@errand/core/language";

/** A place in two lines of a list: what it is, and where. */
export interface FoundPlace {
  main: string;
  secondary: string;
  latitude: number;
  longitude: number;
  /** It is a street without a house number. */
  isStreet?: true;
}

/** A box in degrees. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A service that finds places by text. Its functions throw `MapServiceAway`. */
export interface Geocoder {
  /** Whether it may be asked while somebody types; public servers of Nominatim forbid it. */
  maySuggest: boolean;
  /** The best places for a text; those in the box are preferred. */
  search(
    text: string,
    options: { language: Language; bounds: Bounds | null; limit: number },
  ): Promise<FoundPlace[]>;
  /** The nearest address; null when none is within about 500 m. */
  reverse(latitude: number, longitude: number, language: Language): Promise<FoundPlace | null>;
}

/** Joins what is known of a place. */
export function joined(separator: string, ...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(separator);
}
