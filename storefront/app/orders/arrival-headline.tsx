import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import { Badge } from "@errand/ui/badge.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { isLate, useArrival } from "./arrival.ts";
import { useArrivalText } from "./arrival-text.ts";
import { useDateTimeText } from "./date-time-text.ts";
import { HeadlineTime } from "./headline-time.tsx";
import { awaitsMoney } from "./payment-stage.ts";
import { useIsPlanned } from "./planned.ts";
import { progressOf } from "./progress.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { canReorder, Reorder } from "./reorder.tsx";
import { SendAgain } from "./send-again.tsx";
import { useStatusMessages } from "./status-messages.ts";
import { useTimeLeftText } from "./time-left-text.ts";
import type { OrderName } from "./use-order-live.ts";

/**
 * The state of the order with the time until it arrives, also in the title of the page. The height
 * does not depend on the state until the order ends without a delivery, so that nothing below
 * moves. One that is to be paid only says so, and one whose price the customer has to agree to has
 * no time yet.
 */
export function ArrivalHeadline({ order, name }: { order: Order; name: OrderName }) {
  const t = useMessages("orders");
  const { clock, day } = useDateTimeText();
  const { title, text } = useStatusMessages(order)(order.order_status);
  const isPlanned = useIsPlanned(order);
  const timeLeft = useTimeLeftText(useArrival(order));
  const left = isPlanned ? null : timeLeft;
  const isToPay = awaitsMoney(order);
  const inTitle = isPlanned ? clock(order.schedule_at) : left;
  const endedEarly = !isActiveStatus(order.order_status) && order.delivered === null;
  return (
    <section aria-label={t("summary")}>
      <PageHead title={inTitle === null ? title : `${inTitle} · ${title}`} />
      {!endedEarly && !isToPay && !isToAgree(order) && (
        <Time order={order} name={name} left={left} />
      )}
      {!endedEarly && !isToPay && <ProgressBar parts={progressOf(order)} label={title} />}
      <div role="status" className="min-h-15">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-muted">{text}</p>
      </div>
      {order.cancellation_reason && (
        <p className="text-muted">{t("canceledBecause", { reason: order.cancellation_reason })}</p>
      )}
      <p className="mt-1 text-meta text-muted">
        {t("number", { id: String(order.id) })} ·{" "}
        {t("placedAt", { day: day(order.created_at), time: clock(order.created_at) })}
      </p>
      {endedEarly && !isToPay && <NextOrder order={order} name={name} className="mt-4" />}
    </section>
  );
}

interface NextOrderProps {
  order: Order;
  name: OrderName;
  className: string;
}

/** Orders the same again, once the order is over. */
function NextOrder({ order, name, className }: NextOrderProps) {
  return (
    <>
      {canReorder(order) && (
        <Reorder order={order} name={name} variant="accent" className={className} />
      )}
      <SendAgain order={order} variant="accent" className={className} />
    </>
  );
}

/** A prescription is not prepared before the customer agrees to its price. */
function isToAgree({ prescription_order, order_status }: Order): boolean {
  return prescription_order && order_status === "pending";
}

/** The time of the order, and whether it is on time; the next order once it is over. */
function Time({ order, name, left }: { order: Order; name: OrderName; left: string | null }) {
  const t = useMessages("orders");
  const isOver = !isActiveStatus(order.order_status);
  const fact = useHeadlineFact(order, left);
  return (
    <div className="no-print flex min-h-18 items-end justify-between gap-4">
      {fact && (
        <div>
          <p className="text-muted">{fact.label}</p>
          <HeadlineTime isCountdown={fact.isCountdown} isWords={fact.isWords}>
            {fact.text}
          </HeadlineTime>
        </div>
      )}
      {isOver && <NextOrder order={order} name={name} className="mb-1 ms-auto" />}
      {!isOver && left !== null && (
        <Badge tone={isLate(order) ? "warn" : "good"} className="mb-3 px-3 py-1.5 text-meta">
          {t(isLate(order) ? "late" : "onTime")}
        </Badge>
      )}
    </div>
  );
}

interface HeadlineFact {
  label: string;
  text: string;
  isCountdown?: boolean;
  isWords?: boolean;
}

/** The time that is left, the time of the delivery, or the number to show at the store. */
function useHeadlineFact(order: Order, left: string | null): HeadlineFact | null {
  const t = useMessages("orders");
  const { clock, day } = useDateTimeText();
  const { delivered } = order;
  const isDue = useArrival(order) === null;
  const arrival = useArrivalText(order);
  const isPlanned = useIsPlanned(order);
  const isCollected = order.order_type === "take_away";
  if (isPlanned) {
    const { schedule_at: at } = order;
    return { label: t("plannedFor", { day: day(at) }), text: clock(at) };
  }
  if (delivered) {
    return { label: t(isCollected ? "collectedAt" : "deliveredAt"), text: clock(delivered) };
  }
  if (isCollected && order.order_status === "handover") {
    return { label: t("collectNumber"), text: String(order.id) };
  }
  if (left === null || arrival === null) return null;
  return { label: arrival, text: left, isCountdown: true, isWords: isDue };
}
