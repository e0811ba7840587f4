import { useForm } from "react-hook-form";
import { call } from "../api/call.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast.ts";
import { recoveryPasswordErrors } from "./field-errors.ts";
import { FormErrorMessage } from "./form-error-message.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import type { Recipient } from "./recovery.ts";
import { showApiError } from "./show-api-error.ts";

interface NewPasswordFormProps {
  recipient: Recipient;
  /** The code that was found right. */
  code: string;
  onSaved(): void;
}

/** Last step: the password is set anew. */
export function NewPasswordForm({ recipient, code, onSaved }: NewPasswordFormProps) {
  const t = useMessages("account");
  const form = useForm({
    mode: "onTouched",
    defaultValues: { password: "", confirm_password: "" },
  });
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
      showApiError(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-4">
      <p className="text-muted">{t("recovery.newText")}</p>
      {/* Password managers keep the password with whom it belongs to. */}
      <input
        type="text"
        hidden
        readOnly
        autoComplete="username"
        value={recipient.email ?? recipient.phone ?? ""}
      />
      <NewPasswordFields
        form={form}
        label={t("recovery.password")}
        faults={recoveryPasswordErrors}
      />
      <FormErrorMessage text={errors.root?.message} />
      <Button type="submit" size="lg" isBusy={isSubmitting}>
        {t("recovery.save")}
      </Button>
    </form>
  );
}
