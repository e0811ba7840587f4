import type { User } from "@errand/core/account/account.contract";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { SentCodeForm } from "./sent-code-form.tsx";
import type { ProfileUpdate, RequestedCode } from "./use-profile-update.ts";

interface CodeDialogProps {
  update: ProfileUpdate;
  profile: Pick<User, "email" | "phone">;
}

/**
 * Asks for the code that was sent to a contact; another one may follow (spec §4, Profile update).
 */
export function CodeDialog({ update, profile }: CodeDialogProps) {
  const t = useMessages("profile");
  const { requested } = update;
  // The last requested code stays while the dialog closes.
  const [shown, setShown] = useState<RequestedCode | null>(requested);
  if (requested && requested !== shown) setShown(requested);
  if (!shown) return null;
  const { on, change } = shown;
  const isOwnerProof = change.button_type === "change_password";
  return (
    <Dialog
      open={requested !== null}
      onClose={update.cancel}
      title={t(isOwnerProof ? "code.title.owner" : `code.title.${on}`)}
      size="sm"
    >
      <SentCodeForm
        sent={shown}
        contact={change[on] ?? profile[on] ?? ""}
        onVerify={(proof) => update.verify(shown, proof)}
        onResend={() => update.resend(shown)}
      />
    </Dialog>
  );
}
