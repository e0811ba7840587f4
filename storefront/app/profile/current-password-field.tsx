import { useMessages } from "@errand/ui/messages/messages.ts";
import { PasswordField } from "@errand/ui/password-field.tsx";
import type { UseFormRegisterReturn } from "react-hook-form";

/** What a form with a current password provides, whatever its other fields. */
interface ProofForm {
  register(
    name: "current_password",
    rules: { validate(text: string): true | string },
  ): UseFormRegisterReturn<"current_password">;
  formState: { errors: { current_password?: { message?: string } } };
}

/** The current password, which proves that the customer owns the account. */
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
