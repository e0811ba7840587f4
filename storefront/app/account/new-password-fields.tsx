import { passwordError, repeatedPasswordError } from "@errand/core/account/account-validation";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PasswordField } from "@errand/ui/password-field.tsx";
import type { UseFormRegisterReturn } from "react-hook-form";

interface NewPassword {
  password: string;
  confirm_password: string;
}

/** What a form with a new password provides, whatever its other fields. */
interface PasswordForm {
  register<Name extends keyof NewPassword>(
    name: Name,
    rules: { validate(text: string): true | string; onChange?(): void },
  ): UseFormRegisterReturn<Name>;
  getValues(name: "password"): string;
  trigger(name: "confirm_password"): Promise<boolean>;
  formState: {
    errors: Partial<Record<keyof NewPassword, { message?: string }>>;
    touchedFields: { confirm_password?: boolean };
  };
}

interface NewPasswordFieldsProps {
  form: PasswordForm;
  label: string;
  /** Resetting a password has its own messages (spec §5, Forgot password). */
  messages?: "password" | "newPassword";
}

/** A new password and its repetition. */
export function NewPasswordFields({ form, label, messages = "password" }: NewPasswordFieldsProps) {
  const t = useMessages("account");
  const { register, getValues, trigger, formState } = form;
  const { errors, touchedFields } = formState;
  const isReset = messages === "newPassword";
  const repeated = isReset ? "repeatedNewPassword" : "repeatedPassword";
  return (
    <>
      <PasswordField
        {...register("password", {
          validate: fieldRule(passwordError, (code) => t(`error.${messages}.${code}`)),
          onChange: () => void (touchedFields.confirm_password && trigger("confirm_password")),
        })}
        label={label}
        hint={t("signUp.passwordHint")}
        error={errors.password?.message}
        isRequired
        autoComplete="new-password"
      />
      <PasswordField
        {...register("confirm_password", {
          validate: fieldRule(
            (text) => repeatedPasswordError(text, getValues("password"), isReset),
            (code) => t(`error.${repeated}.${code}`),
          ),
        })}
        label={t("signUp.confirmPassword")}
        error={errors.confirm_password?.message}
        isRequired
        autoComplete="new-password"
      />
    </>
  );
}
