import type { Place } from "../location/places.ts";
import type { Address } from "./addresses.queries.ts";

/** Where a saved address lies. */
export function locationOf({ latitude, longitude, address }: Address): Place {
  return { point: { lat: latitude, lng: longitude }, address };
}
