import type { AuthResult } from "@errand/core/account/account.contract";
import { ApiError } from "@errand/core/api-error";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "../api/call.ts";
import { stored } from "../visitor/storage.ts";
import { askForPasskey, suggestPasskey } from "./passkeys.ts";

const loadOptions = () => call("POST /auth/passkey-options");

/**
 * Signs in with a passkey: `signIn` opens the dialog of the browser. While `isSuggested`, the field
 * for the account suggests passkeys as well. Cancelling changes nothing.
 */
export function usePasskeySignIn(onResult: (result: AuthResult) => void, isSuggested: boolean) {
  const t = useMessages("account");
  const [isBusy, setBusy] = useState(false);

  async function continueWith(question: ReturnType<typeof askForPasskey>) {
    try {
      const credential = await question;
      if (!credential) return;
      const guest_id = stored("guest_id") ?? undefined;
      onResult(await call("POST /auth/passkey-login", { credential, guest_id }));
    } catch (error) {
      if (error instanceof ApiError) reportError(error);
      else toast.error(t("passkey.failed"));
    }
  }

  const suggest = useEffectEvent((signal: AbortSignal) => {
    // The button still works when there are no suggestions, so that is no error to show.
    void continueWith(suggestPasskey(loadOptions, signal).catch(() => null));
  });

  useEffect(() => {
    if (!isSuggested) return;
    const shown = new AbortController();
    suggest(shown.signal);
    return () => shown.abort();
  }, [isSuggested]);

  async function signIn() {
    setBusy(true);
    await continueWith(askForPasskey(loadOptions));
    setBusy(false);
  }

  return { isBusy, signIn };
}
