import type { Order, OrderStatus } from "@errand/core/orders/orders.types";
import { useMessages } from "../messages/messages.ts";

/** Returns the title and text of a status for this order. */
export function useStatusMessages({ order_type, store }: Pick<Order, "order_type" | "store">) {
  const t = useMessages("orders");
  return (status: OrderStatus): { title: string; text: string } => {
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
