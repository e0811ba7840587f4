import { nameError } from "@errand/core/account/account-validation";
import { emailError } from "@errand/core/email";
import { phoneError } from "@errand/core/phone";
import { Button } from "@errand/ui/button.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { usePhoneErrorText } from "@errand/ui/forms/phone-error-text.ts";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { call } from "../api/call.ts";
import { useShop } from "../config/shop.ts";
import { PhoneInput } from "../forms/phone-input.tsx";
import { stored } from "../visitor/storage.ts";
import { takesReferrals } from "./referral.ts";
import { ReferralField } from "./referral-field.tsx";
import { restartOnExpiry } from "./restart-on-expiry.ts";
import type { SignInStep } from "./sign-in-steps.ts";
import type { SignInSteps } from "./use-sign-in-steps.ts";

export interface UserInfoValues {
  name: string;
  email: string;
  phone: string;
  ref_code: string;
}

interface UserInfoFormProps {
  form: UseFormReturn<UserInfoValues>;
  step: Extract<SignInStep, { name: "user_info" }>;
  steps: SignInSteps;
}

/** Asks a new customer for the name and the missing contact. */
export function UserInfoForm({ form, step: { pending }, steps }: UserInfoFormProps) {
  const t = useMessages("account");
  const phoneText = usePhoneErrorText();
  const { config } = useShop();
  const { register, control, handleSubmit, formState, getValues, setValue } = form;
  const { errors, isSubmitting } = formState;
  const filled = (text: string) => text.trim() || undefined;
  const missing = pending.email === null ? "email" : "phone";

  const stated = pending.identity?.name;
  useEffect(() => {
    if (stated !== undefined && getValues("name") === "") setValue("name", stated);
  }, [stated, getValues, setValue]);

  async function save({ name, ref_code, ...contacts }: UserInfoValues) {
    const request = call("POST /auth/update-info", {
      pending_token: pending.token,
      login_type: pending.loginType,
      name: name.trim(),
      [missing]: filled(contacts[missing]),
      ref_code: takesReferrals(config) ? filled(ref_code) : undefined,
      guest_id: stored("guest_id") ?? undefined,
    });
    try {
      steps.continueSignIn(await restartOnExpiry(steps, request), pending);
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-4">
      <TextField
        {...register("name", { validate: fieldRule(nameError, (code) => t(`error.name.${code}`)) })}
        label={t("userInfo.name")}
        error={errors.name?.message}
        isRequired
        autoComplete="name"
      />
      {missing === "email" ? (
        <TextField
          {...register("email", {
            validate: fieldRule(
              (text) => (filled(text) ? emailError(text) : null),
              (code) => t(`error.email.${code}`),
            ),
          })}
          label={t("userInfo.email")}
          error={errors.email?.message}
          type="email"
          autoComplete="email"
        />
      ) : (
        <PhoneInput
          control={control}
          name="phone"
          label={t("userInfo.phone")}
          validate={fieldRule(
            (text) => (filled(text) ? phoneError(text, { country: config.country }) : null),
            (code) => phoneText(code, (own) => t(`error.phone.${own}`)),
          )}
          getsMessages
        />
      )}
      <ReferralField {...register("ref_code")} error={errors.ref_code?.message} />
      <FormErrorMessage text={errors.root?.message} />
      <Button type="submit" size="lg" isBusy={isSubmitting}>
        {t("userInfo.submit")}
      </Button>
    </form>
  );
}
