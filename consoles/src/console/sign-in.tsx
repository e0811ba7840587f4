import { ApiError } from "@errand/core/api-error";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useConsole } from "./console.ts";
import { useShopName } from "./me.queries.ts";
import { PasswordForm, type PasswordValues } from "./password-form.tsx";
import { SecondStepForm } from "./second-step-form.tsx";
import { SignInPage } from "./sign-in-page.tsx";

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

  async function provePassword(values: PasswordValues) {
    try {
      session.change((await api.signIn(values)).token);
    } catch (error) {
      if (!isCodeMissing(error)) throw error;
      setProved(values);
    }
  }

  if (proved) {
    return (
      <SignInPage title={t("code.title")} text={t("code.text", { shop })}>
        <SecondStepForm
          label={t("code.label")}
          action={t("code.action")}
          onCode={async (code) => session.change((await api.signIn({ ...proved, code })).token)}
          onBack={() => setProved(null)}
        />
      </SignInPage>
    );
  }
  return (
    <SignInPage
      title={t(`title.${audience}`)}
      text={session.isLost() ? t("signIn.again") : undefined}
    >
      <PasswordForm onSubmit={provePassword} />
    </SignInPage>
  );
}

/** The password was right, and the account has an authenticator app. */
function isCodeMissing(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ field }) => field === "code");
}
