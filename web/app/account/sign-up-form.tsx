import { Controller, type UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { call } from "../api.ts";
import { useShop } from "../config/shop.ts";
import { stored } from "../session/storage.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { TextField } from "../ui/text-field.tsx";
import { toast } from "../ui/toast.ts";
import { useWords } from "../words/words.ts";
import { emailFault, type Fault, nameFault, passwordFault, phoneFault } from "./faults.ts";
import { FormFault } from "./form-fault.tsx";
import { PasswordField } from "./password-field.tsx";
import { showRefusal } from "./show-refusal.ts";
import { startSession } from "./start-session.ts";

export interface SignUpValues {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirm_password: string;
  ref_code: string;
  hasAccepted: boolean;
}

interface SignUpFormProps {
  form: UseFormReturn<SignUpValues>;
  /** Where to go afterwards. */
  next: string;
  onSignedUp(): void;
}

export function SignUpForm({ form, next, onSignedUp }: SignUpFormProps) {
  const t = useWords("account");
  const { config } = useShop();
  const navigate = useNavigate();
  const { register, handleSubmit, control, formState, watch, getValues } = form;
  const { errors, isSubmitting, touchedFields, isSubmitted } = formState;
  const told = (fault: Fault | null) => fault === null || t(`fault.${fault}`);
  const hasAccepted = watch("hasAccepted");
  const takesReferrals = config.customer_wallet_status === 1 && config.ref_earning_status === 1;

  async function signUp({ hasAccepted: _accepted, ref_code, ...values }: SignUpValues) {
    try {
      const result = await call("POST /auth/sign-up", {
        ...values,
        ref_code: takesReferrals && ref_code.trim() !== "" ? ref_code.trim() : undefined,
        guest_id: stored("guest_id") ?? undefined,
      });
      if (!startSession(result)) return;
      toast.success(t("signUp.success"));
      onSignedUp();
      navigate(next);
    } catch (error) {
      showRefusal(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(signUp)} className="flex flex-col gap-4">
      <TextField
        {...register("name", { validate: (text) => told(nameFault(text)) })}
        label={t("signUp.name")}
        error={errors.name?.message}
        isRequired
        autoComplete="name"
      />
      <TextField
        {...register("email", { validate: (text) => told(emailFault(text)) })}
        label={t("signUp.email")}
        error={errors.email?.message}
        isRequired
        type="email"
        autoComplete="email"
      />
      <TextField
        {...register("phone", { validate: (text) => told(phoneFault(text)) })}
        label={t("signUp.phone")}
        hint={t("signUp.phoneHint")}
        error={errors.phone?.message}
        isRequired
        type="tel"
        autoComplete="tel"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          {...register("password", {
            validate: (text) => told(passwordFault(text)),
            deps: "confirm_password",
          })}
          label={t("signUp.password")}
          hint={t("signUp.passwordHint")}
          error={errors.password?.message}
          isRequired
          autoComplete="new-password"
        />
        <PasswordField
          {...register("confirm_password", {
            validate: (text) => told(text === getValues("password") ? null : "passwordsDiffer"),
          })}
          label={t("signUp.confirmPassword")}
          error={errors.confirm_password?.message}
          isRequired
          autoComplete="new-password"
        />
      </div>
      {takesReferrals && (
        <TextField
          {...register("ref_code")}
          label={t("signUp.refCode")}
          error={errors.ref_code?.message}
          autoComplete="off"
        />
      )}
      <div>
        <Controller
          control={control}
          name="hasAccepted"
          render={({ field }) => (
            <Checkbox
              isChecked={field.value}
              onChange={(isChecked) => {
                field.onChange(isChecked);
                field.onBlur();
              }}
            >
              {t("signUp.terms")}
            </Checkbox>
          )}
        />
        {!hasAccepted && (touchedFields.hasAccepted || isSubmitted) && (
          <p role="alert" className="px-2 text-sm font-medium text-bad">
            {t("fault.terms")}
          </p>
        )}
      </div>
      <FormFault text={errors.root?.message} />
      <Button type="submit" size="lg" isBusy={isSubmitting} disabled={!hasAccepted}>
        {t("signUp.submit")}
      </Button>
    </form>
  );
}
