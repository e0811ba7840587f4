import { call } from "../api/call.ts";
import type { ChosenLocation } from "../location/locations.ts";

/** Why a typed address could not be located; the messages are those of spec §5. */
export type AddressLookupError = "not_found" | "no_coordinates" | "lookup_failed";

/** Shorter texts are not looked up (spec §9). */
const minLength = 4;

export function isWorthChecking(text: string): boolean {
  return text.trim().length >= minLength;
}

/** Locates a typed address. */
export async function checkAddress(
  text: string,
  signal?: AbortSignal,
): Promise<ChosenLocation | AddressLookupError> {
  try {
    const { results } = await call("GET /config/geocode-api", { address: text.trim() }, { signal });
    const [first] = results;
    if (!first) return "not_found";
    const { lat, lng } = first.geometry?.location ?? {};
    if (typeof lat !== "number" || typeof lng !== "number") return "no_coordinates";
    return { point: { lat, lng }, address: first.formatted_address };
  } catch {
    return "lookup_failed";
  }
}
