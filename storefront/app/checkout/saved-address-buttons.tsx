import { Button } from "@errand/ui/button.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import MapPinned from "lucide-react/icons/map-pinned";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { Address } from "../addresses/addresses.queries.ts";
import type { SelectedPlace } from "../addresses/selected-place.ts";
import { doorOf, type TakenAddress } from "./taken-address.ts";

const savedAddresses = lazyComponent(() =>
  import("../addresses/saved-addresses-dialog.tsx").then((f) => f.SavedAddressesDialog),
);
const newAddress = lazyComponent(() =>
  import("../addresses/address-dialog.tsx").then((f) => f.AddressDialog),
);

const ways = [
  { name: "saved", label: "view", icon: MapPinned, variant: "soft", dialog: savedAddresses },
  { name: "new", label: "add", icon: Plus, variant: "outline", dialog: newAddress },
] as const;

interface SavedAddressButtonsProps {
  /** Only addresses in this zone can be chosen; without it, all. */
  zoneId?: number;
  /**
   * Receives the address and contact that were chosen or just saved, and directions for the
   * courier.
   */
  onTake(taken: TakenAddress, directions: string): void;
}

/** Lets a customer choose a saved address or save a new one. */
export function SavedAddressButtons({ zoneId, onTake }: SavedAddressButtonsProps) {
  const t = useMessages("addresses");
  const [open, setOpen] = useState<(typeof ways)[number]["name"] | null>(null);
  const close = () => setOpen(null);
  const take = (address: Address) => {
    const { contact_person_name: name, contact_person_number: phone } = address;
    onTake({ ...doorOf(address), name, phone }, address.additional_information ?? "");
    close();
  };
  const takePlace = ({ point, address }: SelectedPlace) => {
    onTake({ point, address, road: "", house: "", floor: "" }, "");
    close();
  };
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:*:grow">
      {ways.map(({ name, label, icon: Icon, variant, dialog }) => (
        <Button
          key={name}
          variant={variant}
          onPointerEnter={dialog.prefetch}
          onFocus={dialog.prefetch}
          onClick={() => setOpen(name)}
        >
          <Icon aria-hidden className="size-5" />
          {t(label)}
        </Button>
      ))}
      <LazyOverlay
        component={savedAddresses}
        isOpen={open === "saved"}
        props={{
          open: open === "saved",
          onClose: close,
          onSelect: take,
          onSelectPlace: takePlace,
          storeZoneId: zoneId,
        }}
        onLoadError={close}
      />
      <LazyOverlay
        component={newAddress}
        isOpen={open === "new"}
        props={{ open: open === "new", onClose: close, address: null, onSaved: take }}
        onLoadError={close}
      />
    </div>
  );
}
