import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/query-client.ts";
import { useScope } from "../api/scope.tsx";
import { useStored } from "../client/storage.ts";

export const wishlistEndpoint = "GET /customer/wish-list";

/** Whether the current module has a wishlist: parcels have none, rental has one of its own. */
export function useHasWishlist(): boolean {
  const type = useStored("module")?.module_type;
  return type !== "parcel" && type !== "rental";
}

/** The customer's wishlist in the current location and module, newest first. Disabled for guests. */
export function useWishlist() {
  const token = useStored("token");
  const zones = useStored("zoneid");
  const hasWishlist = useHasWishlist();
  return useQuery({
    ...endpointQuery(useScope(), wishlistEndpoint),
    enabled: hasWishlist && token !== null && zones !== null && zones.length > 0,
  });
}
