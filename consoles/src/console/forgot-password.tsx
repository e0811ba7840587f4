import { Button } from "@errand/ui/button.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { useConsole } from "./console.ts";
import { ResetPasswordForm } from "./reset-password-form.tsx";
import { SignInPage } from "./sign-in-page.tsx";

/** Sends a code to a contact, with which its owner sets a new password. */
export function ForgotPassword({ onBack }: { onBack(): void }) {
  const t = useMessages("own-account");
  const [contact, setContact] = useState<string | null>(null);
  return (
    <SignInPage
      title={t("forgot.title")}
      text={contact === null ? t("forgot.text") : t("forgot.sent", { contact })}
    >
      {contact === null ? (
        <ContactForm onSent={setContact} />
      ) : (
        <ResetPasswordForm contact={contact} onReset={onBack} />
      )}
      <Button variant="quiet" onClick={onBack}>
        {t("forgot.back")}
      </Button>
    </SignInPage>
  );
}

function ContactForm({ onSent }: { onSent(contact: string): void }) {
  const t = useMessages("own-account");
  const { api } = useConsole();
  const form = useValidatedForm({ defaultValues: { email_or_phone: "" } });
  const { register, handleSubmit, formState } = form;

  async function send({ email_or_phone }: { email_or_phone: string }) {
    try {
      const { message } = await api.forgotPassword({ email_or_phone });
      toast.success(message);
      onSent(email_or_phone.trim());
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-4">
      <TextField
        {...register("email_or_phone", { required: t("forgot.missing") })}
        label={t("forgot.contact")}
        error={formState.errors.email_or_phone?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        isRequired
      />
      <FormErrorMessage text={formState.errors.root?.message} />
      <Button type="submit" size="lg" isBusy={formState.isSubmitting}>
        {t("forgot.send")}
      </Button>
    </form>
  );
}
