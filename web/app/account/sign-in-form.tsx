import { Controller, type UseFormReturn } from "react-hook-form";
import { call } from "../api.ts";
import { store, stored } from "../session/storage.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { TextField } from "../ui/text-field.tsx";
import { toast } from "../ui/toast.ts";
import { useWords } from "../words/words.ts";
import { DemoAccounts } from "./demo-accounts.tsx";
import { contactFault, contactKind, type Fault, passwordFault } from "./faults.ts";
import { FormFault } from "./form-fault.tsx";
import { PasswordField } from "./password-field.tsx";
import { showRefusal } from "./show-refusal.ts";
import { startSession } from "./start-session.ts";

export interface SignInValues {
  email_or_phone: string;
  password: string;
  isRemembered: boolean;
}

interface SignInFormProps {
  form: UseFormReturn<SignInValues>;
  onSignedIn(): void;
}

export function SignInForm({ form, onSignedIn }: SignInFormProps) {
  const t = useWords("account");
  const { register, handleSubmit, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const told = (fault: Fault | null) => fault === null || t(`fault.${fault}`);

  async function signIn({ email_or_phone, password, isRemembered }: SignInValues) {
    try {
      const result = await call("POST /auth/login", {
        login_type: "manual",
        email_or_phone: email_or_phone.trim(),
        field_type: contactKind(email_or_phone) ?? "email",
        password,
        guest_id: stored("guest_id") ?? undefined,
      });
      store("userDatafor", isRemembered ? { email_or_phone: email_or_phone.trim() } : null);
      if (!startSession(result)) return;
      toast.success(t("signIn.success"));
      onSignedIn();
    } catch (error) {
      showRefusal(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(signIn)} className="flex flex-col gap-4">
      <TextField
        {...register("email_or_phone", { validate: (text) => told(contactFault(text)) })}
        label={t("signIn.emailOrPhone")}
        error={errors.email_or_phone?.message}
        isRequired
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register("password", { validate: (text) => told(passwordFault(text)) })}
        label={t("signIn.password")}
        error={errors.password?.message}
        isRequired
        autoComplete="current-password"
      />
      <Controller
        control={control}
        name="isRemembered"
        render={({ field }) => (
          <Checkbox isChecked={field.value} onChange={field.onChange}>
            {t("signIn.remember")}
          </Checkbox>
        )}
      />
      <FormFault text={errors.root?.message} />
      <Button type="submit" size="lg" isBusy={isSubmitting}>
        {t("signIn.submit")}
      </Button>
      <DemoAccounts
        onChoose={({ login, password }) => {
          form.setValue("email_or_phone", login);
          form.setValue("password", password);
          void handleSubmit(signIn)();
        }}
      />
    </form>
  );
}
