import { minSignInPhoneDigits, phoneError } from "@errand/core/phone";
import { Button } from "@errand/ui/button.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { usePhoneErrorText } from "@errand/ui/forms/phone-error-text.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useShop } from "../config/shop.ts";
import { PhoneInput } from "../forms/phone-input.tsx";

interface PhoneFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
  /** The label of the button. */
  submit: string;
  onSubmit(values: Values): Promise<void> | void;
}

/** Asks for the phone that a code is sent to. */
export function PhoneForm<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  submit,
  onSubmit,
}: PhoneFormProps<Values>) {
  const t = useMessages("account");
  const phoneText = usePhoneErrorText();
  const { config } = useShop();
  const { control, handleSubmit, formState } = form;
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-4">
      <PhoneInput
        control={control}
        name={name}
        label={label}
        hint={hint}
        validate={fieldRule(
          (text) => phoneError(text, { minDigits: minSignInPhoneDigits, country: config.country }),
          (code) => phoneText(code, (own) => t(`error.signInPhone.${own}`)),
        )}
        getsMessages
        isRequired
      />
      <FormErrorMessage text={formState.errors.root?.message} />
      <Button type="submit" size="lg" isBusy={formState.isSubmitting}>
        {submit}
      </Button>
    </form>
  );
}
