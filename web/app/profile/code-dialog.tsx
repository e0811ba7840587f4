import { useState } from "react";
import { CodeForm } from "../account/code-form.tsx";
import { FirebaseCodeForm } from "../account/firebase/firebase-code-form.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { maskedPhone } from "../ui/masked-phone.ts";
import { useWords } from "../words/words.ts";
import type { AskedCode, ProfileUpdate } from "./use-profile-update.ts";

/** Asks for the code that was sent to a contact; another one may follow (spec §4, Profile update). */
export function CodeDialog({ update }: { update: ProfileUpdate }) {
  const t = useWords("profile");
  const { asked } = update;
  // What was asked for last stays while the dialog closes.
  const [shown, setShown] = useState<AskedCode | null>(asked);
  if (asked && asked !== shown) setShown(asked);
  if (!shown) return null;
  const { on, change, isByFirebase } = shown;
  const contact = change[on] ?? "";
  return (
    <Dialog open={asked !== null} onClose={update.giveUp} title={t(`code.title.${on}`)} size="sm">
      {isByFirebase ? (
        <FirebaseCodeForm
          phone={change.phone ?? null}
          onVerify={({ otp, session_info }) => update.verify(shown, { otp, session_info })}
        />
      ) : (
        <CodeForm
          key={on}
          text={t("code.sent", { contact: on === "phone" ? maskedPhone(contact) : contact })}
          onVerify={(otp) => update.verify(shown, { otp })}
          onResend={() => update.resend(shown)}
        />
      )}
    </Dialog>
  );
}
