import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { useMutation } from "@tanstack/react-query";
import { useStoreClient } from "../store-client.ts";
import type { Ticket } from "../tickets/ticket.ts";
import { useBoard } from "../tickets/use-board.ts";
import { TouchButton } from "../touch-button.tsx";

/** The customer asks to cancel what has begun; after three minutes the desk is asked instead. */
export function CancelRequest({ ticket }: { ticket: Ticket }) {
  const t = useMessages("ticket");
  const { call } = useStoreClient();
  const board = useBoard();
  const answer = useMutation({
    mutationFn: (decision: "accept" | "refuse") =>
      call("POST /store/orders/{id}/cancel-request", { id: ticket.id, decision }),
    onSuccess: ({ order }) => board.show(order),
    onError: reportError,
  });
  const { cancel_request: request } = ticket;
  if (request?.state !== "pending" || ticket.stage === "over") return null;
  return (
    <section
      aria-label={t("cancelRequest.title")}
      className="flex flex-wrap items-center gap-3 rounded-[18px] border-2 border-call bg-call-soft p-3"
    >
      <p className="min-w-48 grow">
        <b className="block text-ticket">{t("cancelRequest.title")}</b>
        <span className="wrap-anywhere">{request.reason}</span>
      </p>
      {(["refuse", "accept"] as const).map((decision) => (
        <TouchButton
          key={decision}
          tone={decision === "accept" ? "bad" : "ink"}
          isBusy={answer.isPending && answer.variables === decision}
          onClick={() => answer.mutate(decision)}
        >
          {t(`cancelRequest.${decision}`)}
        </TouchButton>
      ))}
    </section>
  );
}
