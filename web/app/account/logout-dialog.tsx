import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../api/call.ts";
import { store } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import type { PanelProps } from "../shell/panels.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { toast } from "../ui/toast.ts";

/** Spec §9. */
const delay = 500;

/** Asks before the session ends; afterwards the visitor is a guest at home. */
export function LogoutDialog({ open, onClose }: PanelProps<"logout">) {
  const t = useMessages("account");
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function logOut() {
    setBusy(true);
    // Who wants to leave leaves, even when the server cannot be told.
    await Promise.allSettled([
      call("POST /auth/logout"),
      new Promise((resolve) => setTimeout(resolve, delay)),
    ]);
    store("token", null);
    toast.success(t("logout.success"));
    setBusy(false);
    onClose();
    void navigate("/home");
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onYes={logOut}
      isBusy={isBusy}
      title={t("logout.title")}
      text={t("logout.question")}
    />
  );
}
