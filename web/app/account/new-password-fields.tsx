import type { UseFormRegisterReturn } from "react-hook-form";
import { useMessages } from "../messages/messages.ts";
import { type FieldError, type PasswordErrors, passwordErrors } from "./field-errors.ts";
import { PasswordField } from "./password-field.tsx";

interface NewPassword {
  password: string;
  confirm_password: string;
}

/** Of a form, whatever else it asks, what its new password needs. */
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
  faults?: PasswordErrors;
}

/** A new password, said twice alike. */
export function NewPasswordFields({
  form,
  label,
  faults = passwordErrors,
}: NewPasswordFieldsProps) {
  const t = useMessages("account");
  const { register, getValues, trigger, formState } = form;
  const { errors, touchedFields } = formState;
  const told = (fault: FieldError | null) => fault === null || t(`fault.${fault}`);
  return (
    <>
      <PasswordField
        {...register("password", {
          validate: (text) => told(faults.password(text)),
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
          validate: (text) => told(faults.repeated(text, getValues("password"))),
        })}
        label={t("signUp.confirmPassword")}
        error={errors.confirm_password?.message}
        isRequired
        autoComplete="new-password"
      />
    </>
  );
}
