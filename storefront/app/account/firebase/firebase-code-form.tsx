import { Button } from "@errand/ui/button.tsx";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { maskedPhone } from "@errand/ui/masked-phone.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { CodeForm } from "../code-form.tsx";
import { PhoneForm } from "../phone-form.tsx";
import { useSentCode } from "./use-sent-code.ts";

/** What the server verifies with Firebase. */
export interface PhoneProof {
  session_info: string;
  phone: string;
  otp: string;
}

interface FirebaseCodeFormProps {
  /** E.164; null when the browser does not know it, so the customer enters it. */
  phone: string | null;
  /** Rejects with the error of the server. */
  onVerify(proof: PhoneProof): Promise<void>;
}

/** Has Firebase send a code to a phone, and asks for that code. */
export function FirebaseCodeForm({ phone: known, onVerify }: FirebaseCodeFormProps) {
  const [phone, setPhone] = useState(known);
  if (phone === null) return <PhoneQuestion onPhone={setPhone} />;
  return <SentCode key={phone} phone={phone} onVerify={onVerify} />;
}

function SentCode({
  phone,
  onVerify,
}: {
  phone: string;
  onVerify: (proof: PhoneProof) => Promise<void>;
}) {
  const t = useMessages("account");
  const { place, session, errorCode, send } = useSentCode(phone);
  return (
    <>
      <div ref={place} />
      {errorCode !== null && (
        <div className="flex flex-col gap-4">
          <p role="alert" className="text-bad">
            {t(`firebase.${errorCode}`)}
          </p>
          <Button size="lg" onClick={() => void send()}>
            {t("firebase.retry")}
          </Button>
        </div>
      )}
      {errorCode === null && session === null && (
        <p role="status" className="text-muted">
          {t("firebase.sending")}
        </p>
      )}
      {session !== null && (
        <CodeForm
          isElsewhere
          text={t("code.phone", { to: maskedPhone(phone) })}
          onVerify={(otp) => onVerify({ session_info: session, phone, otp })}
          onResend={async () => {
            await send();
            return t("firebase.sent");
          }}
        />
      )}
    </>
  );
}

function PhoneQuestion({ onPhone }: { onPhone: (phone: string) => void }) {
  const t = useMessages("account");
  const form = useValidatedForm({ defaultValues: { phone: "" } });
  return (
    <PhoneForm
      form={form}
      name="phone"
      label={t("firebase.phone")}
      hint={t("firebase.phoneHint")}
      submit={t("firebase.send")}
      onSubmit={({ phone }) => onPhone(phone)}
    />
  );
}
