import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { useState } from "react";
import type { ProfileUpdate } from "./use-profile-update.ts";

interface VerifyContactProps {
  on: "email" | "phone";
  /** The contact saved in the account. */
  contact: string;
  update: ProfileUpdate;
}

/** Requests a code that verifies the contact of the account. */
export function VerifyContact({ on, contact, update }: VerifyContactProps) {
  const t = useMessages("profile");
  const [isBusy, setBusy] = useState(false);

  async function requestCode() {
    setBusy(true);
    try {
      await update.update({ button_type: on, [on]: contact });
    } catch (error) {
      reportError(error);
    }
    setBusy(false);
  }

  return (
    <Button variant="soft" size="sm" className="mt-2" isBusy={isBusy} onClick={requestCode}>
      {t(`verify.${on}`)}
    </Button>
  );
}
