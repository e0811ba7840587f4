import type { LatLng } from "@errand/core/location/lat-lng";
import { isOtherStreet, withTypedParts } from "@errand/core/location/typed-address";
import { call } from "../api/call.ts";
import type { ChosenLocation } from "../location/locations.ts";

/**
 * Why a typed address could not be located; the messages are those of spec §5. With `street_only`
 * its number is unknown, with `other_street` only one that is like it is known.
 */
export type AddressLookupError =
  | "not_found"
  | "no_coordinates"
  | "lookup_failed"
  | "street_only"
  | "other_street";

/** The street of an address whose number is unknown. */
export interface StreetOnly {
  street: LatLng;
}

/** An address that is like the typed one: whoever typed it has to agree. */
export interface LikeAddress {
  like: ChosenLocation & { address: string };
}

/** Shorter texts are not looked up (spec §9). */
const minLength = 4;

export function isWorthChecking(text: string): boolean {
  return text.trim().length >= minLength;
}

/** Locates a typed address. */
export async function checkAddress(
  text: string,
  signal?: AbortSignal,
): Promise<ChosenLocation | StreetOnly | LikeAddress | AddressLookupError> {
  try {
    const { results } = await call("GET /config/geocode-api", { address: text.trim() }, { signal });
    const [first] = results;
    if (!first) return "not_found";
    const { lat, lng } = first.geometry?.location ?? {};
    if (typeof lat !== "number" || typeof lng !== "number") return "no_coordinates";
    if (first.partial_match) return { street: { lat, lng } };
    const located = {
      point: { lat, lng },
      address: withTypedParts(text, first.formatted_address),
      ...(first.is_street && { isStreet: true as const }),
    };
    return isOtherStreet(text, first.formatted_address) ? { like: located } : located;
  } catch {
    return "lookup_failed";
  }
}
