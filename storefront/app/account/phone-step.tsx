import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { UseFormReturn } from "react-hook-form";
import { call } from "../api/call.ts";
import { stored } from "../visitor/storage.ts";
import { PhoneForm } from "./phone-form.tsx";
import { newSignIn, type SignInStep } from "./sign-in-steps.ts";
import type { ContinueSignIn } from "./use-sign-in-steps.ts";

export interface PhoneStepValues {
  phone: string;
}

interface PhoneStepProps {
  form: UseFormReturn<PhoneStepValues>;
  step: Extract<SignInStep, { name: "phone_modal" }>;
  continueSignIn: ContinueSignIn;
}

/** Asks for a phone when the provider gives no e-mail (spec §4, Social login). */
export function PhoneStep({ form, step: { identity }, continueSignIn }: PhoneStepProps) {
  const t = useMessages("account");

  async function register({ phone }: PhoneStepValues) {
    const { name, ...proof } = identity;
    try {
      const result = await call("POST /auth/social-register", {
        ...proof,
        phone,
        login_type: "social",
        guest_id: stored("guest_id") ?? undefined,
      });
      continueSignIn(result, { ...newSignIn, phone, identity });
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <PhoneForm
      form={form}
      name="phone"
      label={t("phoneStep.phone")}
      submit={t("phoneStep.submit")}
      onSubmit={register}
    />
  );
}
