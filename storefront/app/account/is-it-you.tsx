import { passwordError } from "@errand/core/account/account-validation";
import { ApiError } from "@errand/core/api-error";
import { Button } from "@errand/ui/button.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PasswordField } from "@errand/ui/password-field.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import UserRound from "lucide-react/icons/user-round";
import { useState } from "react";
import { call } from "../api/call.ts";
import { stored } from "../visitor/storage.ts";
import { restartOnExpiry } from "./restart-on-expiry.ts";
import type { SignInStep } from "./sign-in-steps.ts";
import { StepScreen } from "./step-screen.tsx";
import type { SignInSteps } from "./use-sign-in-steps.ts";

interface IsItYouProps {
  step: Extract<SignInStep, { name: "is_exist_user" }>;
  steps: SignInSteps;
}

/**
 * An account with these details exists. "Yes" requires proof (safety 11); "No" creates another
 * account.
 */
export function IsItYou({ step: { person, pending }, steps }: IsItYouProps) {
  const t = useMessages("account");
  const [isThem, setThem] = useState(false);
  const [busy, setBusy] = useState<"no" | "code" | null>(null);
  const form = useValidatedForm({ defaultValues: { password: "" } });
  const { register, handleSubmit, formState } = form;

  async function answer(verified: "yes" | "no", password?: string) {
    const request = call("POST /auth/update-info", {
      pending_token: pending.token,
      login_type: pending.loginType,
      verified,
      password,
      guest_id: stored("guest_id") ?? undefined,
    });
    // The code goes to a contact of the account, which stays hidden until ownership is proved.
    const started = verified === "yes" ? { ...pending, email: null, phone: null } : pending;
    steps.continueSignIn(await restartOnExpiry(steps, request), started);
  }

  async function deny() {
    setBusy("no");
    try {
      await answer("no");
    } catch (error) {
      // The e-mail that the provider confirmed belongs to that account; a phone can be used instead
      // (contract 3.3).
      const isTaken =
        error instanceof ApiError && error.errors.some(({ code }) => code === "email");
      if (isTaken && pending.identity) steps.askForPhone(pending.identity);
      reportError(error);
    }
    setBusy(null);
  }

  async function sendCode() {
    setBusy("code");
    try {
      await answer("yes");
    } catch (error) {
      setApiErrors(form, error);
    }
    setBusy(null);
  }

  async function signIn({ password }: { password: string }) {
    try {
      await answer("yes", password);
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <>
      <div className="mb-4 flex items-center gap-4 rounded-card bg-sunken p-4">
        <Portrait image={person.image} />
        <p className="min-w-0 truncate text-lg font-semibold">{person.name}</p>
      </div>
      <StepScreen name={isThem ? "proof" : "question"}>
        {isThem ? (
          <form noValidate onSubmit={handleSubmit(signIn)} className="flex flex-col gap-4">
            <p className="text-muted">{t("isItYou.proof")}</p>
            <PasswordField
              {...register("password", {
                validate: fieldRule(passwordError, (code) => t(`error.password.${code}`)),
              })}
              label={t("isItYou.password")}
              error={formState.errors.password?.message}
              isRequired
              autoComplete="current-password"
            />
            <FormErrorMessage text={formState.errors.root?.message} />
            <Button type="submit" size="lg" isBusy={formState.isSubmitting}>
              {t("isItYou.signIn")}
            </Button>
            <Button variant="outline" isBusy={busy === "code"} onClick={sendCode}>
              {t("isItYou.sendCode")}
            </Button>
          </form>
        ) : (
          <div className="grid grid-cols-2 gap-3">
            <Button variant="outline" size="lg" isBusy={busy === "no"} onClick={deny}>
              {t("isItYou.no")}
            </Button>
            <Button size="lg" onClick={() => setThem(true)}>
              {t("isItYou.yes")}
            </Button>
          </div>
        )}
      </StepScreen>
    </>
  );
}

function Portrait({ image }: { image: string | null }) {
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft text-accent">
      {image ? (
        <Picture src={image} alt="" sizes="3.5rem" ratio="1/1" />
      ) : (
        <UserRound aria-hidden className="size-7" strokeWidth={1.6} />
      )}
    </span>
  );
}
