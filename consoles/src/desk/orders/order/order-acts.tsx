import { canBeDelayed } from "@errand/core/orders/order-edits";
import { isActiveStatus } from "@errand/core/orders/order-states";
import { isPermitted } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useMember } from "../../../console/console.ts";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useDeskClient } from "../../desk-client.ts";
import { NoteDialog } from "../../form/note-dialog.tsx";
import { AssignDialog } from "./assign-dialog.tsx";
import { type OrderDetails, useOrderAct } from "./order.queries.ts";

/** By how much the desk promises more at a time. */
export const delayMinutes = 10;

const beforePickup = ["confirmed", "accepted", "processing", "handover"];

/** What the desk can do with an order now. */
export function OrderActs({ order }: { order: OrderDetails }) {
  const t = useMessages("desk-orders");
  const me = useMember();
  const { call } = useDeskClient();
  const { id, order_status: status, delivery_man: courier } = order;
  const { busy, run } = useOrderAct(id);
  const [asking, setAsking] = useState<"cancel" | "unassign" | "assign" | null>(null);
  const close = () => setAsking(null);
  const mayOrder = isPermitted(me, "orders", false);
  const mayDispatch = isPermitted(me, "dispatch", false);
  const isActive = isActiveStatus(status);
  const isForCourier = order.dispatch !== null && beforePickup.includes(status);
  if (!isActive || !(mayOrder || mayDispatch)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {mayOrder && status === "pending" && (
        <OfficeButton
          tone="ink"
          isBusy={busy === "accept"}
          onClick={() => void run("accept", () => call("POST /desk/orders/{id}/accept", { id }))}
        >
          {t("act.accept")}
        </OfficeButton>
      )}
      {mayDispatch && isForCourier && !courier && (
        <>
          <OfficeButton
            tone="ink"
            isBusy={busy === "offer"}
            onClick={() => void run("offer", () => call("POST /desk/orders/{id}/assign", { id }))}
          >
            {t("act.offer")}
          </OfficeButton>
          <OfficeButton tone="outline" onClick={() => setAsking("assign")}>
            {t("act.assign")}
          </OfficeButton>
        </>
      )}
      {mayDispatch && order.dispatch !== null && status === "picked_up" && (
        <OfficeButton tone="outline" onClick={() => setAsking("assign")}>
          {t("act.takeOver")}
        </OfficeButton>
      )}
      {mayDispatch && isForCourier && courier && (
        <OfficeButton tone="outline" onClick={() => setAsking("unassign")}>
          {t("act.unassign")}
        </OfficeButton>
      )}
      {mayOrder && order.store && canBeDelayed({ status }) && (
        <OfficeButton
          tone="outline"
          isBusy={busy === "delay"}
          onClick={() =>
            void run("delay", () =>
              call("POST /desk/orders/{id}/delay", { id, minutes: delayMinutes }),
            )
          }
        >
          {t("act.delay", { minutes: delayMinutes })}
        </OfficeButton>
      )}
      {mayOrder && status === "picked_up" && (
        <OfficeButton
          tone="outline"
          isBusy={busy === "deliver"}
          onClick={() => void run("deliver", () => call("POST /desk/orders/{id}/deliver", { id }))}
        >
          {t("act.deliver")}
        </OfficeButton>
      )}
      {mayOrder && (
        <OfficeButton tone="bad" onClick={() => setAsking("cancel")}>
          {t("act.cancel")}
        </OfficeButton>
      )}
      {asking === "assign" && (
        <AssignDialog
          id={id}
          busy={busy}
          onClose={close}
          onAssign={(courier_id) =>
            void run(`assign ${courier_id}`, () =>
              call("POST /desk/orders/{id}/assign", { id, courier_id }),
            ).then(close)
          }
        />
      )}
      {asking === "cancel" && (
        <NoteDialog
          title={t("act.cancelTitle", { id: String(id) })}
          text={t("act.cancelText")}
          label={t("act.reason")}
          send={t("act.cancel")}
          isRequired
          maxLength={255}
          onSend={(reason = "") =>
            run("cancel", () => call("POST /desk/orders/{id}/cancel", { id, reason }), true)
          }
          onClose={close}
        />
      )}
      {asking === "unassign" && courier && (
        <NoteDialog
          title={t("act.unassignTitle", { name: courier.f_name })}
          text={t("act.unassignText")}
          label={t("act.reason")}
          send={t("act.unassign")}
          maxLength={255}
          onSend={(reason) =>
            run("unassign", () => call("POST /desk/orders/{id}/unassign", { id, reason }), true)
          }
          onClose={close}
        />
      )}
    </div>
  );
}
