import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../api/call.ts";
import { store } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import type { PanelProps } from "../shell/panels.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { toast } from "../ui/toast.ts";

/** Spec §9, in milliseconds. */
const delay = 500;

/** Confirms before the session ends; afterwards opens the home page as a guest. */
export function LogoutDialog({ open, onClose }: PanelProps<"logout">) {
  const t = useMessages("account");
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function logOut() {
    setBusy(true);
    // Logging out works even when the request fails.
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
