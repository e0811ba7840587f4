import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useStored } from "../visitor/storage.ts";

export const wishlistEndpoint = "GET /customer/wish-list";
export const rentalWishlistEndpoint = "GET /rental/user/wish-list";

/** Whether the current module has a wishlist: parcels have none. */
export function useHasWishlist(): boolean {
  return useStored("module")?.module_type !== "parcel";
}

/** Whether the current module is rental, whose wishlist has vehicles and providers. */
function useIsRental(): boolean {
  return useStored("module")?.module_type === "rental";
}

/** The panel that shows the wishlist of the current module. */
export function useWishlistPanel(): "wishlist" | "rental-wishlist" {
  return useIsRental() ? "rental-wishlist" : "wishlist";
}

/**
 * The customer's wishlist in the current location and module, newest first. Disabled for guests.
 */
export function useWishlist() {
  const isReadable = useIsReadable();
  const isRental = useIsRental();
  return useQuery({
    ...endpointQuery(useScope(), wishlistEndpoint),
    enabled: isReadable && !isRental,
  });
}

/** The customer's wishlist in the rental module. Disabled for guests. */
export function useRentalWishlist() {
  const isReadable = useIsReadable();
  const isRental = useIsRental();
  return useQuery({
    ...endpointQuery(useScope(), rentalWishlistEndpoint),
    enabled: isReadable && isRental,
  });
}

function useIsReadable(): boolean {
  const token = useStored("token");
  const zones = useStored("zoneid");
  return useHasWishlist() && token !== null && zones !== null && zones.length > 0;
}
