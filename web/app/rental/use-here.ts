import { useStored } from "../client/storage.ts";
import type { TripPoint } from "./trip-plan.ts";

/** The location that the visitor has chosen; null on the server, and without one. */
export function useHere(): TripPoint | null {
  const address = useStored("location");
  const point = useStored("currentLatLng");
  return address !== null && point !== null ? { point, address } : null;
}
