import { Button } from "@errand/ui/button.tsx";
import { Collapsible } from "@errand/ui/collapsible.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import DoorOpen from "lucide-react/icons/door-open";
import MapPin from "lucide-react/icons/map-pin";
import { type ReactNode, type Ref, useState } from "react";
import { AddressField } from "../addresses/address-field.tsx";
import { type LocatedAddress, useAddressCheck } from "../addresses/use-address-check.ts";
import type { DraftAddress } from "./draft.ts";
import { streetNumberOf } from "./street-number.ts";

const mapDialog = lazyComponent(() =>
  import("../location/map-dialog.tsx").then((f) => f.MapDialog),
);

type AddressCheck = ReturnType<typeof useAddressCheck>;

/**
 * Locates a typed address; the street number follows the address until it is edited. A parcel's
 * end `needsDoor`.
 */
export function useCheckedAddress(
  value: DraftAddress,
  onChange: (changes: Partial<DraftAddress>) => void,
  needsDoor = false,
): AddressCheck {
  function relocate(next: LocatedAddress) {
    const isOwn = value.road !== "" && value.road !== streetNumberOf(value.address);
    onChange({ ...next, ...(!isOwn && { road: streetNumberOf(next.address) }) });
  }
  return useAddressCheck({ address: value.address, point: value.point }, relocate, needsDoor);
}

interface AddressFieldsProps {
  value: DraftAddress;
  onChange(changes: Partial<DraftAddress>): void;
  /** Of the same value. */
  check: AddressCheck;
  /** What prevents the order; a failed check has its own text. */
  error: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** Other ways to enter the address, above its fields. */
  children?: ReactNode;
}

/** An address, typed or picked from the map, with the details of its door. */
export function AddressFields(props: AddressFieldsProps) {
  const { value, onChange, check, inputRef, children } = props;
  const t = useMessages("checkout");
  const [isPicking, setPicking] = useState(false);
  const error = check.isNumberMissing
    ? t("error.address.number_missing")
    : check.error
      ? t(`error.address.${check.error}`)
      : props.error;
  return (
    <>
      {children}
      <div className="grid gap-x-3 gap-y-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <AddressField
          inputRef={inputRef}
          label={t("address.label")}
          lead={<MapPin aria-hidden className="size-5 text-accent" />}
          hint={t("address.hint")}
          error={check.isChecking ? undefined : error}
          isRequired
          input={{ autoComplete: "street-address", maxLength: 255 }}
          address={value.address}
          check={check}
        />
        <Button
          variant="outline"
          className="min-h-12 sm:mt-[1.9rem]"
          onPointerEnter={mapDialog.prefetch}
          onClick={() => setPicking(true)}
        >
          {t("address.pick")}
        </Button>
      </div>
      <p role="status" className="-mt-2 flex min-h-5 items-center gap-2 text-sm text-muted">
        {check.isChecking && t("address.checking")}
        {!check.isChecking && !error && value.point && (
          <>
            <CircleCheck aria-hidden className="size-4.5 text-good" />
            {t(check.isByPin ? "address.pinned" : "address.found")}
          </>
        )}
      </p>
      <DoorDetails value={value} onChange={onChange} />
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

/** Where the door is at the address; the street number is taken from it. */
function DoorDetails({ value, onChange }: Pick<AddressFieldsProps, "value" | "onChange">) {
  const t = useMessages("checkout");
  const isFilled = value.house !== "" || value.floor !== "";
  const [isOpen, setOpen] = useState(isFilled);
  const [wasFilled, setWasFilled] = useState(isFilled);
  // Also when the details of a saved address arrive.
  if (isFilled && !wasFilled) {
    setWasFilled(true);
    setOpen(true);
  }
  return (
    <Collapsible icon={DoorOpen} title={t("address.door")} isOpen={isOpen} onChange={setOpen}>
      <div className="grid grid-cols-2 gap-3 px-1 pt-2 pb-1 sm:grid-cols-3">
        <TextField
          label={t("address.road")}
          maxLength={100}
          value={value.road}
          onChange={({ target }) => onChange({ road: target.value })}
        />
        <TextField
          label={t("address.house")}
          maxLength={50}
          value={value.house}
          onChange={({ target }) => onChange({ house: target.value })}
        />
        <TextField
          label={t("address.floor")}
          maxLength={50}
          value={value.floor}
          onChange={({ target }) => onChange({ floor: target.value })}
          className="max-sm:col-span-2"
        />
      </div>
    </Collapsible>
  );
}
