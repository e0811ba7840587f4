import { maxPasswordLength, nameError } from "@errand/core/account/account-validation";
import { minStaffPasswordLength } from "@errand/core/staff/staff-password";
import { Button } from "@errand/ui/button.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PasswordField } from "@errand/ui/password-field.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { call } from "../api/call.ts";
import type { StaffInvitation } from "./staff.queries.ts";

interface InvitationFormProps {
  token: string;
  invitation: StaffInvitation;
  onAccepted(): void;
}

/** Name and password of a person who accepts an invitation. */
export function InvitationForm({ token, invitation, onAccepted }: InvitationFormProps) {
  const t = useMessages("staff");
  const form = useValidatedForm({ defaultValues: { name: "", password: "" } });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const { store_name: store, role, email } = invitation;
  const least = { count: minStaffPasswordLength };

  async function accept(values: { name: string; password: string }) {
    try {
      await call("POST /store/auth/invitation/accept", { token, ...values });
      onAccepted();
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <div className="mx-auto max-w-md rounded-panel border border-line bg-raised p-5 md:p-8">
      <h1 className="mb-2 text-2xl wrap-anywhere">{t("join", { store })}</h1>
      <p className="mb-5 text-muted wrap-anywhere">{t("text", { role: role.name, email })}</p>
      <form noValidate onSubmit={handleSubmit(accept)} className="flex flex-col gap-4">
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <TextField
          {...register("name", {
            validate: fieldRule(nameError, (code) => t(`error.name.${code}`)),
          })}
          label={t("name")}
          hint={t("nameHint")}
          error={errors.name?.message}
          isRequired
          autoComplete="name"
        />
        <PasswordField
          {...register("password", {
            validate: fieldRule(passwordError, (code) => t(`error.password.${code}`, least)),
          })}
          label={t("password")}
          hint={t("passwordHint", least)}
          error={errors.password?.message}
          isRequired
          autoComplete="new-password"
        />
        <FormErrorMessage text={errors.root?.message} />
        <Button type="submit" size="lg" isBusy={isSubmitting}>
          {t("submit")}
        </Button>
      </form>
    </div>
  );
}

function passwordError(text: string): "required" | "too_short" | "too_long" | null {
  if (text === "") return "required";
  if (text.length < minStaffPasswordLength) return "too_short";
  return text.length > maxPasswordLength ? "too_long" : null;
}
