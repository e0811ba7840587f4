import { nameError } from "@errand/core/account/account-validation";
import { addressLineError } from "@errand/core/addresses/address-validation";
import { phoneError } from "@errand/core/phone";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { usePhoneErrorText } from "@errand/ui/forms/phone-error-text.ts";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import PinIcon from "lucide-react/icons/map-pin";
import type { FormEvent } from "react";
import { Controller } from "react-hook-form";
import { useShop } from "../config/shop.ts";
import { PhoneInput } from "../forms/phone-input.tsx";
import { type AddressDraft, addressInput } from "./address-draft.ts";
import type { Address, AddressInput } from "./addresses.queries.ts";
import { PinnedMap } from "./pinned-map.tsx";
import { TypeChoice } from "./type-choice.tsx";
import { useAddressCheck } from "./use-address-check.ts";
import { useAddressDraft } from "./use-address-draft.ts";

interface AddressFormProps {
  id: string;
  saved: Address | null;
  /** Rejects with the server's errors, which are shown at their fields. */
  onSave(input: AddressInput): Promise<void>;
}

/** The parameters and error codes that belong to a field of another name. */
const fields = {
  coordinates: "address",
  latitude: "address",
  longitude: "address",
  contact_person_name: "name",
  contact_person_number: "phone",
} as const;

/** An address with its pin on the map: text and pin follow each other. */
export function AddressForm({ id, saved, onSave }: AddressFormProps) {
  const t = useMessages("addresses");
  const phoneText = usePhoneErrorText();
  const { config } = useShop();
  const { form, setLocated } = useAddressDraft(saved);
  const { register, control, watch, getValues, handleSubmit } = form;
  const located = { address: watch("address"), point: watch("point") };
  const check = useAddressCheck(located, setLocated);

  async function save(draft: AddressDraft) {
    const { point } = draft;
    if (!point) return;
    try {
      await onSave(addressInput({ ...draft, point }));
    } catch (error) {
      setApiErrors(form, error, fields);
    }
  }

  function submit(event: FormEvent) {
    // The dialog may be opened from another form, which React's event would reach too.
    event.stopPropagation();
    void handleSubmit(save)(event);
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
      <Controller
        control={control}
        name="address"
        rules={{
          validate: fieldRule(
            (text) => addressLineError(text, getValues("point")),
            (code) => t(`error.address.${code}`),
          ),
        }}
        render={({ field, fieldState }) => (
          <TextField
            ref={field.ref}
            label={t("form.address")}
            hint={t("form.addressHint")}
            lead={<PinIcon aria-hidden className="size-5 text-accent" />}
            error={
              check.isChecking
                ? undefined
                : check.error
                  ? t(`error.address.${check.error}`)
                  : fieldState.error?.message
            }
            isRequired
            autoComplete="street-address"
            maxLength={255}
            value={field.value}
            onChange={({ target }) => check.type(target.value)}
            onBlur={() => {
              // An address that is still being located has no error yet.
              if (field.value.trim() === "") field.onBlur();
              void check.locate();
            }}
          />
        )}
      />
      <PinnedMap
        located={located}
        onMove={check.setPin}
        onAddressNotFound={check.setWithoutAddress}
        isChecking={check.isChecking}
      />
      <Controller
        control={control}
        name="type"
        render={({ field }) => <TypeChoice value={field.value} onChange={field.onChange} />}
      />
      {watch("type") === "other" && (
        <TextField {...register("label")} label={t("form.label")} maxLength={50} />
      )}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <TextField {...register("road")} label={t("form.road")} maxLength={100} />
        <TextField {...register("house")} label={t("form.house")} maxLength={50} />
        <TextField
          {...register("floor")}
          label={t("form.floor")}
          maxLength={50}
          className="max-sm:col-span-2"
        />
      </div>
      <TextField
        {...register("information")}
        label={t("form.information")}
        hint={t("form.informationHint")}
        maxLength={500}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          {...register("name", {
            validate: fieldRule(nameError, (code) => t(`error.name.${code}`)),
          })}
          label={t("form.name")}
          error={form.formState.errors.name?.message}
          isRequired
          autoComplete="name"
          maxLength={100}
        />
        <PhoneInput
          control={control}
          name="phone"
          label={t("form.phone")}
          validate={fieldRule(
            (text) => phoneError(text, { country: config.country }),
            (code) => phoneText(code, (own) => t(`error.phone.${own}`)),
          )}
          isRequired
        />
      </div>
    </form>
  );
}
