import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import { useQuery } from "@tanstack/react-query";
import ReceiptText from "lucide-react/icons/receipt-text";
import { Link, useParams } from "react-router";
import { useStoreClient } from "../store-client.ts";
import { type Ticket, toTicket } from "../tickets/ticket.ts";
import { useTickets } from "../tickets/use-board.ts";
import { touchClasses } from "../touch-button.tsx";
import { TicketRail } from "./ticket-rail.tsx";
import { TicketView } from "./ticket-view.tsx";

/** One order: from the board while it is there, else as the server has it. */
export function TicketPage() {
  const id = Number(useParams().id);
  const tickets = useTickets();
  const ticket = tickets.find((each) => each.id === id);
  return (
    <div className="grid min-h-0 grow md:grid-cols-[8.25rem_minmax(0,1fr)]">
      <TicketRail tickets={tickets} shownId={id} />
      {ticket ? <TicketView key={id} ticket={ticket} /> : <PastTicket id={id} />}
    </div>
  );
}

function PastTicket({ id }: { id: number }) {
  const t = useMessages("ticket");
  const { endpointQuery, scope } = useStoreClient();
  const { data, error, refetch } = useQuery(endpointQuery(scope, "GET /store/orders/{id}", { id }));
  if (data) {
    const ticket: Ticket = toTicket(data, null, Date.now()) ?? {
      ...data,
      stage: "over",
      unsent: null,
    };
    return <TicketView ticket={ticket} />;
  }
  if (error && "status" in error && error.status === 404)
    return (
      <EmptyState
        isPage
        icon={ReceiptText}
        title={t("notFound")}
        action={
          <Link to="/vendor" className={touchClasses("ink")}>
            {t("back")}
          </Link>
        }
      />
    );
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  return (
    <div className="grid place-items-center">
      <Spinner className="size-8" />
    </div>
  );
}
