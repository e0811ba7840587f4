import { useIsSignedIn, useStored } from "../visitor/storage.ts";

/**
 * Whether the menus link to the tracking page: for guests, except in the parcel module (spec §2).
 * Signed-in customers find their orders in the account.
 */
export function useGuestTracking(): boolean {
  const isSignedIn = useIsSignedIn();
  const module = useStored("module");
  return !isSignedIn && module?.module_type !== "parcel";
}
