import { Button } from "@errand/ui/button.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { call } from "../api/call.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import type { Recipient } from "./recovery.ts";

interface NewPasswordFormProps {
  recipient: Recipient;
  /** The code that the server verified. */
  code: string;
  onSaved(): void;
}

/** The last step: sets the new password. */
export function NewPasswordForm({ recipient, code, onSaved }: NewPasswordFormProps) {
  const t = useMessages("account");
  const form = useValidatedForm({ defaultValues: { password: "", confirm_password: "" } });
  const { handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  async function save(values: { password: string; confirm_password: string }) {
    try {
      const { message } = await call("PUT /auth/reset-password", {
        ...recipient,
        ...values,
        reset_token: code,
      });
      toast.success(message);
      onSaved();
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-4">
      <p className="text-muted">{t("recovery.newText")}</p>
      {/* Tells password managers which account the password belongs to. */}
      <input
        type="text"
        hidden
        readOnly
        autoComplete="username"
        value={recipient.email ?? recipient.phone ?? ""}
      />
      <NewPasswordFields form={form} label={t("recovery.password")} messages="newPassword" />
      <FormErrorMessage text={errors.root?.message} />
      <Button type="submit" size="lg" isBusy={isSubmitting}>
        {t("recovery.save")}
      </Button>
    </form>
  );
}
