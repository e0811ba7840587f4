import { usePlaceChoice } from "../location/use-place-choice.ts";
import type { PanelProps } from "../shell/panels.ts";
import { placeOf } from "./place-of.ts";
import { SavedAddressesDialog } from "./saved-addresses-dialog.tsx";

/** The saved addresses over any page: the selected one is where the customer shops from now on. */
export function AddressesPanel({ open, onClose }: PanelProps<"addresses">) {
  const choice = usePlaceChoice("change", onClose);
  return (
    <SavedAddressesDialog
      open={open}
      onClose={onClose}
      onSelect={(address) => choice.choose(placeOf(address))}
      isBusy={choice.pending !== null}
    />
  );
}
