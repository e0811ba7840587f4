import { maskedPhone } from "@errand/ui/masked-phone.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { CodeForm } from "../account/code-form.tsx";
import { FirebaseCodeForm } from "../account/firebase/firebase-code-form.tsx";

/** A code that was sent to a contact. */
export interface SentCode {
  on: "phone" | "email";
  /** The browser has Firebase send the code. */
  isByFirebase: boolean;
}

interface SentCodeFormProps {
  sent: SentCode;
  contact: string;
  /** `session_info` identifies the code at Firebase. Rejects with the error of the server. */
  onVerify(proof: { otp: string; session_info?: string }): Promise<void>;
  /** Sends another code; resolves to the message to show. */
  onResend(): Promise<string>;
}

/** The form for a one-time code sent to a signed-in customer, by the server or by Firebase. */
export function SentCodeForm({ sent, contact, onVerify, onResend }: SentCodeFormProps) {
  const t = useMessages("profile");
  if (sent.isByFirebase) {
    return (
      <FirebaseCodeForm
        phone={contact || null}
        onVerify={({ otp, session_info }) => onVerify({ otp, session_info })}
      />
    );
  }
  return (
    <CodeForm
      key={sent.on}
      text={t("code.sent", { contact: sent.on === "phone" ? maskedPhone(contact) : contact })}
      onVerify={(otp) => onVerify({ otp })}
      onResend={onResend}
    />
  );
}
