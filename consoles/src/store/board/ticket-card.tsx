import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { memo } from "react";
import { Link } from "react-router";
import { useNow } from "../../console/use-now.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { CourierNote } from "../tickets/courier-note.tsx";
import { type DueTone, dueTone } from "../tickets/due.ts";
import { shortName } from "../tickets/names.ts";
import { PrescriptionNote } from "../tickets/prescription-note.tsx";
import {
  awaitsCustomer,
  countPieces,
  isLineDone,
  shortNumber,
  type Ticket,
} from "../tickets/ticket.ts";
import { TicketLines } from "../tickets/ticket-lines.tsx";
import { TicketNotes } from "../tickets/ticket-notes.tsx";
import { useDueText } from "../tickets/use-due-text.ts";
import { isToBePicked, MainAct } from "./main-act.tsx";
import { UndoButton } from "./undo-button.tsx";

const tones: Record<DueTone, string> = {
  calm: "bg-sunken",
  soon: "bg-warn-soft",
  late: "bg-bad-fill text-on-bad-fill",
};
const dueColours: Record<DueTone, string> = { calm: "", soon: "text-warn", late: "" };

interface TicketProps {
  ticket: Ticket;
  isSelected: boolean;
}

/** A ticket of the board with what is to be done next. */
export const TicketCard = memo(function TicketCard({ ticket, isSelected }: TicketProps) {
  const t = useMessages("board");
  return (
    <article
      className={classNames(
        "flex flex-col overflow-hidden rounded-[20px] border border-line bg-raised",
        isSelected && "outline-4 outline-call",
      )}
    >
      <CardHead ticket={ticket} />
      {ticket.stage === "preparing" && (
        <>
          {awaitsCustomer(ticket) ? (
            <PrescriptionNote ticket={ticket} />
          ) : (
            <>
              {isToBePicked(ticket) && <PickProgress ticket={ticket} />}
              <TicketLines ticket={ticket} max={7} />
            </>
          )}
          <TicketNotes ticket={ticket} className="px-3 pb-1" />
          {ticket.cancel_request?.state === "pending" && (
            <p className="mx-3 mb-1 rounded-control bg-call-soft px-3 py-2 font-bold text-call">
              {t("asksToCancel")}
            </p>
          )}
        </>
      )}
      <footer className="flex items-center justify-between gap-3 p-2.5 ps-3.5">
        <CourierNote ticket={ticket} />
        {ticket.unsent ? (
          <UndoButton ticket={ticket} hasKey={isSelected} />
        ) : (
          <MainAct ticket={ticket} isSelected={isSelected} />
        )}
      </footer>
    </article>
  );
});

/** How many of its lines are picked. */
function PickProgress({ ticket }: { ticket: Ticket }) {
  const t = useMessages("tickets");
  const count = ticket.details.length;
  const done = ticket.details.filter((line) => isLineDone(line, ticket)).length;
  return (
    <p className="px-3.5 pt-3 font-bold tabular-nums">
      <span aria-hidden className="mb-1.5 block h-2 overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full bg-good"
          style={{ width: `${(100 * done) / Math.max(1, count)}%` }}
        />
      </span>
      {t("picked", { done, count })}
    </p>
  );
}

function CardHead({ ticket }: { ticket: Ticket }) {
  const t = useMessages("board");
  const dueText = useDueText();
  const now = useNow(5000);
  const isPreparing = ticket.stage === "preparing";
  const tone = isPreparing ? dueTone(ticket, now) : "calm";
  const { main, detail } = dueText(ticket, now);
  const number = shortNumber(ticket);
  return (
    <Link
      to={`/vendor/orders/${ticket.id}`}
      aria-label={t("openTicket", { number })}
      className={classNames(
        "flex flex-col px-3.5 py-2 font-semibold tabular-nums",
        ticket.stage === "ready" ? "bg-good-soft" : tones[tone],
      )}
    >
      <span className="flex items-baseline justify-between gap-2">
        <b className="text-number font-extrabold">{number}</b>
        <b
          className={classNames(
            "text-end text-[1.5rem] leading-tight font-extrabold",
            ticket.stage === "ready" ? "text-good" : dueColours[tone],
          )}
        >
          {main}
        </b>
      </span>
      <span className="flex justify-between gap-2">
        <span className="truncate">{customerName(ticket)}</span>
        <span className="shrink-0">{detail}</span>
      </span>
    </Link>
  );
}

function customerName(ticket: Ticket): string {
  return shortName(ticket.contact.name);
}

/** A ticket that is not urgent, on one line. */
export const TicketRow = memo(function TicketRow({ ticket, isSelected }: TicketProps) {
  const t = useMessages("tickets");
  const board = useMessages("board");
  const { clock } = useTimeText();
  const dueText = useDueText();
  const now = useNow(5000);
  const { main, detail } = dueText(ticket, now);
  const isLater = ticket.stage === "later";
  return (
    <Link
      to={`/vendor/orders/${ticket.id}`}
      aria-label={board("openTicket", { number: shortNumber(ticket) })}
      className={classNames(
        "flex min-h-16 items-center justify-between gap-3 rounded-[18px] border border-line bg-raised px-3.5 py-2 tabular-nums",
        isSelected && "outline-4 outline-call",
      )}
    >
      <span className="min-w-0">
        <span className="block truncate">
          <b className="text-[1.25rem] font-extrabold">{shortNumber(ticket)}</b>{" "}
          <span className="font-semibold">{customerName(ticket)}</span>
        </span>
        <span className="block truncate text-strong">
          {isLater && ticket.start_at
            ? t("startAt", { time: clock(ticket.start_at) })
            : t("items", { count: countPieces(ticket) })}
        </span>
      </span>
      <span className="shrink-0 text-end">
        <b className="block text-[1.25rem] font-extrabold">
          {isLater ? clock(ticket.schedule_at) : main}
        </b>
        <span className="block text-strong">
          {isLater ? t("items", { count: countPieces(ticket) }) : detail}
        </span>
      </span>
    </Link>
  );
});
