import { Controller, type UseFormReturn } from "react-hook-form";
import { call } from "../api/call.ts";
import { store, stored } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import { contactError, contactKind, type FieldError, passwordError } from "./field-errors.ts";
import { FormErrorMessage } from "./form-error-message.tsx";
import { PasswordField } from "./password-field.tsx";
import { showApiError } from "./show-api-error.ts";
import { fresh } from "./sign-in-steps.ts";
import type { ContinueSignIn } from "./use-sign-in-steps.ts";

export interface SignInValues {
  email_or_phone: string;
  password: string;
  isRemembered: boolean;
}

interface SignInFormProps {
  form: UseFormReturn<SignInValues>;
  goOn: ContinueSignIn;
  /** The page where a forgotten password is set anew is about to open. */
  onForgot(): void;
}

/** Signing in with e-mail or phone and a password. */
export function SignInForm({ form, goOn, onForgot }: SignInFormProps) {
  const t = useMessages("account");
  const { register, handleSubmit, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const told = (fault: FieldError | null) => fault === null || t(`fault.${fault}`);

  async function signIn({ email_or_phone, password, isRemembered }: SignInValues) {
    try {
      const contact = email_or_phone.trim();
      const kind = contactKind(contact) ?? "email";
      const result = await call("POST /auth/login", {
        login_type: "manual",
        email_or_phone: contact,
        field_type: kind,
        password,
        guest_id: stored("guest_id") ?? undefined,
      });
      store("userDatafor", isRemembered ? { email_or_phone: contact } : null);
      goOn(result, { ...fresh, [kind]: contact });
    } catch (error) {
      showApiError(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(signIn)} className="flex flex-col gap-4">
      <TextField
        {...register("email_or_phone", { validate: (text) => told(contactError(text)) })}
        label={t("signIn.emailOrPhone")}
        error={errors.email_or_phone?.message}
        isRequired
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register("password", { validate: (text) => told(passwordError(text)) })}
        label={t("signIn.password")}
        error={errors.password?.message}
        isRequired
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center justify-between">
        <Controller
          control={control}
          name="isRemembered"
          render={({ field }) => (
            <Checkbox isChecked={field.value} onChange={field.onChange}>
              {t("signIn.remember")}
            </Checkbox>
          )}
        />
        <LinkButton variant="quiet" size="sm" to="/forgot-password" onClick={onForgot}>
          {t("signIn.forgot")}
        </LinkButton>
      </div>
      <FormErrorMessage text={errors.root?.message} />
      <Button type="submit" size="lg" isBusy={isSubmitting}>
        {t("signIn.submit")}
      </Button>
      <DemoAccounts
        onChoose={({ login, password }) => {
          form.setValue("email_or_phone", login);
          form.setValue("password", password);
          void handleSubmit(signIn)();
        }}
      />
    </form>
  );
}
