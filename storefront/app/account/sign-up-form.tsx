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
import type { UseFormReturn } from "react-hook-form";
import { call } from "../api/call.ts";
import { useShop } from "../config/shop.ts";
import { PhoneInput } from "../forms/phone-input.tsx";
import { stored } from "../visitor/storage.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { takesReferrals } from "./referral.ts";
import { ReferralField } from "./referral-field.tsx";
import { newSignIn } from "./sign-in-steps.ts";
import { TermsField } from "./terms-field.tsx";
import type { ContinueSignIn } from "./use-sign-in-steps.ts";

export interface SignUpValues {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirm_password: string;
  ref_code: string;
  hasAccepted: boolean;
}

interface SignUpFormProps {
  form: UseFormReturn<SignUpValues>;
  continueSignIn: ContinueSignIn;
}

/** Creates an account with a password. */
export function SignUpForm({ form, continueSignIn }: SignUpFormProps) {
  const t = useMessages("account");
  const phoneText = usePhoneErrorText();
  const { config } = useShop();
  const { register, handleSubmit, control, formState, watch } = form;
  const { errors, isSubmitting } = formState;

  async function signUp({ hasAccepted: _accepted, ref_code, ...values }: SignUpValues) {
    try {
      const result = await call("POST /auth/sign-up", {
        ...values,
        ref_code: takesReferrals(config) ? ref_code.trim() || undefined : undefined,
        guest_id: stored("guest_id") ?? undefined,
      });
      continueSignIn(result, {
        ...newSignIn,
        email: values.email,
        phone: values.phone,
        isSignUp: true,
      });
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(signUp)} className="flex flex-col gap-4">
      <TextField
        {...register("name", { validate: fieldRule(nameError, (code) => t(`error.name.${code}`)) })}
        label={t("signUp.name")}
        error={errors.name?.message}
        isRequired
        autoComplete="name"
      />
      <TextField
        {...register("email", {
          validate: fieldRule(emailError, (code) => t(`error.email.${code}`)),
        })}
        label={t("signUp.email")}
        error={errors.email?.message}
        isRequired
        type="email"
        autoComplete="email"
      />
      <PhoneInput
        control={control}
        name="phone"
        label={t("signUp.phone")}
        hint={t("signUp.phoneHint")}
        validate={fieldRule(
          (text) => phoneError(text, { country: config.country }),
          (code) => phoneText(code, (own) => t(`error.phone.${own}`)),
        )}
        getsMessages
        isRequired
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NewPasswordFields form={form} label={t("signUp.password")} />
      </div>
      <ReferralField {...register("ref_code")} error={errors.ref_code?.message} />
      <TermsField control={control} name="hasAccepted" />
      <FormErrorMessage text={errors.root?.message} />
      <Button type="submit" size="lg" isBusy={isSubmitting} disabled={!watch("hasAccepted")}>
        {t("signUp.submit")}
      </Button>
    </form>
  );
}
