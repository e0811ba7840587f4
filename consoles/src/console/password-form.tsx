import { Button } from "@errand/ui/button.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PasswordField } from "@errand/ui/password-field.tsx";
import { TextField } from "@errand/ui/text-field.tsx";

export interface PasswordValues {
  email_or_phone: string;
  password: string;
}

/** `onSubmit` rejects with `ApiError`, whose messages the form shows. */
export function PasswordForm({ onSubmit }: { onSubmit(values: PasswordValues): Promise<void> }) {
  const t = useMessages("console");
  const form = useValidatedForm<PasswordValues>({
    defaultValues: { email_or_phone: "", password: "" },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  async function submit(values: PasswordValues) {
    try {
      await onSubmit(values);
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-4">
      <TextField
        {...register("email_or_phone", { required: t("signIn.missing.contact") })}
        label={t("signIn.contact")}
        error={errors.email_or_phone?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        isRequired
      />
      <PasswordField
        {...register("password", { required: t("signIn.missing.password") })}
        label={t("signIn.password")}
        error={errors.password?.message}
        autoComplete="current-password"
        dir="ltr"
        isRequired
      />
      <FormErrorMessage text={errors.root?.message} />
      <Button type="submit" size="lg" isBusy={isSubmitting}>
        {t("signIn.action")}
      </Button>
    </form>
  );
}
