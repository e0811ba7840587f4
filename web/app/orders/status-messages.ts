import type { Order, OrderStatus } from "@errand/core/orders/orders.types";
import { useMessages } from "../messages/messages.ts";
import { awaitsTransfer, paymentStageOf } from "./payment-stage.ts";

/** Returns the title and text of a status for this order. */
export function useStatusMessages(order: Order) {
  const t = useMessages("orders");
  const { order_type, store } = order;
  return (status: OrderStatus): { title: string; text: string } => {
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
    const messages = { title: t(`status.${status}.title`), text: t(`status.${status}.text`) };
    if (order_type !== "take_away") return messages;
    if (status === "delivered") return { ...messages, title: t("takeAway.collected") };
    if (status !== "handover") return messages;
    return {
      title: t("takeAway.ready"),
      text: t("takeAway.readyText", { address: store?.address ?? "" }),
    };
  };
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
