import { canBeDelayed } from "@errand/core/orders/order-edits";
import { isPermitted } from "@errand/core/principals";
import type { LiveOrder } from "@errand/core/store-desk/desk-live.contract";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { Link } from "react-router";
import { useMember } from "../../console/console.ts";
import { OfficeButton, officeButtonClasses } from "../../console/office/office-button.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useTimeText } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { NoteDialog } from "../form/note-dialog.tsx";
import { Candidates } from "../orders/order/candidates.tsx";
import { delayMinutes } from "../orders/order/order-acts.tsx";
import { Way } from "./trouble-card.tsx";
import type { LiveActs } from "./use-live-acts.ts";

interface SelectionPanelProps {
  order: LiveOrder;
  acts: LiveActs;
  onAssign(): void;
  onClose(): void;
}

/** The first ones are who is asked. */
const shownCandidates = 3;

/** The order that is selected: who could bring it, and what can be done. */
export function SelectionPanel({ order, acts, onAssign, onClose }: SelectionPanelProps) {
  const t = useMessages("desk-live");
  const me = useMember();
  const { clock } = useTimeText();
  const [isTelling, setTelling] = useState(false);
  const { id, order_status: status } = order;
  const { canOffer, busy } = acts;
  return (
    <section
      aria-label={t("selection.title", { id: String(id) })}
      className="shrink-0 border-t border-line bg-paper px-4 py-3 md:px-5"
    >
      <header className="flex flex-wrap items-center gap-x-3">
        <Link
          to={`/desk/orders/${id}`}
          className="font-extrabold underline-offset-4 hover:underline"
        >
          {id}
        </Link>
        <span className="min-w-0 grow">
          <Way order={order} />
        </span>
        <span className="rounded-[9px] bg-sunken px-2 py-0.5 text-meta font-bold">
          {[
            order.ready_at && t("selection.ready", { time: clock(order.ready_at) }),
            t("selection.due", { time: clock(order.due_at) }),
          ]
            .filter(Boolean)
            .join(", ")}
        </span>
        <IconButton icon={X} label={t("selection.close", { id: String(id) })} onClick={onClose} />
      </header>
      {order.for_couriers && order.courier_id === null && <Best id={id} />}
      <div className="mt-2 flex flex-wrap gap-2">
        {canOffer && (
          <>
            <OfficeButton tone="ink" isBusy={busy === "offer"} onClick={acts.offer}>
              {t("selection.offer")}
              <kbd aria-hidden className="text-meta opacity-70 max-md:hidden">
                ⏎
              </kbd>
            </OfficeButton>
            <OfficeButton tone="outline" aria-keyshortcuts="E" onClick={onAssign}>
              {t("selection.assign")}
              <kbd aria-hidden className="text-meta opacity-70 max-md:hidden">
                E
              </kbd>
            </OfficeButton>
          </>
        )}
        {isPermitted(me, "orders", false) &&
          order.order_type !== "parcel" &&
          canBeDelayed({ status }) && (
            <OfficeButton tone="outline" isBusy={busy === "delay"} onClick={acts.delay}>
              {t("selection.delay", { minutes: delayMinutes })}
            </OfficeButton>
          )}
        {isPermitted(me, "chat", false) && (
          <OfficeButton tone="outline" onClick={() => setTelling(true)}>
            {t("selection.tell")}
          </OfficeButton>
        )}
        <Link to={`/desk/orders/${id}`} className={officeButtonClasses("outline")}>
          {t("open")}
        </Link>
      </div>
      {isTelling && <TellDialog id={id} onClose={() => setTelling(false)} />}
    </section>
  );
}

function Best({ id }: { id: number }) {
  const { endpointQuery, scope } = useDeskClient();
  const query = useQuery(endpointQuery(scope, "GET /desk/orders/{id}/candidates", { id }));
  return (
    <QueryState query={query}>
      {({ candidates }) => (
        <Candidates candidates={candidates.slice(0, shownCandidates)} busy={null} />
      )}
    </QueryState>
  );
}

function TellDialog({ id, onClose }: { id: number; onClose(): void }) {
  const t = useMessages("desk-live");
  const { call } = useDeskClient();
  return (
    <NoteDialog
      title={t("selection.tell")}
      label={t("selection.tellLabel")}
      send={t("selection.tellSend")}
      isRequired
      maxLength={1000}
      onSend={async (message = "") => {
        await call("POST /desk/message/send", { order_id: id, message });
        toast.success(t("selection.told"));
      }}
      onClose={onClose}
    />
  );
}
