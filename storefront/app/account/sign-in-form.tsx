import { contactError, contactKind, passwordError } from "@errand/core/account/account-validation";
import { Button } from "@errand/ui/button.tsx";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PasswordField } from "@errand/ui/password-field.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { Controller, type UseFormReturn } from "react-hook-form";
import { call } from "../api/call.ts";
import { store, stored } from "../visitor/storage.ts";
import { DemoAccounts } from "./demo-accounts.tsx";
import { newSignIn } from "./sign-in-steps.ts";
import type { ContinueSignIn } from "./use-sign-in-steps.ts";

export interface SignInValues {
  email_or_phone: string;
  password: string;
  isRemembered: boolean;
}

interface SignInFormProps {
  form: UseFormReturn<SignInValues>;
  continueSignIn: ContinueSignIn;
  /** Called before the page to reset the password opens. */
  onForgot(): void;
}

/** Signs in with e-mail or phone and a password. */
export function SignInForm({ form, continueSignIn, onForgot }: SignInFormProps) {
  const t = useMessages("account");
  const { register, handleSubmit, control, formState } = form;
  const { errors, isSubmitting } = formState;

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
      continueSignIn(result, { ...newSignIn, [kind]: contact });
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(signIn)} className="flex flex-col gap-4">
      <TextField
        {...register("email_or_phone", {
          validate: fieldRule(contactError, (code) => t(`error.contact.${code}`)),
        })}
        label={t("signIn.emailOrPhone")}
        error={errors.email_or_phone?.message}
        isRequired
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register("password", {
          validate: fieldRule(passwordError, (code) => t(`error.password.${code}`)),
        })}
        label={t("signIn.password")}
        error={errors.password?.message}
        isRequired
        autoComplete="current-password"
      />
      <div className="-mx-2 flex flex-wrap items-center justify-between">
        <Controller
          control={control}
          name="isRemembered"
          render={({ field }) => (
            <Checkbox isChecked={field.value} onChange={field.onChange}>
              {t("signIn.remember")}
            </Checkbox>
          )}
        />
        <LinkButton
          variant="quiet"
          size="sm"
          to="/forgot-password"
          onClick={onForgot}
          className="px-2!"
        >
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
