import { useLocationChoice } from "../location/use-location-choice.ts";
import type { PanelProps } from "../shell/panels.ts";
import { locationOf } from "./location-of.ts";
import { SavedAddressesDialog } from "./saved-addresses-dialog.tsx";

/** The saved addresses over any page; the selected one becomes the customer's location. */
export function AddressesPanel({ open, onClose }: PanelProps<"addresses">) {
  const choice = useLocationChoice("change", onClose);
  return (
    <SavedAddressesDialog
      open={open}
      onClose={onClose}
      onSelect={(address) => choice.choose(locationOf(address))}
      onSelectPlace={choice.choose}
      isBusy={choice.pending !== null}
    />
  );
}
