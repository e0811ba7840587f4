import type { Language } from "@errand/core/language";
import { addressText } from "@errand/core/orders/address-text";
import type { DeliveryAddress } from "@errand/core/orders/delivery-address";
import { messageIn } from "../messages/messages.ts";

/** An address with its details, in a language. */
export function localizedAddress(address: DeliveryAddress, language: Language): string {
  return addressText(address, (floor) => messageIn(language, "orderMessages", "floor", { floor }));
}
