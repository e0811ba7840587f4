import { call } from "../api/call.ts";
import type { Place } from "../location/places.ts";

/** Why a typed address leads nowhere; the words are those of spec §5. */
export type AddressError = "invalid" | "noCoordinates" | "failed";

/** Shorter texts are not looked up (spec §9). */
const shortest = 4;

export function isWorthChecking(text: string): boolean {
  return text.trim().length >= shortest;
}

/** The place that a typed address means. */
export async function checkAddress(
  text: string,
  signal?: AbortSignal,
): Promise<Place | AddressError> {
  try {
    const { results } = await call("GET /config/geocode-api", { address: text.trim() }, { signal });
    const [first] = results;
    if (!first) return "invalid";
    const { lat, lng } = first.geometry?.location ?? {};
    if (typeof lat !== "number" || typeof lng !== "number") return "noCoordinates";
    return { point: { lat, lng }, address: first.formatted_address };
  } catch {
    return "failed";
  }
}
