import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { usePhoneErrorText } from "@errand/ui/forms/phone-error-text.ts";
import { maskedPhone } from "@errand/ui/masked-phone.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import User from "lucide-react/icons/user";
import type { UseFormReturn } from "react-hook-form";
import { PhoneInput } from "../forms/phone-input.tsx";
import type { Draft } from "./draft.ts";
import type { DraftErrors } from "./draft-errors.ts";
import { FactSection } from "./fact-section.tsx";
import { NewAccount } from "./new-account.tsx";

interface ContactSectionProps {
  form: UseFormReturn<Draft>;
  /** The errors of the current form values. */
  errors(): DraftErrors;
  /** Called with every change, in addition to the form. */
  onChange(): void;
  refusals: string[];
  isGuest: boolean;
  /** A guest can have an account with the order. */
  offersAccount?: boolean;
  /** The customer collects the order. */
  isCollected: boolean;
}

/** The contact person of the order; a guest must fill in all of it. */
export function ContactSection(props: ContactSectionProps) {
  const { form, errors, onChange, isGuest, isCollected, offersAccount = true } = props;
  const { register, control, formState } = form;
  const t = useMessages("checkout");
  const phoneText = usePhoneErrorText();
  const [name, phone, email] = form.watch(["name", "phone", "email"]);
  const fields = (
    <>
      <p className="-mt-2 mb-4 text-muted">{t(isCollected ? "contact.whyStore" : "contact.why")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...register("name", {
            validate: fieldRule(
              () => errors().name ?? null,
              (code) => t(`error.name.${code}`),
            ),
            onChange,
          })}
          label={t("contact.name")}
          error={formState.errors.name?.message}
          isRequired={isGuest}
          autoComplete="name"
          maxLength={100}
          className="sm:col-span-2"
        />
        <PhoneInput
          control={control}
          name="phone"
          label={t("contact.phone")}
          validate={fieldRule(
            () => errors().phone ?? null,
            (code) => phoneText(code, (own) => t(`error.phone.${own}`)),
          )}
          onChange={onChange}
          isRequired={isGuest}
        />
        <TextField
          {...register("email", {
            validate: fieldRule(
              () => errors().email ?? null,
              (code) => t(`error.email.${code}`),
            ),
            onChange,
          })}
          label={t("contact.email")}
          error={formState.errors.email?.message}
          isRequired={isGuest}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={255}
        />
      </div>
      {isGuest && offersAccount && <NewAccount form={form} errors={errors} onChange={onChange} />}
    </>
  );
  const { address: _address, ...contactErrors } = errors();
  return (
    <FactSection
      icon={User}
      title={t("contact.title")}
      fact={<bdi>{name || t("contact.title")}</bdi>}
      detail={<bdi>{[phone && maskedPhone(phone), email].filter(Boolean).join(" · ")}</bdi>}
      form={fields}
      isKnown={Object.keys(contactErrors).length === 0}
      refusals={props.refusals}
    />
  );
}
