import type { FoundPlace } from "../integrations/map-services/geocoder.ts";
import type { GeocodedLocation } from "../integrations/maps.ts";

/** Ids must fit into a parameter of 255 characters. */
const maxAddress = 220;

/** `@43.611,3.877 12 Rue Foch, 34000 Montpellier`; `@43.611,3.877~ Rue Foch` is a street. */
const pattern = /^@(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)(~?) (.+)$/su;

/** The address of a found place in one line. */
export function toAddressLine({ main, secondary }: FoundPlace): string {
  const address = secondary ? `${main}, ${secondary}` : main;
  return address.length > maxAddress ? `${address.slice(0, maxAddress - 1)}…` : address;
}

/**
 * An id that contains what was found, because a service need not know its results by an id, nor
 * respond when one is chosen. Whoever changes it gets the address they wrote, which customers may
 * anyway.
 */
export function placeIdOf(place: FoundPlace): string {
  const at = `@${rounded(place.latitude)},${rounded(place.longitude)}`;
  return `${at}${place.isStreet ? "~" : ""} ${toAddressLine(place)}`;
}

/** The place of such an id; null for another one. */
export function placeOfId(id: string): GeocodedLocation | null {
  const [, latitude, longitude, street, address] = pattern.exec(id) ?? [];
  const [lat, lng] = [Number(latitude), Number(longitude)];
  if (!address || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return { id, address, latitude: lat, longitude: lng, ...(street && { isStreet: true }) };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
