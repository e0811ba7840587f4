import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTimeText } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";

/** What went wrong with the deliveries of a courier, the latest first. */
export function CourierIncidents({ id }: { id: number }) {
  const t = useMessages("desk-couriers");
  const queues = useMessages("queues");
  const { date } = useTimeText();
  const { endpointQuery, scope } = useDeskClient();
  const { data } = useQuery(
    endpointQuery(scope, "GET /desk/incidents", {
      ...{ state: "past", limit: 20, offset: 1 },
      courier_id: id,
    }),
  );
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-body font-bold">{t("incidents.title")}</h3>
      {data?.incidents.length === 0 && <p className="text-strong">{t("incidents.none")}</p>}
      <ul>
        {data?.incidents.map((incident) => (
          <li key={incident.id} className="flex flex-wrap gap-x-4 border-b border-line py-2">
            <span className="w-36 shrink-0 text-strong">{date(incident.created_at)}</span>
            <Link to={`/desk/orders/${incident.order_id}`} className="font-semibold underline">
              {incident.order_id}
            </Link>
            <span className="min-w-0 grow wrap-anywhere">
              {[queues(`incident.${incident.kind}`), incident.reason].filter(Boolean).join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
