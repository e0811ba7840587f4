import { countOf, subtotalOf } from "@errand/core/cart/cart-lines";
import { fromMinor } from "@errand/core/money";
import { useCart } from "../cart/use-cart.ts";
import { vehicleCount } from "../trips/rental-cart-lines.ts";
import { useCartOfVehicles, useIsRental } from "../trips/rental-cart-query.ts";

/**
 * The pieces in the cart of the current module, their subtotal, the store they come from, and its
 * panel.
 */
export function useCartSummary() {
  const lines = useCart().data ?? [];
  const vehicles = useCartOfVehicles().data;
  if (useIsRental()) {
    return {
      count: vehicles ? vehicleCount(vehicles) : 0,
      // What the booking charges, so that nothing is added later.
      total: vehicles?.user_data?.receipt.total ?? 0,
      storeName: vehicles?.carts[0]?.provider.name ?? "",
      panel: "rental-cart",
    } as const;
  }
  return {
    count: countOf(lines),
    total: fromMinor(subtotalOf(lines)),
    storeName: lines[0]?.item.store_name ?? "",
    panel: "cart",
  } as const;
}
