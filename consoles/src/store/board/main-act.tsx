import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { KeyHint } from "../keys/key-hint.tsx";
import { awaitsCustomer, type Ticket } from "../tickets/ticket.ts";
import { useBoardState } from "../tickets/use-board.ts";
import { useTicketActs } from "../tickets/use-ticket-acts.ts";
import { TouchButton, touchClasses } from "../touch-button.tsx";

/** The next thing to do with a ticket in preparation or ready; what needs a look is a link. */
export function MainAct({
  ticket,
  isSelected = false,
}: {
  ticket: Ticket;
  /** Whether its keys act on this ticket. */
  isSelected?: boolean;
}) {
  const t = useMessages("board");
  const { ready, handOver, deliver, accept } = useTicketActs();
  const deliversItself = useBoardState(({ capacity }) => capacity?.self_delivery_system ?? false);
  if (ticket.stage === "ready") {
    const isByCourier = ticket.order_type === "delivery" && !deliversItself;
    if (isByCourier && !ticket.delivery_man) return null;
    return (
      <TouchButton onClick={() => (isByCourier ? handOver(ticket) : deliver(ticket))}>
        {isByCourier ? t("handOver") : t("deliver")}
        {isSelected && <KeyHint act="handOver" />}
      </TouchButton>
    );
  }
  if (awaitsCustomer(ticket)) return null;
  if (isToBePicked(ticket))
    return (
      <Link to={`/vendor/orders/${ticket.id}/pick`} className={touchClasses("ink")}>
        {t("pick")}
      </Link>
    );
  if (ticket.order_status !== "processing")
    return (
      <TouchButton onClick={() => accept(ticket, ticket.processing_time ?? 1)}>
        {t("start")}
      </TouchButton>
    );
  return (
    <TouchButton onClick={() => ready(ticket)}>
      {t("ready")}
      {isSelected && <KeyHint act="ready" />}
    </TouchButton>
  );
}

/** Goods are picked one by one, and what is sold by weight is weighed before it is ready. */
export function isToBePicked({ module_type, details }: Ticket): boolean {
  const isWeighed = details.some(({ weight, quantity }) => weight?.final === null && quantity > 0);
  return module_type !== "food" || isWeighed;
}
