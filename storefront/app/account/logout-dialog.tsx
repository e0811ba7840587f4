import { pageLoad } from "@errand/client/page-load.ts";
import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toastAfterLoad } from "@errand/ui/toast.ts";
import { useState } from "react";
import { call } from "../api/call.ts";
import type { PanelProps } from "../shell/panels.ts";
import { forgetCustomer } from "../visitor/personal-data.ts";

/** Spec §9, in milliseconds. */
const delay = 500;

/** Confirms before the session ends; afterwards opens the home page as a guest. */
export function LogoutDialog({ open, onClose }: PanelProps<"logout">) {
  const t = useMessages("account");
  const [isBusy, setBusy] = useState(false);

  async function logOut() {
    setBusy(true);
    // Logging out works even when the request fails.
    await Promise.allSettled([
      call("POST /auth/logout"),
      new Promise((resolve) => setTimeout(resolve, delay)),
    ]);
    await forgetCustomer();
    toastAfterLoad("success", t("logout.success"));
    // A new page: nothing that this one holds may be shown to who uses the device next.
    pageLoad.open("/home");
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
