import { reportError } from "@errand/ui/report-error.ts";
import { addressInput } from "../addresses/address-draft.ts";
import { useSaveGuestAddress } from "../addresses/addresses.queries.ts";
import { storeGuestAddress } from "../addresses/guest-address.ts";
import type { Draft } from "./draft.ts";

/**
 * Keeps the address of an order if the customer wants that: a guest's on the device, a customer's
 * in the account. `onSaved` is called once it is in the account.
 */
export function useKeepAddress(isGuest: boolean, onSaved: () => void): (draft: Draft) => void {
  const saving = useSaveGuestAddress();

  function saveInAccount({ type, point, savesAddress, ...texts }: Draft) {
    if (type !== "delivery" || !savesAddress || !point) return;
    saving.mutate(addressInput({ ...texts, point, type: "other", label: "", information: "" }), {
      onSuccess: () => {
        // The account replaces the address that was stored on this device as a guest.
        storeGuestAddress(null);
        onSaved();
      },
      onError: reportError,
    });
  }

  return isGuest ? saveOnDevice : saveInAccount;
}

function saveOnDevice({ type, point, savesAddress, ...draft }: Draft) {
  if (!savesAddress) return storeGuestAddress(null);
  if (type !== "delivery" || !point) return;
  const { name, phone, email, address, road, house, floor } = draft;
  storeGuestAddress({ name, phone, email, address, point, road, house, floor });
}
