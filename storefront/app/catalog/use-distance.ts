import type { Store } from "@errand/core/catalog/catalog.types";
import { greatCircleMeters } from "@errand/core/location/geometry";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import { usePageScope, useScope } from "../api/scope.tsx";

type LocatedStore = Pick<Store, "latitude" | "longitude" | "distance">;

/**
 * The distance of a store in kilometres; null without a location. The browser computes it, because
 * a page is rendered once for a whole zone.
 */
export function useDistance({ latitude, longitude, distance }: LocatedStore): number | null {
  const { place } = usePageScope();
  // Not by a context: a part of the page may be hydrated long after the rest.
  const isInBrowser = useIsInBrowser();
  if (!place || !isInBrowser) return distance;
  return greatCircleMeters([place.lng, place.lat], [longitude, latitude]) / 1000;
}

/**
 * Whether a store was loaded for a zone, for a visitor whose location in it only the browser knows.
 */
export function useIsLoadedForZone({ distance }: Pick<Store, "distance">): boolean {
  const { zoneIds } = useScope();
  return distance === null && zoneIds.length > 0;
}
