import PinIcon from "lucide-react/icons/map-pin";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useProfile } from "../account/account.queries.ts";
import { ApiError } from "../api/api-error.ts";
import { reportError } from "../api/report-error.ts";
import { stored } from "../client/storage.ts";
import type { LatLng } from "../client/stored-values.ts";
import { useShop } from "../config/shop.ts";
import { MapPin, ShowPin } from "../location/map-pin.tsx";
import { addressAt } from "../location/places.ts";
import { TownMap } from "../location/town-map.tsx";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PhoneField } from "../ui/phone-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { toast } from "../ui/toast.ts";
import { type AddressDraft, addressErrors, addressInput, draftOf } from "./address-form.ts";
import { type Address, useSaveAddress } from "./addresses.queries.ts";
import { TypeChoice } from "./type-choice.tsx";
import { useAddressCheck } from "./use-address-check.ts";

interface AddressDialogProps {
  open: boolean;
  onClose(): void;
  /** The one to be changed; null for a new one. */
  address: Address | null;
  onSaved?(address: Address): void;
}

/** Where a customer writes an address to keep, or changes one: text and pin follow each other. */
export function AddressDialog({ open, onClose, address, onSaved }: AddressDialogProps) {
  const t = useMessages("addresses");
  const { config } = useShop();
  const form = useId();
  const save = useSaveAddress();
  const [refused, setRefused] = useState<RefusedPlace | null>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={address ? t("form.editTitle") : t("form.addTitle")}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={form} isBusy={save.isPending}>
            {t("form.save")}
          </Button>
        </>
      }
    >
      <AddressForm
        key={address?.id ?? "new"}
        id={form}
        saved={address}
        country={config.country}
        onSubmit={(draft) =>
          save.mutate(
            { ...addressInput(draft), ...(address && { id: address.id }) },
            {
              onSuccess: (reply) => {
                toast.success(reply.message);
                onSaved?.(reply.address);
                onClose();
              },
              onError: (error) => {
                // What is wrong with the place is told at its field, too.
                const told = error instanceof ApiError && error.find("coordinates");
                if (told) setRefused({ point: draft.point, text: told.message });
                reportError(error);
              },
            },
          )
        }
        refused={refused}
      />
    </Dialog>
  );
}

interface AddressFormProps {
  id: string;
  saved: Address | null;
  country: string;
  onSubmit(draft: AddressDraft & { point: LatLng }): void;
  refused: RefusedPlace | null;
}

/** Where the shop does not deliver, and how it said so. */
interface RefusedPlace {
  point: LatLng;
  text: string;
}

function AddressForm({ id, saved, country, onSubmit, refused }: AddressFormProps) {
  const t = useMessages("addresses");
  const { config } = useShop();
  const { draft, change } = useAddressDraft(saved);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const check = useAddressCheck(draft, change);
  const form = useRef<HTMLFormElement>(null);
  const faults = addressErrors(draft, country);
  const told = (field: keyof typeof faults) => {
    const fault = left.has(field) ? faults[field] : undefined;
    return fault && t(`fault.${fault}`);
  };
  const addressFault = check.fault
    ? t(`fault.${check.fault}`)
    : (told("address") ?? (refused && refused.point === draft.point ? refused.text : undefined));
  const leave = (field: string) => setLeft(new Set([...left, field]));
  const text = (name: "label" | "road" | "house" | "floor" | "information", maxLength: number) => ({
    value: draft[name],
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    // Not the form that this one may be shown over.
    event.stopPropagation();
    setLeft(new Set(["address", "name", "phone"]));
    const { point } = draft;
    if (point && Object.keys(faults).length === 0) return onSubmit({ ...draft, point });
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  }

  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
      <TextField
        label={t("form.address")}
        hint={t("form.addressHint")}
        lead={<PinIcon aria-hidden className="size-5 text-accent" />}
        error={check.isChecking ? undefined : addressFault}
        isRequired
        autoComplete="street-address"
        maxLength={255}
        value={draft.address}
        onChange={({ target }) => check.type(target.value)}
        onBlur={() => {
          // An address that is being looked up is not wrong yet.
          if (draft.address.trim() === "") leave("address");
          void check.leave();
        }}
      />
      <PinnedMap
        draft={draft}
        onMove={check.take}
        onLost={check.lose}
        isLooking={check.isChecking}
      />
      <TypeChoice value={draft.type} onChange={(type) => change({ type })} />
      {draft.type === "other" && <TextField label={t("form.label")} {...text("label", 50)} />}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <TextField label={t("form.road")} {...text("road", 100)} />
        <TextField label={t("form.house")} {...text("house", 50)} />
        <TextField label={t("form.floor")} className="max-sm:col-span-2" {...text("floor", 50)} />
      </div>
      <TextField
        label={t("form.information")}
        hint={t("form.informationHint")}
        {...text("information", 500)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t("form.name")}
          error={told("name")}
          isRequired
          autoComplete="name"
          maxLength={100}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
          onBlur={() => leave("name")}
        />
        <PhoneField
          label={t("form.phone")}
          error={told("phone")}
          isRequired
          country={country}
          countryLabel={config.country_picker_status === 1 ? t("form.country") : undefined}
          value={draft.phone}
          onChange={(phone) => change({ phone })}
          onBlur={() => leave("phone")}
        />
      </div>
    </form>
  );
}

interface PinnedMapProps {
  draft: AddressDraft;
  onMove(point: LatLng, address: string): void;
  /** There is no address near the pin. */
  onLost(point: LatLng): void;
  isLooking: boolean;
}

/** The address on the map. Who moves the pin gets the address that is there. */
function PinnedMap({ draft, onMove, onLost, isLooking }: PinnedMapProps) {
  const t = useMessages("location");
  const { config } = useShop();
  const hint = useId();
  const [isMoving, setMoving] = useState(false);
  const latest = useRef(0);
  const pin = draft.point ?? stored("currentLatLng") ?? config.default_location;

  async function move(to: LatLng) {
    latest.current += 1;
    const turn = latest.current;
    onMove(to, draft.address);
    setMoving(true);
    try {
      const found = await addressAt(to);
      if (turn !== latest.current) return;
      if (found) onMove(to, found);
      else onLost(to);
    } catch (error) {
      if (turn === latest.current) reportError(error);
    } finally {
      if (turn === latest.current) setMoving(false);
    }
  }

  return (
    <div>
      <TownMap center={pin} label={t("map.label")} className="h-[min(32dvh,18rem)]">
        <MapPin at={pin} onMove={move} label={t("map.pin")} describedBy={hint} />
        <ShowPin pin={pin} />
      </TownMap>
      <p id={hint} className="mt-2 text-sm text-muted">
        {t("map.pinHint")}
      </p>
      <p role="status" className="text-sm text-muted">
        {(isMoving || isLooking) && t("map.looking")}
      </p>
    </div>
  );
}

/** A new address begins where the customer shops, with their own name and phone. */
function useAddressDraft(saved: Address | null) {
  const profile = useProfile().data;
  const [draft, setDraft] = useState<AddressDraft>(() =>
    saved
      ? draftOf(saved)
      : {
          address: stored("location") ?? "",
          point: stored("currentLatLng"),
          type: "home",
          label: "",
          road: "",
          house: "",
          floor: "",
          information: "",
          name: "",
          phone: "",
        },
  );
  useEffect(() => {
    if (!profile || saved) return;
    setDraft((before) => ({
      ...before,
      name: before.name || `${profile.f_name} ${profile.l_name}`.trim(),
      phone: before.phone || (profile.phone ?? ""),
    }));
  }, [profile, saved]);
  return {
    draft,
    change: (changes: Partial<AddressDraft>) => setDraft((before) => ({ ...before, ...changes })),
  };
}
