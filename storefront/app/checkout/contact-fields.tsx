import type { ContactPersonErrors } from "@errand/core/addresses/address-validation";
import { usePhoneErrorText } from "@errand/ui/forms/phone-error-text.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PhoneField } from "@errand/ui/phone-field.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { useState } from "react";
import { useShop } from "../config/shop.ts";

interface FieldsProps<Values> {
  value: Values;
  onChange(changes: Partial<Values>): void;
  errors: ContactPersonErrors;
  /** All errors are shown, not only those of fields that were left. */
  isSubmitted: boolean;
}

interface ContactFieldsProps extends FieldsProps<{ name: string; phone: string }> {
  isRequired: boolean;
  /** The error of the server for the phone number. */
  refusedPhone?: string | undefined;
  phoneHint?: string | undefined;
  /** Of a phone that gets text messages. */
  getsMessages?: boolean;
}

/** Name and phone number of a contact. */
export function ContactFields(props: ContactFieldsProps) {
  const { value, onChange, errors, isSubmitted, isRequired, refusedPhone } = props;
  const phoneText = usePhoneErrorText();
  const t = useMessages("checkout");
  const ui = useMessages("ui");
  const { config } = useShop();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const leave = (field: "name" | "phone") => setLeft(new Set([...left, field]));
  const isShown = (field: string) => isSubmitted || left.has(field);
  const { name, phone } = errors;
  return (
    <>
      <TextField
        label={t("contact.name")}
        error={name && isShown("name") ? t(`error.name.${name}`) : undefined}
        isRequired={isRequired}
        autoComplete="name"
        maxLength={100}
        value={value.name}
        onChange={({ target }) => onChange({ name: target.value })}
        onBlur={() => leave("name")}
      />
      <PhoneField
        label={t("contact.phone")}
        hint={props.phoneHint}
        error={
          phone && isShown("phone")
            ? phoneText(phone, (own) => t(`error.phone.${own}`))
            : refusedPhone
        }
        getsMessages={props.getsMessages}
        isRequired={isRequired}
        country={config.country}
        countryLabel={config.country_picker_status === 1 ? ui("phoneCountry") : undefined}
        value={value.phone}
        onChange={(number) => onChange({ phone: number })}
        onBlur={() => leave("phone")}
      />
    </>
  );
}

/** The e-mail of a contact, over the whole width. */
export function EmailField({
  value,
  onChange,
  errors,
  isSubmitted,
  isRequired = true,
}: FieldsProps<{ email: string }> & { isRequired?: boolean }) {
  const t = useMessages("checkout");
  const [isLeft, setLeft] = useState(false);
  const { email } = errors;
  return (
    <TextField
      label={t("contact.email")}
      error={email && (isSubmitted || isLeft) ? t(`error.email.${email}`) : undefined}
      isRequired={isRequired}
      type="email"
      autoComplete="email"
      spellCheck={false}
      maxLength={255}
      value={value.email}
      onChange={({ target }) => onChange({ email: target.value })}
      onBlur={() => setLeft(true)}
      className="sm:col-span-2"
    />
  );
}
