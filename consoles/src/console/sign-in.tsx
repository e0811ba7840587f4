import { ApiError } from "@errand/core/api-error";
import type { DemoStaffAccount } from "@errand/core/config/config.contract";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useConsole } from "./console.ts";
import { DemoAccounts } from "./demo-accounts.tsx";
import { findSecret, useDemoStaff, usePresentCode } from "./demo-staff.ts";
import { ForgotPassword } from "./forgot-password.tsx";
import { useShopName } from "./me.queries.ts";
import { PasswordForm, type PasswordValues } from "./password-form.tsx";
import { SecondStepForm } from "./second-step-form.tsx";
import { SignInPage } from "./sign-in-page.tsx";
import { stepMs, totpCodeAt } from "./totp-code.ts";

/**
 * Asks for the password and, of accounts that have set one up, for the code of the authenticator
 * app.
 */
export function SignIn() {
  const t = useMessages("console");
  const { audience, api, session } = useConsole();
  const shop = useShopName();
  // The right password, while its owner enters the code.
  const [proved, setProved] = useState<PasswordValues | null>(null);
  const [hasForgotten, setForgotten] = useState(false);
  const demoStaff = useDemoStaff();
  const presentCode = usePresentCode(
    proved ? findSecret(demoStaff, proved.email_or_phone) : undefined,
  );

  async function provePassword(values: PasswordValues) {
    try {
      session.change((await api.signIn(values)).token);
    } catch (error) {
      if (!isCodeMissing(error)) throw error;
      setProved(values);
    }
  }

  /** A code counts once, so it may take the next one. */
  async function takeOver({ login, password, totp_secret }: DemoStaffAccount) {
    const values = { email_or_phone: login, password };
    const now = Date.now();
    for (const time of [now, now + stepMs]) {
      const code = await totpCodeAt(totp_secret, time);
      if (code === null) break;
      try {
        return session.change((await api.signIn({ ...values, code })).token);
      } catch (error) {
        if (!isCodeMissing(error)) throw error;
      }
    }
    await provePassword(values);
  }

  if (proved) {
    return (
      <SignInPage title={t("code.title")} text={t("code.text", { shop })}>
        <SecondStepForm
          label={t("code.label")}
          action={t("code.action")}
          presentCode={presentCode}
          onCode={async (code) => session.change((await api.signIn({ ...proved, code })).token)}
          onBack={() => setProved(null)}
        />
      </SignInPage>
    );
  }
  if (hasForgotten) return <ForgotPassword onBack={() => setForgotten(false)} />;
  return (
    <SignInPage
      title={t(`title.${audience}`)}
      text={session.isLost() ? t("signIn.again") : undefined}
      aside={demoStaff.length > 0 && <DemoAccounts accounts={demoStaff} onChoose={takeOver} />}
    >
      <PasswordForm onSubmit={provePassword} />
      <Button variant="quiet" onClick={() => setForgotten(true)}>
        {t("signIn.forgot")}
      </Button>
    </SignInPage>
  );
}

/** The password was right, and the account has an authenticator app with another code. */
function isCodeMissing(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ field }) => field === "code");
}
