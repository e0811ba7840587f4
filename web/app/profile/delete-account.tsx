import type { User } from "@errand/core/account/account.contract";
import { useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { reportError } from "../api/report-error.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast.ts";
import { DeleteDialog } from "./delete-dialog.tsx";

/** Removes the account permanently after a confirmation (spec §4, Account delete). */
export function DeleteAccount({ profile }: { profile: User }) {
  const t = useMessages("profile");
  const [isConfirming, setConfirming] = useState(false);
  const [message, setMessage] = useState("");

  /** Shows the first error, such as an active order (spec §8). */
  function showError(error: unknown) {
    const [first] = error instanceof ApiError ? error.errors : [];
    setMessage(first?.message ?? "");
    if (first?.message) toast.error(first.message);
    else reportError(error);
    setConfirming(false);
  }

  return (
    <div>
      <Button variant="outline" onClick={() => setConfirming(true)}>
        <span className="text-bad">{t("delete.action")}</span>
      </Button>
      {message && (
        <p role="alert" className="mt-2 font-medium text-bad">
          {message}
        </p>
      )}
      <DeleteDialog
        open={isConfirming}
        profile={profile}
        onClose={() => setConfirming(false)}
        onRefused={showError}
      />
    </div>
  );
}
