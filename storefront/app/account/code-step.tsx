import { maskedPhone } from "@errand/ui/masked-phone.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { call } from "../api/call.ts";
import { useShop } from "../config/shop.ts";
import { stored } from "../visitor/storage.ts";
import { CodeForm } from "./code-form.tsx";
import { FirebaseCodeForm, type PhoneProof } from "./firebase/firebase-code-form.tsx";
import { restartOnExpiry } from "./restart-on-expiry.ts";
import type { SignInStep } from "./sign-in-steps.ts";
import type { SignInSteps } from "./use-sign-in-steps.ts";

interface CodeStepProps {
  step: Extract<SignInStep, { name: "otp" }>;
  steps: SignInSteps;
}

/** Asks for the code of a sign-in. */
export function CodeStep({ step: { to, pending }, steps }: CodeStepProps) {
  const t = useMessages("account");
  const { config } = useShop();
  const recipient = to === "phone" ? pending.phone && maskedPhone(pending.phone) : pending.email;
  const unnamedRecipient = t(to === "phone" ? "code.yourPhone" : "code.yourEmail");

  async function verify(otp: string) {
    const result = await call("POST /auth/verify-phone", {
      verification_type: to,
      pending_token: pending.token,
      otp,
      login_type: pending.loginType,
      guest_id: stored("guest_id") ?? undefined,
    });
    steps.continueSignIn(result, pending);
  }

  async function resend() {
    const { message } = await restartOnExpiry(
      steps,
      call("POST /auth/resend-otp", { pending_token: pending.token }),
    );
    return message;
  }

  async function verifyByFirebase(proof: PhoneProof) {
    const result = await call("PUT /auth/firebase-verify-token", {
      ...proof,
      pending_token: pending.token,
      login_type: pending.loginType,
      guest_id: stored("guest_id") ?? undefined,
    });
    steps.continueSignIn(result, pending);
  }

  if (to === "phone" && config.firebase_otp_verification === 1) {
    return <FirebaseCodeForm phone={pending.phone} onVerify={verifyByFirebase} />;
  }
  return (
    <CodeForm
      text={t(`code.${to}`, { to: recipient ?? unnamedRecipient })}
      onVerify={verify}
      onResend={resend}
    />
  );
}
