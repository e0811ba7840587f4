import { Button } from "@errand/ui/button.tsx";
import { DigitsField } from "@errand/ui/digits-field.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";

interface SecondStepFormProps {
  label: string;
  action: string;
  /** Rejects with `ApiError`, whose messages the form shows. */
  onCode(code: string): Promise<void>;
  /** Without it, there is no way back. */
  onBack?(): void;
}

/** Asks for the code of the authenticator app, which the browser may fill in. */
export function SecondStepForm({ label, action, onCode, onBack }: SecondStepFormProps) {
  const t = useMessages("console");
  const form = useValidatedForm<{ code: string }>({ defaultValues: { code: "" } });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  async function submit({ code }: { code: string }) {
    try {
      await onCode(code.replaceAll(/\s/g, ""));
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-4">
      <DigitsField
        {...register("code", {
          pattern: { value: /^(?:\s*\d){6}\s*$/, message: t("code.missing") },
          required: t("code.missing"),
        })}
        label={label}
        error={errors.code?.message}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        dir="ltr"
        isRequired
      />
      <FormErrorMessage text={errors.root?.message} />
      <Button type="submit" size="lg" isBusy={isSubmitting}>
        {action}
      </Button>
      {onBack && (
        <Button variant="quiet" onClick={onBack}>
          {t("code.back")}
        </Button>
      )}
    </form>
  );
}
