import CircleCheck from "lucide-react/icons/circle-check";
import DoorOpen from "lucide-react/icons/door-open";
import MapPin from "lucide-react/icons/map-pin";
import { useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { type LocatedAddress, useAddressCheck } from "../addresses/use-address-check.ts";
import { fieldRule } from "../forms/field-rule.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Collapsible } from "../ui/collapsible.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import { TextField } from "../ui/text-field.tsx";
import type { Draft } from "./draft.ts";
import type { DraftErrors } from "./draft-errors.ts";
import { FactSection } from "./fact-section.tsx";
import { SavedAddressButtons } from "./saved-address-buttons.tsx";
import { streetNumberOf } from "./street-number.ts";

const mapDialog = lazyComponent(() =>
  import("../location/map-dialog.tsx").then((f) => f.MapDialog),
);

interface AddressSectionProps {
  form: UseFormReturn<Draft>;
  /** The errors of the current form values. */
  errors(): DraftErrors;
  change(changes: Partial<Draft>): void;
  /** Called with every change of a registered field, in addition to the form. */
  onChange(): void;
  refusals: string[];
  /** A guest's address is stored on the device, a customer's in the account. */
  isGuest: boolean;
  /** The store's zone: only saved addresses in it can be chosen. */
  zoneId: number;
}

/** The delivery address (spec §2, Delivery address section). */
export function AddressSection(props: AddressSectionProps) {
  const { form, errors, change, onChange, refusals, isGuest, zoneId } = props;
  const { control, getValues, watch, formState } = form;
  const t = useMessages("checkout");
  const saved = useMessages("addresses");
  const located = { address: watch("address"), point: watch("point") };
  const check = useAddressCheck(located, relocate);
  const [isPicking, setPicking] = useState(false);
  const error = check.error ? t(`error.address.${check.error}`) : formState.errors.address?.message;

  /** The street number follows the address until it is edited. */
  function relocate(next: LocatedAddress) {
    const { address, road } = getValues();
    const isOwn = road !== "" && road !== streetNumberOf(address);
    change({ ...next, ...(!isOwn && { road: streetNumberOf(next.address) }) });
  }

  const fields = (
    <div className="flex flex-col gap-4">
      {!isGuest && <SavedAddressButtons zoneId={zoneId} onTake={change} />}
      <div className="grid gap-x-3 gap-y-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <Controller
          control={control}
          name="address"
          rules={{
            validate: fieldRule(
              () => errors().address ?? null,
              (code) => t(`error.address.${code}`),
            ),
          }}
          render={({ field: { ref, value } }) => (
            <TextField
              ref={ref}
              label={t("address.label")}
              lead={<MapPin aria-hidden className="size-5 text-accent" />}
              hint={t("address.hint")}
              error={check.isChecking ? undefined : error}
              isRequired
              autoComplete="street-address"
              maxLength={255}
              value={value}
              onChange={({ target }) => check.type(target.value)}
              onBlur={check.locate}
            />
          )}
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
        {!check.isChecking && !error && located.point && (
          <>
            <CircleCheck aria-hidden className="size-4.5 text-good" />
            {t("address.found")}
          </>
        )}
      </p>
      <DoorDetails form={form} onChange={onChange} />
      <Checkbox
        isChecked={watch("savesAddress")}
        onChange={(savesAddress) => change({ savesAddress })}
      >
        <span className="block">{t("address.save")}</span>
        <span className="block text-sm text-muted">
          {isGuest ? t("address.saveHint") : saved("saveHint")}
        </span>
      </Checkbox>
      <LazyOverlay
        component={mapDialog}
        isOpen={isPicking}
        props={{
          open: isPicking,
          onClose: () => setPicking(false),
          onPick: ({ point, address }) => {
            setPicking(false);
            check.setLocated(point, address ?? located.address);
          },
          start: located.point ?? undefined,
        }}
        onLoadError={() => setPicking(false)}
      />
    </div>
  );
  return (
    <FactSection
      icon={MapPin}
      title={t("address.title")}
      fact={<bdi>{located.address}</bdi>}
      detail={watch("floor") || t("address.found")}
      form={fields}
      isKnown={errors().address === undefined && !check.error}
      refusals={refusals}
    />
  );
}

/** Where the door is at the address; the street number is taken from it. */
function DoorDetails({ form, onChange }: Pick<AddressSectionProps, "form" | "onChange">) {
  const { register, getValues } = form;
  const t = useMessages("checkout");
  const [isOpen, setOpen] = useState(() => getValues(["house", "floor"]).some(Boolean));
  return (
    <Collapsible icon={DoorOpen} title={t("address.door")} isOpen={isOpen} onChange={setOpen}>
      <div className="grid grid-cols-2 gap-3 px-1 pt-2 pb-1 sm:grid-cols-3">
        <TextField {...register("road", { onChange })} label={t("address.road")} maxLength={100} />
        <TextField {...register("house", { onChange })} label={t("address.house")} maxLength={50} />
        <TextField
          {...register("floor", { onChange })}
          label={t("address.floor")}
          maxLength={50}
          className="max-sm:col-span-2"
        />
      </div>
    </Collapsible>
  );
}
