import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useNow } from "../../console/use-now.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { Rejecting } from "../board/rejecting.tsx";
import { dueTone } from "../tickets/due.ts";
import { shortName } from "../tickets/names.ts";
import { PrescriptionNote } from "../tickets/prescription-note.tsx";
import { canBePriced, dueTime, shortNumber, type Ticket } from "../tickets/ticket.ts";
import { TicketNotes } from "../tickets/ticket-notes.tsx";
import { useDueText } from "../tickets/use-due-text.ts";
import { CancelRequest } from "./cancel-request.tsx";
import { Prescription } from "./prescription/prescription.tsx";
import { TicketActs } from "./ticket-acts.tsx";
import { TicketLineList } from "./ticket-line-list.tsx";
import { TicketSide } from "./ticket-side.tsx";
import { useOrderDetails } from "./use-order-details.ts";

/** An order in full: what is above the fold first, then its lines, its acts at the thumb. */
export function TicketView({ ticket }: { ticket: Ticket }) {
  const [isRejecting, setRejecting] = useState(false);
  return (
    <div className="grid min-h-0 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <section className="flex min-h-0 flex-col max-lg:overflow-y-auto">
        <div className="flex grow flex-col gap-4 p-4 md:px-6 lg:overflow-y-auto">
          <TicketHead ticket={ticket} />
          <CancelRequest ticket={ticket} />
          <TicketNotes ticket={ticket} className="text-ticket" />
          {canBePriced(ticket) ? (
            <Prescription ticket={ticket} />
          ) : (
            ticket.prescription_order && <PrescriptionNote ticket={ticket} />
          )}
          <TicketLineList ticket={ticket} />
          <div className="-mx-4 lg:hidden">
            <TicketSide ticket={ticket} onReject={() => setRejecting(true)} />
          </div>
        </div>
        <TicketActs ticket={ticket} />
      </section>
      <aside className="hidden min-h-0 overflow-y-auto border-s border-line bg-panel lg:block">
        <TicketSide ticket={ticket} onReject={() => setRejecting(true)} />
      </aside>
      <Rejecting ticket={isRejecting ? ticket : null} onClose={() => setRejecting(false)} />
    </div>
  );
}

function TicketHead({ ticket }: { ticket: Ticket }) {
  const t = useMessages("ticket");
  const { clock } = useTimeText();
  const dueText = useDueText();
  const now = useNow(5000);
  const due = dueTime(ticket);
  const ordersHere = useOrderDetails(ticket)?.orders_here;
  const { main, detail: since } = dueText(ticket, now);
  const detail =
    ticket.stage === "ready" || due === null
      ? since
      : ticket.stage === "preparing"
        ? t("readyBy", { time: clock(due) })
        : t("plannedFor", { time: clock(due) });
  const tone = ticket.stage === "preparing" ? dueTone(ticket, now) : "calm";
  return (
    <header className="flex items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-[3.25rem] leading-none font-extrabold tabular-nums">
            {shortNumber(ticket)}
          </span>
          <span className="truncate text-[1.375rem]">{shortName(ticket.contact.name)}</span>
        </h1>
        <p className="mt-1 text-strong tabular-nums">
          {t("facts", { id: String(ticket.id), time: clock(ticket.created_at) })}
          {ordersHere && `, ${t("ordersHere", { count: ordersHere })}`}
        </p>
      </div>
      {ticket.stage !== "over" && (
        <p className="max-w-1/2 shrink-0 text-end tabular-nums">
          <b
            className={classNames(
              "block text-[2rem] leading-none font-extrabold sm:text-[2.5rem]",
              { calm: "", soon: "text-warn", late: "text-bad" }[tone],
            )}
          >
            {main}
          </b>
          <span className="mt-1 block font-semibold">{detail}</span>
        </p>
      )}
    </header>
  );
}
