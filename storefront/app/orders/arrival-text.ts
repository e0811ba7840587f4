import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useArrivalRange } from "./arrival.ts";
import { useDateTimeText } from "./date-time-text.ts";

/** Estimates are not more exact than that. */
const noticeableMs = 5 * 60_000;

/** When an order in progress arrives or can be collected, as a text; null without an estimate. */
export function useArrivalText(order: Order): string | null {
  const t = useMessages("orders");
  const { clock, day } = useDateTimeText();
  const range = useArrivalRange(order);
  const { expected_at: expected, schedule_at: scheduledAt } = order;
  const isCollected = order.order_type === "take_away";
  if (expected === null || !isActiveStatus(order.order_status)) return null;
  if (order.scheduled === 1) {
    const isLater = Date.parse(expected) - Date.parse(scheduledAt) >= noticeableMs;
    if (isLater) return t("laterAt", { day: day(expected), time: clock(expected) });
    return t("expectedAt", { day: day(scheduledAt), time: clock(scheduledAt) });
  }
  if (range === null) return t(isCollected ? "readyAt" : "arrivingAt", { time: clock(expected) });
  const times = { from: clock(range.from), to: clock(range.to) };
  return t(isCollected ? "readyBetween" : "arrivingBetween", times);
}
