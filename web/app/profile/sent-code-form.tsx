import { CodeForm } from "../account/code-form.tsx";
import { FirebaseCodeForm } from "../account/firebase/firebase-code-form.tsx";
import { useMessages } from "../messages/messages.ts";
import { maskedPhone } from "../ui/masked-phone.ts";

/** A code that is on its way to a contact. */
export interface SentCode {
  on: "phone" | "email";
  /** Firebase sends it at the browser's request. */
  isByFirebase: boolean;
}

interface SentCodeFormProps {
  sent: SentCode;
  contact: string;
  /** `session_info` names the code among Firebase's. Throws what the server refuses. */
  onVerify(proof: { otp: string; session_info?: string }): Promise<void>;
  /** Sends another code; resolves to the message to show. */
  onResend(): Promise<string>;
}

/** The form for a one-time code sent to a signed-in customer, by us or by Firebase. */
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
