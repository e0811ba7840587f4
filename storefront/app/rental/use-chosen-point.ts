import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import { useStored } from "../visitor/storage.ts";
import type { TripPoint } from "./trip-plan.ts";

/**
 * The location that the visitor has chosen; null on the server, which pages of a zone are the same
 * for, and without one.
 */
export function useChosenPoint(): TripPoint | null {
  const isInBrowser = useIsInBrowser();
  const address = useStored("location");
  const point = useStored("currentLatLng");
  return isInBrowser && address !== null && point !== null ? { point, address } : null;
}
