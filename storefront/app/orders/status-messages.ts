import { isConfirmedByStore } from "@errand/core/orders/order-states";
import type { Order, OrderStatus } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useDateTimeText } from "./date-time-text.ts";
import { awaitsTransfer, paymentStageOf } from "./payment-stage.ts";
import { useIsPlanned } from "./planned.ts";

/** Returns the title and text of a status for this order. */
export function useStatusMessages(order: Order) {
  const t = useMessages("orders");
  const { order_type, store } = order;
  const parcelMessages = useParcelMessages(order);
  const plannedText = usePlannedText(order);
  return (status: OrderStatus): { title: string; text: string } => {
    if (order_type === "parcel") return parcelMessages(status);
    const payment = status === order.order_status ? paymentTextKey(order) : null;
    if (payment) return { title: t(`pay.${payment}.title`), text: t(`pay.${payment}.text`) };
    if (order.prescription_order && status === "pending") {
      return { title: t("prescription.sent"), text: t("prescription.sentText") };
    }
    if (status === order.order_status && awaitsTransfer(order)) {
      return { title: t("payment.transfer.title"), text: t("payment.transfer.text") };
    }
    if (status === "failed" && order.payment_method === "offline_payment") {
      return { title: t("payment.transfer.expired"), text: t("payment.transfer.expiredText") };
    }
    if (status === "confirmed" && plannedText) {
      return { title: t("status.confirmed.title"), text: plannedText };
    }
    if (status === "confirmed" && order.processing === null && !isAccepted(order)) {
      return { title: t("status.passedOn.title"), text: t("status.passedOn.text") };
    }
    const messages = { title: t(`status.${status}.title`), text: t(`status.${status}.text`) };
    if (order_type !== "take_away") return messages;
    if (status === "delivered") return { ...messages, title: t("takeAway.collected") };
    if (status === "canceled") return { ...messages, text: t("takeAway.canceledText") };
    if (status !== "handover") return messages;
    return {
      title: t("takeAway.ready"),
      text: t("takeAway.readyText", { address: store?.address ?? "" }),
    };
  };
}

/** Whether the store itself has confirmed an order that it has not started yet. */
function isAccepted({ payment_method, prescription_order, pending }: Order): boolean {
  return isConfirmedByStore({
    paymentMethod: payment_method,
    prescription: prescription_order,
    wasPending: pending !== null,
  });
}

/** What happens at the time of a scheduled order that waits for it; null for others. */
function usePlannedText(order: Order): string | null {
  const t = useMessages("orders");
  const { clock, day } = useDateTimeText();
  if (!useIsPlanned(order)) return null;
  return t("planned", { day: day(order.schedule_at), time: clock(order.schedule_at) });
}

/** The same for a parcel, which no store prepares, and which may come back. */
function useParcelMessages(order: Order) {
  const t = useMessages("orders");
  const { clock, day } = useDateTimeText();
  const isReceiver = order.viewed_by === "receiver";
  const values = { name: order.receiver_details?.contact_person_name ?? "" };
  return (status: OrderStatus): { title: string; text: string } => {
    const isCurrent = status === order.order_status;
    const payment = isCurrent ? paymentTextKey(order) : null;
    if (payment) {
      const isWaiting = payment === "unpaid" || payment === "checking";
      const text = t(isWaiting ? "parcel.pay.waiting" : "parcel.pay.notPaid");
      return { title: t(`pay.${payment}.title`), text };
    }
    if (isCurrent && awaitsTransfer(order)) {
      return { title: t("payment.transfer.title"), text: t("parcel.pay.waiting") };
    }
    const key = status === "canceled" && order.picked_up !== null ? "comingBack" : status;
    if (!isParcelStatus(key)) {
      return { title: t(`status.${key}.title`), text: t(`status.${key}.text`) };
    }
    const title = t(`parcel.status.${key}.title`);
    if (key === "confirmed" && isCurrent && order.scheduled === 1) {
      const at = { day: day(order.schedule_at), time: clock(order.schedule_at) };
      return { title, text: t("parcel.status.scheduled", at) };
    }
    if (key === "confirmed" && isCurrent && order.delivery_man !== null) {
      return { title, text: t(`parcel.status.accepted.${isReceiver ? "receiver" : "text"}`) };
    }
    if (key === "delivered" && wasLeft(order)) {
      return { title, text: t(`parcel.status.left.${isReceiver ? "receiver" : "text"}`, values) };
    }
    if (isReceiver) return { title, text: t(`parcel.status.${key}.receiver`, values) };
    return { title, text: t(`parcel.status.${key}.text`, values) };
  };
}

/** Whether the courier left a parcel where its receiver wanted it. */
export function wasLeft({ receiver_choice: made, order_proof_full_url: proof }: Order): boolean {
  return made?.choice.kind === "safe_place" && proof.length > 0;
}

const parcelStatuses = [
  "pending",
  "confirmed",
  "accepted",
  "handover",
  "picked_up",
  "delivered",
  "canceled",
  "comingBack",
  "returned",
  "failed",
] as const;

function isParcelStatus(key: OrderStatus | "comingBack"): key is (typeof parcelStatuses)[number] {
  return parcelStatuses.some((each) => each === key);
}

/** An order that is to be paid says how its payment stands rather than how the order does. */
function paymentTextKey(order: Order) {
  const stage = paymentStageOf(order);
  const { order_status, payment_method, payment_state: state } = order;
  // Also once it can no longer be paid.
  const hasFailed = order_status === "failed" && payment_method === "digital_payment";
  if (stage !== "failed" && !hasFailed) return stage;
  return state === "failed" || state === "canceled" ? state : "expired";
}
