import { useForm } from "react-hook-form";
import { FormFault } from "../account/form-fault.tsx";
import { NewPasswordFields } from "../account/new-password-fields.tsx";
import { showRefusal } from "../account/show-refusal.ts";
import { Button } from "../ui/button.tsx";
import { useWords } from "../words/words.ts";
import { useProfileUpdate } from "./use-profile-update.ts";

interface Values {
  password: string;
  confirm_password: string;
}

/** A new password; every other device is signed out by it. */
export function PasswordForm({ login }: { login: string }) {
  const t = useWords("profile");
  const form = useForm<Values>({
    mode: "onTouched",
    defaultValues: { password: "", confirm_password: "" },
  });
  const { handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const update = useProfileUpdate(() => form.reset());

  async function save(values: Values) {
    try {
      await update.update({ button_type: "change_password", ...values });
    } catch (error) {
      showRefusal(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-4">
      {/* Password managers ask whose password this is. */}
      <input type="text" hidden readOnly autoComplete="username" value={login} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NewPasswordFields form={form} label={t("password.new")} />
      </div>
      <FormFault text={errors.root?.message} />
      <Button type="submit" look="outline" isBusy={isSubmitting} className="self-start">
        {t("password.save")}
      </Button>
    </form>
  );
}
