import { useForm } from "react-hook-form";
import { type Fault, passwordFault } from "../account/faults.ts";
import { FormFault } from "../account/form-fault.tsx";
import { PasswordField } from "../account/password-field.tsx";
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
  const words = useWords("account");
  const form = useForm<Values>({
    mode: "onTouched",
    defaultValues: { password: "", confirm_password: "" },
  });
  const { register, handleSubmit, getValues, formState, trigger } = form;
  const { errors, isSubmitting, touchedFields } = formState;
  const update = useProfileUpdate(() => form.reset());
  const told = (fault: Fault | null) => fault === null || words(`fault.${fault}`);

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
      <input hidden readOnly autoComplete="username" value={login} />
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          {...register("password", {
            validate: (text) => told(passwordFault(text)),
            onChange: () => touchedFields.confirm_password && trigger("confirm_password"),
          })}
          label={t("password.new")}
          hint={words("signUp.passwordHint")}
          error={errors.password?.message}
          isRequired
          autoComplete="new-password"
        />
        <PasswordField
          {...register("confirm_password", {
            validate: (text) => told(text === getValues("password") ? null : "passwordsDiffer"),
          })}
          label={t("password.confirm")}
          error={errors.confirm_password?.message}
          isRequired
          autoComplete="new-password"
        />
      </div>
      <FormFault text={errors.root?.message} />
      <Button type="submit" look="outline" isBusy={isSubmitting} className="self-start">
        {t("password.save")}
      </Button>
    </form>
  );
}
