import type { AuthResult } from "@errand/core/account/account.contract";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import FingerprintPattern from "lucide-react/icons/fingerprint-pattern";
import { usePasskeySignIn } from "./use-passkey-sign-in.ts";

interface PasskeyButtonProps {
  onResult(result: AuthResult): void;
  /** The field for the account is on the screen and suggests passkeys, too. */
  isSuggested: boolean;
}

export function PasskeyButton({ onResult, isSuggested }: PasskeyButtonProps) {
  const t = useMessages("account");
  const { isBusy, signIn } = usePasskeySignIn(onResult, isSuggested);
  return (
    <Button variant="outline" isBusy={isBusy} onClick={() => void signIn()}>
      {!isBusy && <FingerprintPattern aria-hidden className="size-5" />}
      {t("passkey.signIn")}
    </Button>
  );
}
