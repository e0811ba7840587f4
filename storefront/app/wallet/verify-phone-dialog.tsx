import { ApiError } from "@errand/core/api-error";
import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { maskedPhone } from "@errand/ui/masked-phone.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CodeForm } from "../account/code-form.tsx";
import { FirebaseCodeForm } from "../account/firebase/firebase-code-form.tsx";
import { isResendTooEarly } from "../account/resend-too-early.ts";
import { call } from "../api/call.ts";
import { everyScope } from "../api/queries.ts";
import { useShop } from "../config/shop.ts";

interface VerifyPhoneDialogProps {
  open: boolean;
  onClose(): void;
  /** The phone of the account, in E.164; null without one. */
  phone: string | null;
  onVerified(): void;
}

/** Verifies the phone of the account by a code, for the wallet (contract 3.7). */
export function VerifyPhoneDialog({ open, onClose, phone, onVerified }: VerifyPhoneDialogProps) {
  const t = useMessages("wallet");
  return (
    <Dialog open={open} onClose={onClose} title={t("phone.title")} size="sm">
      {phone === null ? (
        <div className="flex flex-col gap-4">
          <p className="text-muted">{t("phone.missing")}</p>
          <LinkButton to="/profile?page=profile-settings" size="lg" onClick={onClose}>
            {t("phone.add")}
          </LinkButton>
        </div>
      ) : (
        <Steps phone={phone} onVerified={onVerified} />
      )}
    </Dialog>
  );
}

/** First says why a code is needed, then asks for it. */
function Steps({ phone, onVerified }: { phone: string; onVerified: () => void }) {
  const t = useMessages("wallet");
  const client = useQueryClient();
  const { config } = useShop();
  const isByFirebase = config.firebase_otp_verification === 1;
  const [isSent, setSent] = useState(false);
  const [isSending, setSending] = useState(false);
  const contact = maskedPhone(phone);

  const requestCode = () => call("POST /customer/wallet/send-otp", { phone });

  async function send() {
    if (isByFirebase) return setSent(true);
    setSending(true);
    try {
      await requestCode();
      setSent(true);
    } catch (error) {
      if (error instanceof ApiError && error.find("phone_verified")) return finish();
      // The code sent less than a minute ago, before the dialog was closed, is still valid.
      if (isResendTooEarly(error)) setSent(true);
      reportError(error);
    }
    setSending(false);
  }

  async function verify(code: string) {
    const { message } = await call("POST /customer/wallet/verify-otp", {
      phone,
      reset_token: code,
    });
    toast.success(message);
    await finish();
  }

  /** Firebase's codes are checked where the profile's are. */
  async function verifyByFirebase(proof: { otp: string; session_info: string }) {
    await call("POST /customer/update-profile", {
      button_type: "phone",
      verification_on: "phone",
      verification_medium: "firebase",
      ...proof,
    });
    await finish();
  }

  async function finish() {
    await client.invalidateQueries(everyScope("GET /customer/info"));
    onVerified();
  }

  if (!isSent) {
    return (
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t("phone.why", { phone: contact })}</p>
        <Button size="lg" variant="accent" isBusy={isSending} onClick={() => void send()}>
          {t("phone.send")}
        </Button>
      </div>
    );
  }
  if (isByFirebase) {
    return (
      <FirebaseCodeForm
        phone={phone}
        onVerify={({ otp, session_info }) => verifyByFirebase({ otp, session_info })}
      />
    );
  }
  return (
    <CodeForm
      text={t("phone.sent", { phone: contact })}
      onVerify={verify}
      onResend={async () => (await requestCode()).message}
    />
  );
}
