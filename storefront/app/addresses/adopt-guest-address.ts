import { ApiError } from "@errand/core/api-error";
import { message } from "@errand/ui/messages/messages.browser.ts";
import { toast } from "@errand/ui/toast.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { Scope } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import {
  type AddressInput,
  allAddresses,
  invalidateAddresses,
  isSameAddress,
} from "./addresses.queries.ts";
import { type GuestAddress, guestAddress, storeGuestAddress } from "./guest-address.ts";

/**
 * Saves the address that a guest stored on this device in their account after signing in, and shows
 * a toast (safety 14). An address that cannot be saved stays on the device; the sign-in never
 * fails.
 */
export async function adoptGuestAddress(client: QueryClient, scope: Scope): Promise<void> {
  const address = guestAddress();
  if (!address) return;
  try {
    const input = inputOf(address);
    const { addresses } = await client.fetchQuery(allAddresses(scope));
    if (!addresses.some((saved) => isSameAddress(saved, input))) {
      await call("POST /customer/add-address", input);
      invalidateAddresses(client);
      toast.info(message("shell", "guestAddressSaved", { address: address.address }));
    }
    storeGuestAddress(null);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

function inputOf({ name, phone, address, point, road, house, floor }: GuestAddress): AddressInput {
  const filled = (text: string) => text.trim() || undefined;
  return {
    address,
    address_type: "other",
    latitude: point.lat,
    longitude: point.lng,
    road: filled(road),
    house: filled(house),
    floor: filled(floor),
    contact_person_name: name,
    contact_person_number: phone,
  };
}
