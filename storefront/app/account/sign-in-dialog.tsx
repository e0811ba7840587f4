import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useShop } from "../config/shop.ts";
import type { PanelProps } from "../shell/panels.ts";
import { CodeStep } from "./code-step.tsx";
import { InvitedBy } from "./invited-by.tsx";
import { IsItYou } from "./is-it-you.tsx";
import { loginMode, offers } from "./login-mode.ts";
import { PhoneStep } from "./phone-step.tsx";
import { SignInWays } from "./sign-in-ways.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { StepScreen } from "./step-screen.tsx";
import { useCompleteSignIn } from "./use-complete-sign-in.ts";
import { useSignInForms } from "./use-sign-in-forms.ts";
import { useSignInSteps } from "./use-sign-in-steps.ts";
import { UserInfoForm } from "./user-info-form.tsx";

const screens = {
  signIn: { title: "signIn.title", text: "signIn.text" },
  signUp: { title: "signUp.title", text: "signUp.text" },
  phone_modal: { title: "phoneStep.title", text: "phoneStep.text" },
  is_exist_user: { title: "isItYou.title", text: "isItYou.text" },
  otp: { title: "code.title", text: null },
  user_info: { title: "userInfo.title", text: "userInfo.text" },
} as const;

/** Sign-in and sign-up with all their steps; typed values stay when going back and forth. */
export function SignInDialog({ open, onClose, input }: PanelProps<"sign-in">) {
  const t = useMessages("account");
  const { config } = useShop();
  const [mode, setMode] = useState(input.mode);
  const [prefersCode, preferCode] = useState(false);
  const [opened, setOpened] = useState(input);
  if (opened !== input) {
    setOpened(input);
    setMode(input.mode);
  }
  const forms = useSignInForms();
  const finish = useCompleteSignIn();
  const steps = useSignInSteps((result, started) => {
    forms.clear();
    onClose();
    finish(result, started, input.next);
  });

  // An account with a password can only be made where passwords are in use.
  const hasSignUp = offers(loginMode(config), "manual");
  const isSignUp = hasSignUp && mode === "sign-up";
  const { step } = steps;
  const screen = step?.name ?? (isSignUp ? "signUp" : "signIn");
  const { title, text } = screens[screen];
  return (
    <Dialog open={open} onClose={onClose} title={t(title)} text={text && t(text)}>
      <StepScreen
        name={step?.name === "otp" ? `otp ${step.to}` : screen}
        onBack={step ? steps.back : undefined}
      >
        {/* Where a new customer states a referral code. */}
        {(screen === "signUp" || screen === "user_info") && <InvitedBy />}
        {step?.name === "phone_modal" && (
          <PhoneStep form={forms.phoneStep} step={step} continueSignIn={steps.continueSignIn} />
        )}
        {step?.name === "is_exist_user" && <IsItYou step={step} steps={steps} />}
        {step?.name === "otp" && (
          <CodeStep key={`${step.pending.token} ${step.to}`} step={step} steps={steps} />
        )}
        {step?.name === "user_info" && (
          <UserInfoForm form={forms.userInfo} step={step} steps={steps} />
        )}
        {screen === "signUp" && (
          <SignUpForm form={forms.signUp} continueSignIn={steps.continueSignIn} />
        )}
        {screen === "signIn" && (
          <SignInWays
            withPassword={forms.signIn}
            withCode={forms.phoneCode}
            prefersCode={prefersCode}
            onPrefer={preferCode}
            steps={steps}
            onForgot={onClose}
          />
        )}
      </StepScreen>
      {step === null && hasSignUp && (
        <p className="mt-4 flex items-center justify-center gap-1 text-muted">
          {t(isSignUp ? "signUp.hasAccount" : "signIn.noAccount")}
          <Button
            variant="quiet"
            size="sm"
            onClick={() => setMode(isSignUp ? "sign-in" : "sign-up")}
          >
            <span className="text-accent">
              {t(isSignUp ? "signUp.toSignIn" : "signIn.toSignUp")}
            </span>
          </Button>
        </p>
      )}
    </Dialog>
  );
}
