import type { LatLng } from "@errand/core/location/lat-lng";
import { useStored } from "../visitor/storage.ts";
import type { Address } from "./addresses.queries.ts";

/** The place that is chosen in the header. */
export interface SelectedPlace {
  point: LatLng;
  address: string;
}

/**
 * The place chosen in the header, unless it is outside the zone or one of the saved addresses; null
 * without one.
 */
export function useSelectedPlace(saved: Address[], zoneId?: number): SelectedPlace | null {
  const point = useStored("currentLatLng");
  const address = useStored("location");
  const zones = useStored("zoneid");
  if (!point || !address) return null;
  if (zoneId !== undefined && !zones?.includes(zoneId)) return null;
  const isSaved = saved.some(
    (each) =>
      each.latitude === point.lat && each.longitude === point.lng && each.address === address,
  );
  return isSaved ? null : { point, address };
}
