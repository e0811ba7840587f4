import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import ClockPlus from "lucide-react/icons/clock-plus";
import ListChecks from "lucide-react/icons/list-checks";
import { Link, useNavigate } from "react-router";
import { isToBePicked, MainAct } from "../board/main-act.tsx";
import { Answer } from "../board/new-ticket.tsx";
import { UndoButton } from "../board/undo-button.tsx";
import { useStoreClient } from "../store-client.ts";
import { isToBePriced, type Ticket } from "../tickets/ticket.ts";
import { useBoard } from "../tickets/use-board.ts";
import { useTicketActs } from "../tickets/use-ticket-acts.ts";
import { TouchButton, touchClasses } from "../touch-button.tsx";
import { HandOver } from "./hand-over.tsx";

/** What can be done with an open order, at the lower edge. */
export function TicketActs({ ticket }: { ticket: Ticket }) {
  const t = useMessages("ticket");
  if (ticket.stage === "over")
    return <p className="p-5 text-center font-semibold text-strong">{t("over")}</p>;
  // The price of a prescription is sent below its pictures.
  const isPricedBelow = ticket.stage === "new" && !ticket.unsent && isToBePriced(ticket);
  if (ticket.stage === "later" || isPricedBelow) return null;
  return (
    <div className="flex flex-wrap gap-3 border-t border-line bg-paper p-3 max-lg:sticky max-lg:bottom-0 md:px-6 *:grow">
      {ticket.unsent ? (
        <UndoButton ticket={ticket} />
      ) : ticket.stage === "new" ? (
        <div className="grid grow gap-2.5 sm:grid-cols-[20rem_minmax(0,1fr)]">
          <Answer ticket={ticket} />
        </div>
      ) : ticket.order_status === "processing" ? (
        <InPreparation ticket={ticket} />
      ) : ticket.stage === "ready" ? (
        <HandOver ticket={ticket} />
      ) : (
        <MainAct ticket={ticket} />
      )}
    </div>
  );
}

const delays = [5, 10];

function InPreparation({ ticket }: { ticket: Ticket }) {
  const t = useMessages("ticket");
  const { call } = useStoreClient();
  const board = useBoard();
  const { ready } = useTicketActs();
  const navigate = useNavigate();
  const delay = useMutation({
    mutationFn: (minutes: number) =>
      call("POST /store/orders/{id}/delay", { id: ticket.id, minutes }),
    onSuccess: ({ order }) => board.show(order),
    onError: reportError,
  });
  const unweighed = ticket.details.filter(
    ({ weight, quantity }) => weight?.final === null && quantity > 0,
  );

  function finish() {
    if (unweighed.length > 0) {
      const names = unweighed.map(({ item_details }) => item_details.name).join(", ");
      return toast.error(t("readyMissing", { names }));
    }
    ready(ticket);
    void navigate("/vendor");
  }

  return (
    <>
      {delays.map((minutes) => (
        <TouchButton
          key={minutes}
          tone="outline"
          size="lg"
          isBusy={delay.isPending && delay.variables === minutes}
          aria-label={t("delayName", { minutes })}
          onClick={() => delay.mutate(minutes)}
        >
          <ClockPlus aria-hidden className="size-6 max-sm:hidden" />
          {t("delay", { minutes })}
        </TouchButton>
      ))}
      {isToBePicked(ticket) && (
        <Link to={`/vendor/orders/${ticket.id}/pick`} className={touchClasses("outline", "lg")}>
          <ListChecks aria-hidden className="size-6 max-sm:hidden" />
          {t("pickList")}
        </Link>
      )}
      <TouchButton
        size="lg"
        className="basis-56 text-[1.375rem]"
        aria-disabled={unweighed.length > 0}
        onClick={finish}
      >
        <Check aria-hidden className="size-7" strokeWidth={2.6} />
        {t("ready")}
      </TouchButton>
    </>
  );
}
