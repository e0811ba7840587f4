import { useQuery } from "@tanstack/react-query";
import { useScope } from "../api/scope.tsx";
import { useStored } from "../visitor/storage.ts";
import { cartQuery } from "./cart-query.ts";

/** The cart of the current module. Disabled in modules without a cart, such as parcels. */
export function useCart() {
  const type = useStored("module")?.module_type;
  const hasCart = type !== undefined && type !== "parcel" && type !== "rental";
  return useQuery({ ...cartQuery(useScope()), enabled: hasCart });
}
