import MapPinned from "lucide-react/icons/map-pinned";
import { type ReactNode, useState } from "react";
import { type LocatedAddress, useAddressCheck } from "../addresses/use-address-check.ts";
import { useMessages } from "../messages/messages.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import { TextField } from "../ui/text-field.tsx";

const mapDialog = lazyComponent(() =>
  import("../location/map-dialog.tsx").then((file) => file.MapDialog),
);

interface TripEndProps {
  /** The parameter of the query: `pickup` or `destination`. */
  name: string;
  label: string;
  placeholder?: string;
  icon: ReactNode;
  value: LocatedAddress;
  onChange(value: LocatedAddress): void;
  /** What is wrong besides an address that cannot be located. */
  error?: string | undefined;
}

/** Where a trip starts or ends: typed, or picked from the map. */
export function TripEnd({ name, label, placeholder, icon, value, onChange, error }: TripEndProps) {
  const t = useMessages("rental");
  const checkout = useMessages("checkout");
  const check = useAddressCheck(value, onChange);
  const [isPicking, setPicking] = useState(false);
  const shownError = check.error ? checkout(`error.address.${check.error}`) : error;
  return (
    <>
      <TextField
        type="text"
        name={name}
        label={label}
        placeholder={placeholder}
        lead={icon}
        trail={
          <IconButton
            icon={MapPinned}
            label={t("plan.pickOnMap", { label })}
            onPointerEnter={mapDialog.prefetch}
            onFocus={mapDialog.prefetch}
            onClick={() => setPicking(true)}
          />
        }
        error={shownError}
        autoComplete="off"
        maxLength={255}
        value={value.address}
        onChange={({ target }) => check.type(target.value)}
        onBlur={check.locate}
        className="min-w-0"
      />
      {value.point && (
        <input type="hidden" name={`${name}_at`} value={`${value.point.lat},${value.point.lng}`} />
      )}
      <LazyOverlay
        component={mapDialog}
        isOpen={isPicking}
        props={{
          open: isPicking,
          onClose: () => setPicking(false),
          onPick: ({ point, address }) => {
            setPicking(false);
            check.setPin(point, address);
          },
          start: check.start,
        }}
        onLoadError={() => setPicking(false)}
      />
    </>
  );
}
