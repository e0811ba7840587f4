import { addressText } from "@errand/core/orders/address-text";
import type { DeliveryAddress } from "@errand/core/orders/delivery-address";
import { useMessages } from "@errand/ui/messages/messages.ts";

/** Returns the text of an address with its details. */
export function useAddressText() {
  const t = useMessages("orders");
  return (address: DeliveryAddress) => addressText(address, (floor) => t("floor", { floor }));
}
