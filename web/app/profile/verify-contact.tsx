import { useState } from "react";
import { reportError } from "../api/report-error.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import type { ProfileUpdate } from "./use-profile-update.ts";

interface VerifyContactProps {
  on: "email" | "phone";
  /** As it is in the account. */
  contact: string;
  update: ProfileUpdate;
}

/** Asks for a code by which the contact in the account is proved to be the customer's. */
export function VerifyContact({ on, contact, update }: VerifyContactProps) {
  const t = useMessages("profile");
  const [isBusy, setBusy] = useState(false);

  async function ask() {
    setBusy(true);
    try {
      await update.update({ button_type: on, [on]: contact });
    } catch (error) {
      reportError(error);
    }
    setBusy(false);
  }

  return (
    <Button variant="soft" size="sm" className="mt-2" isBusy={isBusy} onClick={ask}>
      {t(`verify.${on}`)}
    </Button>
  );
}
