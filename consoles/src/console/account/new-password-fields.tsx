import { repeatedPasswordError } from "@errand/core/account/account-validation";
import { minStaffPasswordLength } from "@errand/core/staff/staff-password";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PasswordField } from "@errand/ui/password-field.tsx";
import { useFormContext } from "react-hook-form";

export interface NewPassword {
  password: string;
  confirm_password: string;
}

/** A new password, twice. */
export function NewPasswordFields() {
  const t = useMessages("own-account");
  const { register, formState, getValues } = useFormContext<NewPassword>();
  const { errors } = formState;
  return (
    <>
      <PasswordField
        {...register("password", {
          minLength: { value: minStaffPasswordLength, message: t("password.short") },
          required: t("password.short"),
        })}
        label={t("password.new")}
        hint={t("password.rule")}
        error={errors.password?.message}
        autoComplete="new-password"
        dir="ltr"
        isRequired
      />
      <PasswordField
        {...register("confirm_password", {
          validate: (text) =>
            repeatedPasswordError(text, getValues("password")) === null || t("password.different"),
        })}
        label={t("password.again")}
        error={errors.confirm_password?.message}
        autoComplete="new-password"
        dir="ltr"
        isRequired
      />
    </>
  );
}
