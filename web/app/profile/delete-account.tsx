import type { User } from "@errand/core/account/account.contract";
import { useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { reportError } from "../api/report-error.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast.ts";
import { DeleteDialog } from "./delete-dialog.tsx";

/** Asks, then removes the account for good (spec §4, Account delete). */
export function DeleteAccount({ profile }: { profile: User }) {
  const t = useMessages("profile");
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState("");

  /** Such as an order under way: the first reason is enough (spec §8). */
  function showFault(error: unknown) {
    const [first] = error instanceof ApiError ? error.errors : [];
    setFault(first?.message ?? "");
    if (first?.message) toast.error(first.message);
    else reportError(error);
    setAsking(false);
  }

  return (
    <div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        <span className="text-bad">{t("delete.action")}</span>
      </Button>
      {fault && (
        <p role="alert" className="mt-2 font-medium text-bad">
          {fault}
        </p>
      )}
      <DeleteDialog
        open={isAsking}
        profile={profile}
        onClose={() => setAsking(false)}
        onRefused={showFault}
      />
    </div>
  );
}
