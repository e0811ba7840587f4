import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../../../console/use-shop.ts";
import type { OrderDetails } from "./order.queries.ts";

/** Something that happened to an order. */
export interface TimelineEntry {
  key: string;
  at: string;
  who: string;
  text: string;
  isMoney: boolean;
}

/** Everything that happened to an order, in its order. */
export function useTimeline(order: OrderDetails): TimelineEntry[] {
  const t = useMessages("desk-orders");
  const money = useMoney();
  const entries: TimelineEntry[] = order.transitions.map(({ to, actor, reason, at }, index) => ({
    key: `to ${index}`,
    at,
    who: actor.name ?? t(`timeline.${actor.kind}`),
    text: [t(`status.${to}`), reason].filter(Boolean).join(": "),
    isMoney: actor.kind === "payment" || to.startsWith("refund"),
  }));
  for (const { courier_id, courier_name, outcome, expires_at } of order.dispatch?.offers ?? []) {
    entries.push({
      key: `offer ${courier_id}`,
      ...{ at: expires_at, who: courier_name, isMoney: false },
      text: t(`timeline.offer.${outcome}`),
    });
  }
  if (order.handed_over_at && order.store) {
    entries.push({
      ...{ key: "handed over", at: order.handed_over_at, isMoney: false },
      ...{ who: order.store.name, text: t("timeline.handedOver") },
    });
  }
  const request = order.cancel_request;
  if (request) {
    entries.push({
      ...{ key: "cancel", at: request.requested_at, isMoney: false },
      who: order.customer.name,
      text: t("timeline.cancelAsked", { reason: request.reason }),
    });
    if (request.refused_at) {
      entries.push({
        ...{ key: "refused", at: request.refused_at, isMoney: false },
        who: t(`timeline.${request.asked}`),
        text: [t("timeline.cancelRefused"), request.note].filter(Boolean).join(": "),
      });
    }
  }
  for (const refund of order.refunds) {
    const amount = money(refund.refund_amount);
    entries.push({
      ...{ key: `asked ${refund.id}`, at: refund.created_at, isMoney: true },
      who: order.customer.name || t("timeline.customer"),
      text: t("timeline.refundAsked", { amount, reason: refund.customer_reason }),
    });
    if (refund.refund_status === "pending") continue;
    const isApproved = refund.refund_status === "approved";
    const bearer = t(`refund.bearer.${refund.borne_by ?? "platform"}`);
    entries.push({
      ...{ key: `refund ${refund.id}`, at: refund.updated_at, isMoney: true },
      who: t("timeline.desk"),
      text: [
        isApproved ? t("timeline.refunded", { amount, bearer }) : t("timeline.refundRejected"),
        refund.admin_note,
      ]
        .filter(Boolean)
        .join(": "),
    });
  }
  return entries.toSorted((a, b) => a.at.localeCompare(b.at));
}
