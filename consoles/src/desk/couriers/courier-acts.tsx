import { isPermitted } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMember } from "../../console/console.ts";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { useDeskClient } from "../desk-client.ts";
import { NoteDialog } from "../form/note-dialog.tsx";
import type { DeskCourier } from "./courier.types.ts";
import { TakeCashDialog } from "./take-cash-dialog.tsx";

/** What an operator does with a courier. */
export function CourierActs({ courier }: { courier: DeskCourier }) {
  const t = useMessages("desk-couriers");
  const me = useMember();
  const { call, everyScope } = useDeskClient();
  const queries = useQueryClient();
  const [open, setOpen] = useState<"cash" | "block" | null>(null);
  const { id, name, account, cash } = courier;
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries(everyScope("GET /desk/couriers")),
      queries.invalidateQueries(everyScope("GET /desk/couriers/{id}")),
    ]);
  const isBlocked = account?.blocked === true;
  const blockName = t(isBlocked ? "unblock.open" : "block.open");
  async function setBlocked(reason = "") {
    const blocked = !isBlocked;
    const { message } = await call("PUT /desk/couriers/{id}", { id, blocked, reason });
    toast.success(message);
    await refresh();
  }
  return (
    <>
      {cash > 0 && isPermitted(me, "payments", false) && (
        <OfficeButton onClick={() => setOpen("cash")}>{t("cash.open")}</OfficeButton>
      )}
      {account && isPermitted(me, "partners", false) && (
        <OfficeButton tone={isBlocked ? "soft" : "bad"} onClick={() => setOpen("block")}>
          {blockName}
        </OfficeButton>
      )}
      {open === "cash" && (
        <TakeCashDialog courier={courier} onDone={refresh} onClose={() => setOpen(null)} />
      )}
      {open === "block" && (
        <NoteDialog
          title={t(isBlocked ? "unblock.title" : "block.title", { name })}
          text={t(isBlocked ? "unblock.text" : "block.text")}
          label={t("reason")}
          send={blockName}
          isRequired
          maxLength={255}
          onSend={setBlocked}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
