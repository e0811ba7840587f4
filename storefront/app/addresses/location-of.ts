import type { ChosenLocation } from "../location/locations.ts";
import type { Address } from "./addresses.queries.ts";

/** The location of a saved address. */
export function locationOf({ latitude, longitude, address }: Address): ChosenLocation {
  return { point: { lat: latitude, lng: longitude }, address };
}
