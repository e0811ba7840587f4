import { Button } from "@errand/ui/button.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PasswordField } from "@errand/ui/password-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { FormProvider } from "react-hook-form";
import { useConsole } from "../console.ts";
import { type NewPassword, NewPasswordFields } from "./new-password-fields.tsx";

interface Values extends NewPassword {
  current_password: string;
}

const empty: Values = { current_password: "", password: "", confirm_password: "" };

/** Changes the own password, which signs out the other devices. */
export function PasswordChange() {
  const t = useMessages("own-account");
  const { api } = useConsole();
  const form = useValidatedForm<Values>({ defaultValues: empty });
  const { register, formState } = form;

  const save = form.handleSubmit(async (values) => {
    try {
      const { message } = await api.changePassword(values);
      toast.success(message);
      form.reset(empty);
    } catch (error) {
      setApiErrors(form, error);
    }
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <p className="text-muted">{t("password.text")}</p>
        <PasswordField
          {...register("current_password", { required: t("password.missing") })}
          label={t("password.current")}
          error={formState.errors.current_password?.message}
          autoComplete="current-password"
          dir="ltr"
          isRequired
        />
        <NewPasswordFields />
        <FormErrorMessage text={formState.errors.root?.message} />
        <p>
          <Button type="submit" isBusy={formState.isSubmitting}>
            {t("password.action")}
          </Button>
        </p>
      </form>
    </FormProvider>
  );
}
