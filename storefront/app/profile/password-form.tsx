import type { User } from "@errand/core/account/account.contract";
import { Button } from "@errand/ui/button.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { NewPasswordFields } from "../account/new-password-fields.tsx";
import { CodeDialog } from "./code-dialog.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { useProfileUpdate } from "./use-profile-update.ts";

interface PasswordValues {
  current_password: string;
  password: string;
  confirm_password: string;
}

/**
 * Sets a new password. Requires the current one, or a code when the account has none yet. All other
 * devices are signed out.
 */
export function PasswordForm({ profile }: { profile: User }) {
  const t = useMessages("profile");
  const form = useValidatedForm<PasswordValues>({
    defaultValues: { current_password: "", password: "", confirm_password: "" },
  });
  const { handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const update = useProfileUpdate(() => form.reset());

  async function save({ current_password, ...passwords }: PasswordValues) {
    const proof = profile.has_password ? { current_password } : {};
    try {
      await update.update({ button_type: "change_password", ...passwords, ...proof });
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <>
      <form noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-4">
        {/* Tells password managers which account the password belongs to. */}
        <input
          type="text"
          hidden
          readOnly
          autoComplete="username"
          value={profile.email ?? profile.phone ?? ""}
        />
        {profile.has_password && (
          <div className="grid gap-4 sm:grid-cols-2">
            <CurrentPasswordField form={form} />
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <NewPasswordFields form={form} label={t("password.new")} />
        </div>
        <FormErrorMessage text={errors.root?.message} />
        <Button type="submit" variant="outline" isBusy={isSubmitting} className="self-start">
          {t("password.save")}
        </Button>
      </form>
      {/* Outside the form, so that submitting a dialog does not submit the form. */}
      <CodeDialog update={update} profile={profile} />
    </>
  );
}
