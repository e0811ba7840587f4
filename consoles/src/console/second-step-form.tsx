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
  /** In a demo: what the app shows now, which one press enters. */
  presentCode?: string | null;
  /** Without it, there is no way back. */
  onBack?(): void;
}

/** Asks for the code of the authenticator app, which the browser may fill in. */
export function SecondStepForm({
  label,
  action,
  onCode,
  presentCode = null,
  onBack,
}: SecondStepFormProps) {
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

  function enter(code: string) {
    form.setValue("code", code);
    void handleSubmit(submit)();
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
      {presentCode !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
          <p className="text-sm">{t("code.demo", { code: presentCode })}</p>
          <Button variant="outline" size="sm" onClick={() => enter(presentCode)}>
            {t("code.use")}
          </Button>
        </div>
      )}
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
