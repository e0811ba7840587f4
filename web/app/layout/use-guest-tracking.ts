import { useIsSignedIn, useStored } from "../client/storage.ts";

/**
 * Whether the menus lead to the tracking page: for guests, and not in the parcel module (spec §2).
 * Who is signed in finds their orders in the account.
 */
export function useGuestTracking(): boolean {
  const isSignedIn = useIsSignedIn();
  const module = useStored("module");
  return !isSignedIn && module?.module_type !== "parcel";
}
