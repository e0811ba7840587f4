import { useMessages } from "@errand/ui/messages/messages.ts";
import BellRing from "lucide-react/icons/bell-ring";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { memo, useState } from "react";
import { Link } from "react-router";
import { useNow } from "../../console/use-now.ts";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { KeyHint } from "../keys/key-hint.tsx";
import { useRingTime } from "../sound/ring.ts";
import { getStart } from "../tickets/due.ts";
import { shortName } from "../tickets/names.ts";
import { PrescriptionNote } from "../tickets/prescription-note.tsx";
import { countPieces, isToBePriced, shortNumber, type Ticket } from "../tickets/ticket.ts";
import { TicketLines } from "../tickets/ticket-lines.tsx";
import { TicketNotes } from "../tickets/ticket-notes.tsx";
import { useBoardState } from "../tickets/use-board.ts";
import { useTicketActs } from "../tickets/use-ticket-acts.ts";
import { TouchButton, touchClasses } from "../touch-button.tsx";

const minute = 60_000;
const stepMinutes = 5;
const maxMinutes = 240;

interface NewTicketProps {
  ticket: Ticket;
  onReject(ticket: Ticket): void;
}

/** A ringing order: what it is, and the two answers. */
export const NewTicket = memo(function NewTicket({ ticket, onReject }: NewTicketProps) {
  const t = useMessages("board");
  const { clock } = useTimeText();
  const number = shortNumber(ticket);
  const cannotText = t(isToBePriced(ticket) ? "cannotFill" : "cannot");
  return (
    <article className="flex flex-col overflow-hidden rounded-[20px] border-4 border-call bg-raised outline-6 outline-call-soft">
      <NewTicketHead ticket={ticket} />
      {isToBePriced(ticket) ? (
        <PrescriptionNote ticket={ticket} />
      ) : (
        <TicketLines ticket={ticket} max={9} />
      )}
      <TicketNotes ticket={ticket} className="px-3" />
      <div className="flex flex-col gap-2.5 p-3">
        {isToBePriced(ticket) ? (
          <Link
            to={`/vendor/orders/${ticket.id}`}
            className={touchClasses("call", "lg", "text-[1.25rem]")}
          >
            {t("price")}
          </Link>
        ) : (
          <Answer ticket={ticket} hasKey />
        )}
        <TouchButton
          tone="quiet"
          onClick={() => onReject(ticket)}
          aria-label={`${number}: ${cannotText}`}
        >
          {cannotText}
        </TouchButton>
        {ticket.accept_by && (
          <p className="text-center text-strong tabular-nums">
            {t("cancels", { time: clock(ticket.accept_by) })}
          </p>
        )}
      </div>
    </article>
  );
});

function NewTicketHead({ ticket }: { ticket: Ticket }) {
  const t = useMessages("board");
  const tickets = useMessages("tickets");
  const money = useMoney();
  const time = useRingTime(ticket);
  const number = shortNumber(ticket);
  const isCash = ticket.payment_method === "cash_on_delivery" && ticket.receipt.due > 0;
  return (
    <Link
      to={`/vendor/orders/${ticket.id}`}
      aria-label={t("openTicket", { number })}
      className="flex flex-col bg-call px-3.5 py-2.5 font-semibold text-on-call tabular-nums"
    >
      <span className="flex items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-2 font-bold">
          <BellRing aria-hidden className="size-5 shrink-0" />
          {t("rings", { time })}
        </span>
        {ticket.order_type === "take_away" ? tickets("takeAway") : tickets("byCourier")}
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="flex min-w-0 items-baseline gap-2">
          <b className="text-[2.25rem] leading-none font-extrabold">{number}</b>
          <span className="truncate text-ticket">{shortName(ticket.contact.name)}</span>
        </span>
        {isCash && (
          <b className="ms-auto shrink-0 text-ticket font-extrabold">
            {tickets("cash", { amount: money(ticket.receipt.due) })}
          </b>
        )}
      </span>
    </Link>
  );
}

interface AnswerProps {
  ticket: Ticket;
  /** Whether a key of the board accepts it. */
  hasKey?: boolean;
}

/** The minutes that the preparation takes, and the button that accepts with them. */
export function Answer({ ticket, hasKey = false }: AnswerProps) {
  const t = useMessages("board");
  const tickets = useMessages("tickets");
  const { clock } = useTimeText();
  const { accept } = useTicketActs();
  const busy = useBoardState(({ capacity }) => capacity?.busy?.extra_minutes ?? 0);
  const usual = Math.max(1, (ticket.min_delivery_time ?? 15) + busy);
  const [minutes, setMinutes] = useState(ticket.processing_time ?? usual);
  const now = useNow(5000);
  const startAt = getStart(ticket, minutes, now);
  const change = (by: number) =>
    setMinutes((former) => Math.min(maxMinutes, Math.max(1, Math.round(former + by))));
  return (
    <>
      <fieldset className="flex items-center justify-between gap-1 rounded-[18px] bg-sunken">
        <legend className="sr-only">{t("readyIn")}</legend>
        <TouchButton tone="soft" aria-label={t("less")} onClick={() => change(-stepMinutes)}>
          <Minus aria-hidden className="size-6" />
        </TouchButton>
        <output className="text-center leading-tight font-semibold tabular-nums">
          {t("readyIn")}{" "}
          <b className="text-[1.375rem] font-extrabold whitespace-nowrap">
            {t("minutes", { count: minutes })}
          </b>
        </output>
        <TouchButton tone="soft" aria-label={t("more")} onClick={() => change(stepMinutes)}>
          <Plus aria-hidden className="size-6" />
        </TouchButton>
      </fieldset>
      {startAt > now && (
        <p className="rounded-control bg-sunken px-3 py-2 text-center font-bold tabular-nums">
          {tickets("startAt", { time: clock(startAt) })}
        </p>
      )}
      <TouchButton
        tone="call"
        size="lg"
        className="px-3! text-[1.375rem] tabular-nums"
        onClick={() => accept(ticket, minutes)}
      >
        {t("accept", { time: clock(startAt + minutes * minute) })}
        {hasKey && <KeyHint act="accept" />}
      </TouchButton>
    </>
  );
}

/** Another ringing order, below the one that waits longest. */
export function RingingRow({ ticket }: { ticket: Ticket }) {
  const t = useMessages("board");
  const tickets = useMessages("tickets");
  const time = useRingTime(ticket);
  return (
    <Link
      to={`/vendor/orders/${ticket.id}`}
      aria-label={t("openTicket", { number: shortNumber(ticket) })}
      className="flex min-h-16 items-center justify-between gap-3 rounded-[18px] border-2 border-call bg-raised px-3.5 py-2"
    >
      <span className="min-w-0">
        <span className="block truncate">
          <b className="text-[1.25rem] font-extrabold tabular-nums">{shortNumber(ticket)}</b>{" "}
          <span className="font-semibold">{shortName(ticket.contact.name)}</span>
        </span>
        <span className="block truncate text-strong">
          {ticket.order_type === "take_away" ? tickets("takeAway") : tickets("delivery")}
          {!isToBePriced(ticket) && `, ${tickets("items", { count: countPieces(ticket) })}`}
        </span>
      </span>
      <b className="flex shrink-0 items-center gap-2 text-call tabular-nums">
        <BellRing aria-hidden className="size-5" />
        {time}
      </b>
    </Link>
  );
}
