import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import KeyRound from "lucide-react/icons/key-round";
import MessageSquareText from "lucide-react/icons/message-square-text";
import type { UseFormReturn } from "react-hook-form";
import { useShop } from "../config/shop.ts";
import { loginMode, offers } from "./login-mode.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { passkeySupport } from "./passkeys.ts";
import { PhoneCodeForm, type PhoneCodeValues } from "./phone-code-form.tsx";
import { SignInForm, type SignInValues } from "./sign-in-form.tsx";
import { newSignIn } from "./sign-in-steps.ts";
import { SocialButtons } from "./social/social-buttons.tsx";
import type { SignInSteps } from "./use-sign-in-steps.ts";

interface SignInWaysProps {
  withPassword: UseFormReturn<SignInValues>;
  withCode: UseFormReturn<PhoneCodeValues>;
  /** Shows the code form rather than the password form where the shop offers both. */
  prefersCode: boolean;
  onPrefer(code: boolean): void;
  steps: SignInSteps;
  onForgot(): void;
}

/** Every way to sign in that the shop offers; one form is shown at a time. */
export function SignInWays(props: SignInWaysProps) {
  const { withPassword, withCode, prefersCode, onPrefer, steps, onForgot } = props;
  const t = useMessages("account");
  const { config } = useShop();
  const mode = loginMode(config);
  const hasBoth = offers(mode, "otp") && offers(mode, "manual");
  const isByCode = hasBoth ? prefersCode : offers(mode, "otp");
  const hasForm = isByCode || offers(mode, "manual");
  const hasPasskeys = passkeySupport() === "available";
  const hasAlternative = hasBoth || (hasForm && (hasPasskeys || offers(mode, "social")));
  return (
    <div className="flex flex-col gap-4">
      {isByCode && <PhoneCodeForm form={withCode} steps={steps} />}
      {hasForm && !isByCode && (
        <SignInForm form={withPassword} continueSignIn={steps.continueSignIn} onForgot={onForgot} />
      )}
      {hasAlternative && <Or />}
      {hasPasskeys && (
        <PasskeyButton
          onResult={(result) => steps.continueSignIn(result, newSignIn)}
          isSuggested={hasForm && !isByCode}
        />
      )}
      {hasBoth && (
        <Button variant="outline" onClick={() => onPrefer(!isByCode)}>
          {isByCode ? (
            <KeyRound aria-hidden className="size-5" />
          ) : (
            <MessageSquareText aria-hidden className="size-5" />
          )}
          {t(isByCode ? "signIn.toPassword" : "signIn.toCode")}
        </Button>
      )}
      {offers(mode, "social") && (
        <SocialButtons
          onResult={(result, identity) =>
            steps.continueSignIn(result, { ...newSignIn, email: identity.email ?? null, identity })
          }
          onPhoneNeeded={steps.askForPhone}
        />
      )}
    </div>
  );
}

function Or() {
  const t = useMessages("account");
  return (
    <p className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {t("signIn.or")}
    </p>
  );
}
