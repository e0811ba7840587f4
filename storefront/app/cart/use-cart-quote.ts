import type { CartLine } from "@errand/core/cart/cart.contract";
import { subtotalOf } from "@errand/core/cart/cart-lines";
import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { LatLng } from "@errand/core/location/lat-lng";
import { toMinor } from "@errand/core/money";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { missingToMinimum } from "@errand/core/pricing/minimum-order";
import { guestAddressNear } from "../addresses/guest-address.ts";
import { useShop } from "../config/shop.ts";
import { useQuote } from "../pricing/use-quote.ts";
import { useStored } from "../visitor/storage.ts";
import { useIsCartChanging } from "./cart-change.ts";
import { orderTypesOf, usualTypeAt } from "./order-types.ts";

export interface CartQuote {
  /** Undefined until it is loaded. */
  receipt: ReceiptResponse | undefined;
  /** The receipt does not match the cart yet. */
  isPending: boolean;
}

/**
 * The receipt that the checkout will start with, by what is known before it: the place, how the
 * shopper ordered there last, and no method of payment. Null where an order is not possible as the
 * cart is.
 */
export function useCartQuote(lines: CartLine[], store: StoreDetails | undefined): CartQuote | null {
  const { config } = useShop();
  const isGuest = useStored("token") === null;
  const location = useStored("currentLatLng");
  const place = useStored("location");
  const usualType = usualTypeAt(store?.id, useStored("orderType"));
  const isCartChanging = useIsCartChanging();

  const types = store ? orderTypesOf(store, config) : [usualType];
  const type = types.includes(usualType) ? usualType : (types[0] ?? "delivery");
  const address = addressOf(location, place);
  const minimum = toMinor(store?.minimum_order ?? 0);
  const isOrderable =
    lines.length > 0 &&
    lines.every(({ problems }) => problems.length === 0) &&
    missingToMinimum(subtotalOf(lines), minimum) === 0 &&
    (!isGuest || config.guest_checkout_status === 1) &&
    types.length > 0 &&
    (type === "take_away" || address !== null);

  const cart = lines.map(({ id, quantity, totalPrice }) => [id, quantity, totalPrice]);
  const input = {
    order_type: type,
    store_id: lines[0]?.store_id ?? 0,
    ...(type === "delivery" && address),
  };
  const quote = useQuote(input, JSON.stringify(cart), {
    isAsked: isOrderable && store !== undefined,
    isCartChanging,
  });
  if (!isOrderable || (quote.error && !quote.isPending)) return null;
  return { receipt: quote.receipt, isPending: quote.isPending };
}

/**
 * Where the checkout delivers to at first: the guest's stored address near the location, or the
 * location.
 */
function addressOf(location: LatLng | null, place: string | null) {
  const near = guestAddressNear(location);
  const point = near?.point ?? location;
  const address = near?.address ?? place;
  return point && address ? { address, latitude: point.lat, longitude: point.lng } : null;
}
