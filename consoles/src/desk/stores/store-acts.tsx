import { isPermitted } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useMember } from "../../console/console.ts";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { useDeskClient } from "../desk-client.ts";
import { ChangeStoreDialog } from "./change-store-dialog.tsx";
import { CommissionDialog } from "./commission-dialog.tsx";
import { PauseDialog } from "./pause-dialog.tsx";
import type { DeskStore } from "./store.types.ts";
import { useRefreshStores } from "./use-refresh-stores.ts";

/** What an operator does with a store. */
export function StoreActs({ store }: { store: DeskStore }) {
  const t = useMessages("desk-stores");
  const me = useMember();
  const { call } = useDeskClient();
  const refresh = useRefreshStores();
  const [open, setOpen] = useState<"pause" | "commission" | "change" | null>(null);
  const onClose = () => setOpen(null);
  const { mutate: resume, isPending } = useMutation({
    mutationFn: () => call("PUT /desk/stores/{id}/pause", { id: store.id }),
    onSuccess: ({ message }) => toast.success(message),
    onError: reportError,
    onSettled: refresh,
  });
  return (
    <>
      {isPermitted(me, "dispatch", false) &&
        (store.pause ? (
          <OfficeButton isBusy={isPending} onClick={() => resume()}>
            {t("pause.end")}
          </OfficeButton>
        ) : (
          <OfficeButton onClick={() => setOpen("pause")}>{t("pause.open")}</OfficeButton>
        ))}
      {isPermitted(me, "payouts", false) && (
        <OfficeButton onClick={() => setOpen("commission")}>{t("commission.open")}</OfficeButton>
      )}
      {isPermitted(me, "partners", false) && (
        <OfficeButton tone="ink" onClick={() => setOpen("change")}>
          {t("change.open")}
        </OfficeButton>
      )}
      {open === "pause" && <PauseDialog store={store} onClose={onClose} />}
      {open === "commission" && <CommissionDialog store={store} onClose={onClose} />}
      {open === "change" && <ChangeStoreDialog store={store} onClose={onClose} />}
    </>
  );
}
