import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ReactNode } from "react";
import { AddressField } from "../addresses/address-field.tsx";
import { type LocatedAddress, useAddressCheck } from "../addresses/use-address-check.ts";
import { PickOnMap } from "../location/pick-on-map.tsx";

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
  const shownError = check.error ? checkout(`error.address.${check.error}`) : error;
  return (
    <>
      <AddressField
        label={label}
        placeholder={placeholder}
        lead={icon}
        trail={
          <PickOnMap
            label={t("plan.pickOnMap", { label })}
            start={check.start}
            onPick={({ point, address }) => check.setPin(point, address)}
          />
        }
        error={shownError}
        input={{ name, maxLength: 255 }}
        address={value.address}
        check={check}
        className="min-w-0"
      />
      {value.point && (
        <input type="hidden" name={`${name}_at`} value={`${value.point.lat},${value.point.lng}`} />
      )}
    </>
  );
}
