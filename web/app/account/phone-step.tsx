import type { UseFormReturn } from "react-hook-form";
import { call } from "../api.ts";
import { stored } from "../session/storage.ts";
import { Button } from "../ui/button.tsx";
import { useWords } from "../words/words.ts";
import { codePhoneFault } from "./faults.ts";
import { FormFault } from "./form-fault.tsx";
import { PhoneInput } from "./phone-input.tsx";
import { showRefusal } from "./show-refusal.ts";
import { fresh, type Step } from "./sign-in-steps.ts";
import type { GoOn } from "./use-sign-in-steps.ts";

export interface PhoneStepValues {
  phone: string;
}

interface PhoneStepProps {
  form: UseFormReturn<PhoneStepValues>;
  step: Extract<Step, { name: "phone_modal" }>;
  goOn: GoOn;
}

/** A phone for whom the provider told no e-mail of (spec §4, Social login). */
export function PhoneStep({ form, step: { identity }, goOn }: PhoneStepProps) {
  const t = useWords("account");
  const { control, handleSubmit, formState } = form;

  async function register({ phone }: PhoneStepValues) {
    try {
      const result = await call("POST /auth/social-register", {
        ...identity,
        phone,
        login_type: "social",
        guest_id: stored("guest_id") ?? undefined,
      });
      goOn(result, { ...fresh, phone, identity });
    } catch (error) {
      showRefusal(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(register)} className="flex flex-col gap-4">
      <PhoneInput
        control={control}
        name="phone"
        label={t("phoneStep.phone")}
        fault={codePhoneFault}
        isRequired
      />
      <FormFault text={formState.errors.root?.message} />
      <Button type="submit" size="lg" isBusy={formState.isSubmitting}>
        {t("phoneStep.submit")}
      </Button>
    </form>
  );
}
