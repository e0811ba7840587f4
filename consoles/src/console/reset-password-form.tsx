import { Button } from "@errand/ui/button.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { FormProvider } from "react-hook-form";
import { type NewPassword, NewPasswordFields } from "./account/new-password-fields.tsx";
import { SentCodeField } from "./account/sent-code-field.tsx";
import { useConsole } from "./console.ts";

interface Values extends NewPassword {
  code: string;
}

interface ResetPasswordFormProps {
  /** Where the code was sent. */
  contact: string;
  onReset(): void;
}

/** Takes the code and a new password. */
export function ResetPasswordForm({ contact, onReset }: ResetPasswordFormProps) {
  const t = useMessages("own-account");
  const { api } = useConsole();
  const form = useValidatedForm<Values>({
    defaultValues: { code: "", password: "", confirm_password: "" },
  });

  async function reset({ code, ...passwords }: Values) {
    try {
      const { message } = await api.resetPassword({
        email_or_phone: contact,
        reset_token: code,
        ...passwords,
      });
      toast.success(message);
      onReset();
    } catch (error) {
      setApiErrors(form, error, { reset_token: "code" });
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(reset)} className="flex flex-col gap-4">
        <SentCodeField />
        <NewPasswordFields />
        <FormErrorMessage text={form.formState.errors.root?.message} />
        <Button type="submit" size="lg" isBusy={form.formState.isSubmitting}>
          {t("forgot.reset")}
        </Button>
      </form>
    </FormProvider>
  );
}
