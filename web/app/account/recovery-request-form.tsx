import type { UseFormReturn } from "react-hook-form";
import { call } from "../api/call.ts";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { RadioList } from "../ui/radio-list.tsx";
import { TextField } from "../ui/text-field.tsx";
import { toast } from "../ui/toast.ts";
import { recoveryEmailError } from "./field-errors.ts";
import { FormErrorMessage } from "./form-error-message.tsx";
import { PhoneInput } from "./phone-input.tsx";
import type { Recipient, RecoveryWay } from "./recovery.ts";
import { recoveryPhoneError } from "./recovery-phone.ts";
import { showApiError } from "./show-api-error.ts";
import { isTooEarly } from "./too-early.ts";

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

/** First step: where the code should go. */
export function RecoveryRequestForm({ form, ways, onSent }: RecoveryRequestFormProps) {
  const t = useMessages("account");
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
      showApiError(form, error);
      // Sent a moment ago, before the page was loaded anew or left: it can still be typed.
      if (isTooEarly(error)) onSent(recipient);
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
            validate: (text) => {
              const fault = recoveryEmailError(text);
              return fault === null || t(`fault.${fault}`);
            },
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
          fault={(text) => recoveryPhoneError(text, config.country)}
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
