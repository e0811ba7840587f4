import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import ReceiptText from "lucide-react/icons/receipt-text";
import { Link, useParams } from "react-router";
import { useTickets } from "../tickets/use-board.ts";
import { useTicket } from "../tickets/use-ticket.ts";
import { touchClasses } from "../touch-button.tsx";
import { TicketRail } from "./ticket-rail.tsx";
import { TicketView } from "./ticket-view.tsx";

/** One order, beside the others of the board. */
export function TicketPage() {
  const id = Number(useParams().id);
  return (
    <div className="grid min-h-0 grow md:grid-cols-[8.25rem_minmax(0,1fr)]">
      <TicketRail tickets={useTickets()} shownId={id} />
      <Shown key={id} id={id} />
    </div>
  );
}

function Shown({ id }: { id: number }) {
  const t = useMessages("ticket");
  const { ticket, error, refetch } = useTicket(id);
  if (ticket) return <TicketView ticket={ticket} />;
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
  if (error) return <ErrorState onRetry={refetch} />;
  return (
    <div className="grid place-items-center">
      <Spinner className="size-8" />
    </div>
  );
}
