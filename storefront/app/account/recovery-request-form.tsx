import { emailError } from "@errand/core/email";
import { phoneError } from "@errand/core/phone";
import { Button } from "@errand/ui/button.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { usePhoneErrorText } from "@errand/ui/forms/phone-error-text.ts";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import type { UseFormReturn } from "react-hook-form";
import { call } from "../api/call.ts";
import { useShop } from "../config/shop.ts";
import { PhoneInput } from "../forms/phone-input.tsx";
import type { Recipient, RecoveryWay } from "./recovery.ts";
import { isResendTooEarly } from "./resend-too-early.ts";

export interface RecoveryValues {
  way: RecoveryWay;
  email: string;
  phone: string;
}

interface RecoveryRequestFormProps {
  form: UseFormReturn<RecoveryValues>;
  ways: RecoveryWay[];
  onSent(recipient: Recipient): void;
}

/** The first step: asks where to send the code. */
export function RecoveryRequestForm({ form, ways, onSent }: RecoveryRequestFormProps) {
  const t = useMessages("account");
  const phoneText = usePhoneErrorText();
  const { config } = useShop();
  const { register, control, handleSubmit, formState, watch, setValue } = form;
  const { errors, isSubmitting } = formState;
  const way = watch("way");

  async function request(values: RecoveryValues) {
    const recipient = { verification_method: way, [way]: values[way].trim() };
    try {
      const { message } = await call("POST /auth/forgot-password", recipient);
      toast.success(message);
      onSent(recipient);
    } catch (error) {
      setApiErrors(form, error);
      // A code sent less than a minute ago, before a reload, is still valid.
      if (isResendTooEarly(error)) onSent(recipient);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(request)} className="flex flex-col gap-4">
      {ways.length > 1 && (
        <RadioList
          label={t("recovery.way")}
          options={[
            { value: "email", label: t("recovery.byEmail") },
            { value: "phone", label: t("recovery.byPhone") },
          ]}
          value={way}
          onChange={(value) => setValue("way", value)}
        />
      )}
      {way === "email" ? (
        <TextField
          key="email"
          {...register("email", {
            validate: fieldRule(emailError, (code) => t(`error.recoveryEmail.${code}`)),
          })}
          label={t("recovery.email")}
          error={errors.email?.message}
          isRequired
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      ) : (
        <PhoneInput
          key="phone"
          control={control}
          name="phone"
          label={t("recovery.phone")}
          validate={fieldRule(
            (text) => phoneError(text, { country: config.country, tenNationalDigits: true }),
            (code) => phoneText(code, (own) => t(`error.recoveryPhone.${own}`)),
          )}
          isRequired
        />
      )}
      <FormErrorMessage text={errors.root?.message} />
      <Button type="submit" size="lg" isBusy={isSubmitting}>
        {t("recovery.send")}
      </Button>
    </form>
  );
}
