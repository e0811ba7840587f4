import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "../account/password-field.tsx";
import { useMessages } from "../messages/messages.ts";

/** Of a form, whatever else it asks, what its present password needs. */
interface ProofForm {
  register(
    name: "current_password",
    rules: { validate(text: string): true | string },
  ): UseFormRegisterReturn<"current_password">;
  formState: { errors: { current_password?: { message?: string } } };
}

/** The password there is, which shows that the customer owns the account. */
export function CurrentPasswordField({ form }: { form: ProofForm }) {
  const t = useMessages("profile");
  return (
    <PasswordField
      {...form.register("current_password", {
        validate: (text) => text !== "" || t("password.currentRequired"),
      })}
      label={t("password.current")}
      error={form.formState.errors.current_password?.message}
      isRequired
      autoComplete="current-password"
      maxLength={128}
    />
  );
}
