import { useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../../console/use-shop.ts";
import type { Ticket } from "../tickets/ticket.ts";
import { useOrderDetails } from "./use-order-details.ts";

/** What happened to an order, and who did it. */
export function TicketHistory({ ticket }: { ticket: Ticket }) {
  const t = useMessages("ticket");
  const { clock } = useTimeText();
  const details = useOrderDetails(ticket);
  if (!details) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-body font-semibold text-strong">{t("history")}</h2>
      <ol className="flex flex-col gap-1.5">
        {details.transitions.map(({ to, at, actor, reason }) => (
          <li key={`${to} ${at}`} className="flex gap-3">
            <time dateTime={at} className="shrink-0 text-strong tabular-nums">
              {clock(at)}
            </time>
            <span className="min-w-0 wrap-anywhere">
              <b>{t(`status.${to}`)}</b>
              <span className="text-strong">
                {", "}
                {actor.name ?? t(`actor.${actor.kind}`)}
                {reason && `: ${reason}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
