import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import type { UseFormReturn } from "react-hook-form";
import { call } from "../api/call.ts";
import { stored } from "../visitor/storage.ts";
import { PhoneForm } from "./phone-form.tsx";
import { isResendTooEarly } from "./resend-too-early.ts";
import { newSignIn } from "./sign-in-steps.ts";
import type { SignInSteps } from "./use-sign-in-steps.ts";

export interface PhoneCodeValues {
  /** The phone, named as the parameter so that the server's error finds its field. */
  email_or_phone: string;
}

interface PhoneCodeFormProps {
  form: UseFormReturn<PhoneCodeValues>;
  steps: SignInSteps;
}

/** Signs in with a code sent to a phone, of a known or a new customer. */
export function PhoneCodeForm({ form, steps }: PhoneCodeFormProps) {
  const t = useMessages("account");

  async function sendCode({ email_or_phone }: PhoneCodeValues) {
    try {
      const result = await call("POST /auth/login", {
        login_type: "otp",
        email_or_phone,
        field_type: "phone",
        guest_id: stored("guest_id") ?? undefined,
      });
      steps.continueSignIn(result, { ...newSignIn, phone: email_or_phone });
    } catch (error) {
      // After going back, the code sent before is still valid.
      if (isResendTooEarly(error) && steps.resume(email_or_phone)) reportError(error);
      else setApiErrors(form, error);
    }
  }

  return (
    <PhoneForm
      form={form}
      name="email_or_phone"
      label={t("signIn.phone")}
      hint={t("signIn.codeText")}
      submit={t("signIn.sendCode")}
      onSubmit={sendCode}
    />
  );
}
