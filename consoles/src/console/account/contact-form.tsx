import { emailError } from "@errand/core/email";
import { phoneError } from "@errand/core/phone";
import { Button } from "@errand/ui/button.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PasswordField } from "@errand/ui/password-field.tsx";
import { PhoneField } from "@errand/ui/phone-field.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { Controller, FormProvider } from "react-hook-form";
import { useConsole, useShop } from "../console.ts";
import { useReadMeAgain } from "../me.queries.ts";
import { SentCodeField } from "./sent-code-field.tsx";

export type ContactKind = "email" | "phone";

interface Values {
  contact: string;
  current_password: string;
  code: string;
}

/** Takes a new contact with the password, then the code that was sent to it. */
export function ContactForm({ kind, onClose }: { kind: ContactKind; onClose(): void }) {
  const t = useMessages("own-account");
  const { api } = useConsole();
  const { country } = useShop();
  const readMeAgain = useReadMeAgain();
  const [isSent, setSent] = useState(false);
  const form = useValidatedForm<Values>({
    defaultValues: { contact: "", current_password: "", code: "" },
  });
  const { register, control, formState } = form;
  const errors = formState.errors;
  const validate = (text: string) =>
    (kind === "email" ? emailError(text) : phoneError(text)) === null ||
    t(`contact.invalid.${kind}`);

  const save = form.handleSubmit(async ({ contact, current_password, code }) => {
    try {
      const reply = await api.changeMe({
        [kind]: contact.trim(),
        current_password,
        ...(isSent && { otp: code }),
      });
      toast.success(reply.message);
      if ("otp_send" in reply) return setSent(true);
      await readMeAgain();
      onClose();
    } catch (error) {
      setApiErrors(form, error, { [kind]: "contact", otp: "code" });
    }
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="mt-3 flex flex-col gap-4">
        {kind === "email" ? (
          <TextField
            {...register("contact", { validate })}
            type="email"
            label={t("contact.new.email")}
            error={errors.contact?.message}
            autoComplete="email"
            dir="ltr"
            readOnly={isSent}
            isRequired
          />
        ) : (
          <Controller
            control={control}
            name="contact"
            rules={{ validate }}
            render={({ field }) => (
              <PhoneField
                ref={field.ref}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                label={t("contact.new.phone")}
                country={country}
                countryLabel={t("contact.country")}
                error={errors.contact?.message}
                getsMessages
                isRequired
              />
            )}
          />
        )}
        <PasswordField
          {...register("current_password", { required: t("password.missing") })}
          label={t("password.current")}
          error={errors.current_password?.message}
          autoComplete="current-password"
          dir="ltr"
          isRequired
        />
        {isSent && <SentCodeField />}
        <FormErrorMessage text={errors.root?.message} />
        <p className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={formState.isSubmitting}>
            {t(isSent ? "contact.confirm" : "contact.send")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("cancel")}
          </Button>
        </p>
      </form>
    </FormProvider>
  );
}
