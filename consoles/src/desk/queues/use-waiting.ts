import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../../console/use-shop.ts";
import type { QueueKind } from "./queue-kinds.ts";
import type { QueueData } from "./queues.queries.ts";

/** One thing that waits, as the list shows it. */
export interface Waiting {
  kind: QueueKind;
  id: number;
  title: string;
  text: string;
  since: string;
}

/** Says in two lines what waits in a queue, the oldest first. */
export function useWaiting(): (data: QueueData) => Waiting[] {
  const t = useMessages("queues");
  const money = useMoney();
  return (data) => {
    const { kind } = data;
    if (kind === "incidents") {
      return data.rows.map((row) => ({
        ...{ kind, id: row.id, since: row.created_at },
        title: `${row.order_id} ${t(`incident.${row.kind}`)}`,
        text: [row.store_name, row.reason].filter(Boolean).join(", "),
      }));
    }
    if (kind === "refunds" || kind === "disputes") {
      return data.rows.map((row) => ({
        ...{ kind, id: row.id, since: row.dispute?.at ?? row.proposal?.at ?? row.created_at },
        title: `${row.order?.id ?? row.trip?.id} ${money(row.refund_amount)}`,
        text: row.proposal
          ? t("refund.waitsFor", { name: row.proposal.by.name })
          : (kind === "disputes" && row.dispute?.reason) || row.customer_reason,
      }));
    }
    if (kind === "payments") {
      return data.rows.map((row) => ({
        ...{ kind, id: row.id, since: row.reported_at },
        title: `${row.id} ${money(row.amount)}`,
        text: row.order.offline_payment?.data.method_name ?? "",
      }));
    }
    if (kind === "partners") {
      return data.rows.map((row) => ({
        ...{ kind, id: row.id, since: row.submitted_at },
        title: row.store_name ?? `${row.f_name} ${row.l_name}`,
        text: t(`partner.${row.kind}`),
      }));
    }
    if (kind === "reviews") {
      return data.rows.map((row) => ({
        ...{ kind, id: row.id, since: row.report?.at ?? row.created_at },
        title: `${row.store.name} ${row.rating} ★`,
        text: row.report?.reason ?? "",
      }));
    }
    return data.rows.map((row) => ({
      ...{ kind, id: row.id, since: row.created_at },
      title: row.courier_name,
      text: t(`paper.${row.kind}`),
    }));
  };
}
