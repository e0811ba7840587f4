import type { UseFormReturn } from "react-hook-form";
import { call } from "../api.ts";
import { reportError } from "../report-error.ts";
import { stored } from "../session/storage.ts";
import { Button } from "../ui/button.tsx";
import { useWords } from "../words/words.ts";
import { codePhoneFault } from "./faults.ts";
import { FormFault } from "./form-fault.tsx";
import { PhoneInput } from "./phone-input.tsx";
import { showRefusal } from "./show-refusal.ts";
import { fresh } from "./sign-in-steps.ts";
import { isTooEarly } from "./too-early.ts";
import type { SignInSteps } from "./use-sign-in-steps.ts";

export interface PhoneCodeValues {
  /** The phone, under the wire's name, so that a refusal finds its field. */
  email_or_phone: string;
}

interface PhoneCodeFormProps {
  form: UseFormReturn<PhoneCodeValues>;
  steps: SignInSteps;
}

/** Signing in by a code that is sent to a phone, known or new. */
export function PhoneCodeForm({ form, steps }: PhoneCodeFormProps) {
  const t = useWords("account");
  const { control, handleSubmit, formState } = form;

  async function sendCode({ email_or_phone }: PhoneCodeValues) {
    try {
      const result = await call("POST /auth/login", {
        login_type: "otp",
        email_or_phone,
        field_type: "phone",
        guest_id: stored("guest_id") ?? undefined,
      });
      steps.goOn(result, { ...fresh, phone: email_or_phone });
    } catch (error) {
      // Who went back a moment ago: that code is still good.
      if (isTooEarly(error) && steps.resume(email_or_phone)) reportError(error);
      else showRefusal(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(sendCode)} className="flex flex-col gap-4">
      <PhoneInput
        control={control}
        name="email_or_phone"
        label={t("signIn.phone")}
        hint={t("signIn.codeText")}
        fault={codePhoneFault}
        isRequired
      />
      <FormFault text={formState.errors.root?.message} />
      <Button type="submit" size="lg" isBusy={formState.isSubmitting}>
        {t("signIn.sendCode")}
      </Button>
    </form>
  );
}
