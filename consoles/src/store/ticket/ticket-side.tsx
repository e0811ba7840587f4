import { useMessages } from "@errand/ui/messages/messages.ts";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMoney } from "../../console/use-shop.ts";
import { useMayChat } from "../messages/use-may-chat.ts";
import { CourierNote } from "../tickets/courier-note.tsx";
import { isToBePriced, type Ticket } from "../tickets/ticket.ts";
import { TouchButton, touchClasses } from "../touch-button.tsx";
import { PrintLink } from "./print-link.tsx";
import { TicketHistory } from "./ticket-history.tsx";
import { useOrderDetails } from "./use-order-details.ts";

/** Who takes the order along, what the customer chose for missing items, and the money. */
export function TicketSide({ ticket, onReject }: { ticket: Ticket; onReject(): void }) {
  const board = useMessages("board");
  const canReject = ["new", "later", "preparing"].includes(ticket.stage) && !ticket.unsent;
  return (
    <div className="flex min-h-full flex-col gap-4 p-4">
      <Courier ticket={ticket} />
      <Customer ticket={ticket} />
      <Desk ticket={ticket} />
      <SoldOutChoices ticket={ticket} />
      <MoneyRows ticket={ticket} />
      <PrintLink orderId={ticket.id} />
      <TicketHistory ticket={ticket} />
      {canReject && (
        <TouchButton tone="quiet" className="mt-auto text-bad!" onClick={onReject}>
          {board("cannot")}
        </TouchButton>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 border-b border-line pb-4">
      <h2 className="text-body font-semibold text-strong">{title}</h2>
      {children}
    </section>
  );
}

function Courier({ ticket }: { ticket: Ticket }) {
  const t = useMessages("ticket");
  const courier = ticket.delivery_man;
  if (!courier) return null;
  return (
    <Part title={t("courier")}>
      <CourierNote ticket={ticket} />
      {ticket.pickup_code && (
        <p className="text-strong tabular-nums">{t("code", { code: ticket.pickup_code })}</p>
      )}
      <CallLink phone={courier.phone} />
      {ticket.stage !== "over" && <ChatLink orderId={ticket.id} to="courier" />}
    </Part>
  );
}

function Customer({ ticket }: { ticket: Ticket }) {
  const t = useMessages("ticket");
  const address = ticket.order_type === "delivery" ? ticket.delivery_address?.address : null;
  return (
    <Part title={t("customer")}>
      <p className="text-ticket font-bold wrap-anywhere">{ticket.contact.name}</p>
      {address && <p className="text-strong wrap-anywhere">{address}</p>}
      {ticket.stage !== "over" && (
        <>
          <CallLink phone={ticket.contact.phone} />
          {!ticket.is_guest && <ChatLink orderId={ticket.id} to="customer" />}
        </>
      )}
    </Part>
  );
}

/** The desk answers also about orders that are over. */
function Desk({ ticket }: { ticket: Ticket }) {
  const t = useMessages("ticket");
  if (!useMayChat()) return null;
  return (
    <Part title={t("desk")}>
      <ChatLink orderId={ticket.id} to="desk" />
    </Part>
  );
}

interface ChatLinkProps {
  orderId: number;
  to: "customer" | "courier" | "desk";
}

function ChatLink({ orderId, to }: ChatLinkProps) {
  const t = useMessages("ticket");
  if (!useMayChat()) return null;
  return (
    <Link to={`/vendor/messages/order/${orderId}/${to}`} className={touchClasses("soft")}>
      <MessageCircle aria-hidden className="size-5" />
      {t(`writeTo.${to}`)}
    </Link>
  );
}

function CallLink({ phone }: { phone: string }) {
  const t = useMessages("ticket");
  return (
    <a href={`tel:${phone}`} className={touchClasses("soft")}>
      <Phone aria-hidden className="size-5" />
      {t("call")} <bdi className="tabular-nums">{phone}</bdi>
    </a>
  );
}

function SoldOutChoices({ ticket }: { ticket: Ticket }) {
  const t = useMessages("ticket");
  const lines = ticket.details.filter(({ quantity }) => quantity > 0);
  if (lines.length === 0 || ticket.stage === "over") return null;
  return (
    <Part title={t("if.title")}>
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line.id} className="wrap-anywhere">
            <b>{line.item_details.name}</b>
            <span className="text-strong">: {t(`if.${line.if_sold_out}`)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function MoneyRows({ ticket }: { ticket: Ticket }) {
  const t = useMessages("ticket");
  const money = useMoney();
  if (isToBePriced(ticket)) return null;
  const { due, total } = ticket.receipt;
  const isCash = due > 0 && ticket.payment_method === "cash_on_delivery";
  const change = ticket.bring_change_amount;
  return (
    <section className="flex flex-col gap-1">
      <p className="flex justify-between gap-3 text-ticket font-bold">
        {isCash ? t("toCollect") : t("paid")}
        <span className="tabular-nums">{money(isCash ? due : total)}</span>
      </p>
      {isCash && change > 0 && (
        <p className="text-strong">{t("change", { amount: money(change) })}</p>
      )}
      <Earnings ticket={ticket} />
    </section>
  );
}

/** What is left to the store, for those who may see its money. */
function Earnings({ ticket }: { ticket: Ticket }) {
  const t = useMessages("ticket");
  const money = useMoney();
  const earnings = useOrderDetails(ticket)?.earnings;
  if (!earnings) return null;
  const { sales, commission, delivery } = earnings;
  const rows = [
    { name: t("commission"), amount: -commission },
    { name: t("share"), amount: sales - commission + delivery },
  ];
  return rows.map(({ name, amount }) => (
    <p key={name} className="flex justify-between gap-3 text-strong">
      {name}
      <span className="tabular-nums">{money(amount)}</span>
    </p>
  ));
}
