import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { maskedPhone } from "@errand/ui/masked-phone.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import LifeBuoy from "lucide-react/icons/life-buoy";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../api/call.ts";
import { useShop } from "../config/shop.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { openPanel } from "../shell/panels.ts";
import { CodeForm } from "./code-form.tsx";
import { FirebaseCodeForm } from "./firebase/firebase-code-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { type Recipient, type RecoveryWay, recoveryWays } from "./recovery.ts";
import { RecoveryRequestForm, type RecoveryValues } from "./recovery-request-form.tsx";
import { StepScreen } from "./step-screen.tsx";

export default function ForgotPasswordPage() {
  const t = useMessages("account");
  const { config } = useShop();
  const ways = recoveryWays(config);
  return (
    <div className="page-column py-8 md:py-12">
      <PageHead title={t("recovery.title")} />
      {ways[0] ? <Recovery ways={ways} first={ways[0]} /> : <NoWay />}
    </div>
  );
}

/** Three steps (spec §4): request a code, verify it, set a new password. */
function Recovery({ ways, first }: { ways: RecoveryWay[]; first: RecoveryWay }) {
  const t = useMessages("account");
  const navigate = useNavigate();
  const [recipient, setRecipient] = useState<Recipient | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const form = useValidatedForm<RecoveryValues>({
    defaultValues: { way: first, email: "", phone: "" },
  });
  const step = recipient === null ? 1 : code === null ? 2 : 3;
  const titles = ["recovery.title", "recovery.codeTitle", "recovery.newTitle"] as const;

  function goBack() {
    if (code === null) setRecipient(null);
    setCode(null);
  }

  function finish() {
    void navigate("/home");
    openPanel("sign-in", { mode: "sign-in" });
  }

  return (
    <div className="mx-auto max-w-md rounded-panel border border-line bg-raised p-5 md:p-8">
      <p className="text-sm font-medium text-muted">{t("recovery.progress", { step })}</p>
      <h1 className="mb-2 text-2xl">{t(titles[step - 1] ?? "recovery.title")}</h1>
      <StepScreen name={String(step)} onBack={step > 1 ? goBack : undefined}>
        {recipient === null ? (
          <>
            <p className="mb-4 text-muted">{t("recovery.text")}</p>
            <RecoveryRequestForm form={form} ways={ways} onSent={setRecipient} />
          </>
        ) : code === null ? (
          <RecoveryCode recipient={recipient} onVerified={setCode} />
        ) : (
          <NewPasswordForm recipient={recipient} code={code} onSaved={finish} />
        )}
      </StepScreen>
    </div>
  );
}

function RecoveryCode({
  recipient,
  onVerified,
}: {
  recipient: Recipient;
  onVerified(code: string): void;
}) {
  const t = useMessages("account");
  const { config } = useShop();
  const { verification_method: way, email = "", phone = "" } = recipient;
  if (way === "phone" && config.firebase_otp_verification === 1) {
    return (
      <FirebaseCodeForm
        phone={phone}
        onVerify={async (proof) => {
          onVerified((await call("PUT /auth/firebase-reset-password", proof)).reset_token);
        }}
      />
    );
  }
  return (
    <CodeForm
      text={t(`code.${way}`, { to: way === "email" ? email : maskedPhone(phone) })}
      onVerify={async (reset_token) => {
        await call("POST /auth/verify-token", { ...recipient, reset_token });
        onVerified(reset_token);
      }}
      onResend={async () => (await call("POST /auth/forgot-password", recipient)).message}
    />
  );
}

function NoWay() {
  const t = useMessages("account");
  return (
    <EmptyState
      isPage
      icon={LifeBuoy}
      title={t("sorry.title")}
      text={t("sorry.text")}
      action={<LinkButton to="/help-and-support">{t("sorry.help")}</LinkButton>}
    />
  );
}
