import type { Place } from "../location/places.ts";
import type { Address } from "./addresses.queries.ts";

/** The location of a saved address. */
export function locationOf({ latitude, longitude, address }: Address): Place {
  return { point: { lat: latitude, lng: longitude }, address };
}
