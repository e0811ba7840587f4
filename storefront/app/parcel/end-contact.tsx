import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { usePhoneErrorText } from "@errand/ui/forms/phone-error-text.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { PhoneInput } from "../forms/phone-input.tsx";
import type { EndForm } from "./end-form.ts";

interface EndContactProps extends EndForm {
  isRequired: boolean;
  /** The error of the server for the phone number. */
  refusedPhone: string | undefined;
  phoneHint?: string;
  /** Of a phone that gets text messages. */
  getsMessages?: boolean;
}

/** Name and phone number of who is at one end of a parcel. */
export function EndContact(props: EndContactProps) {
  const { form, name, errors, onEdit, isRequired, refusedPhone, ...phone } = props;
  const { register, control, formState } = form;
  const t = useMessages("checkout");
  const phoneText = usePhoneErrorText();
  return (
    <>
      <TextField
        {...register(`${name}.name`, {
          validate: fieldRule(
            () => errors()[name].name ?? null,
            (code) => t(`error.name.${code}`),
          ),
          onChange: onEdit,
        })}
        label={t("contact.name")}
        error={formState.errors[name]?.name?.message}
        isRequired={isRequired}
        autoComplete="name"
        maxLength={100}
      />
      <PhoneInput
        control={control}
        name={`${name}.phone`}
        label={t("contact.phone")}
        hint={phone.phoneHint}
        validate={fieldRule(
          () => errors()[name].phone ?? null,
          (code) => phoneText(code, (own) => t(`error.phone.${own}`)),
        )}
        onChange={onEdit}
        refused={refusedPhone}
        isRequired={isRequired}
        getsMessages={phone.getsMessages}
      />
    </>
  );
}
