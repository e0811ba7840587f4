import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useTimeText } from "../../console/use-shop.ts";
import { useStoreClient } from "../store-client.ts";

/** What happened to an order, and who did it; read anew after each change of the order. */
export function TicketHistory({ orderId, updatedAt }: { orderId: number; updatedAt: string }) {
  const t = useMessages("ticket");
  const { clock } = useTimeText();
  const { scopedQuery, scope } = useStoreClient();
  const { data } = useQuery(
    scopedQuery(scope, ["ticket history", orderId, updatedAt], async (call) => {
      const { transitions } = await call("GET /store/orders/{id}", { id: orderId });
      return transitions;
    }),
  );
  if (!data) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-body font-semibold text-strong">{t("history")}</h2>
      <ol className="flex flex-col gap-1.5">
        {data.map(({ to, at, actor, reason }) => (
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
