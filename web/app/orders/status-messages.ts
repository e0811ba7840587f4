import type { Order, OrderStatus } from "@errand/core/orders/orders.types";
import { useMessages } from "../messages/messages.ts";

/** What a status means to the customer of this order. */
export function useStatusMessages({ order_type, store }: Pick<Order, "order_type" | "store">) {
  const t = useMessages("orders");
  return (status: OrderStatus): { title: string; text: string } => {
    const words = { title: t(`status.${status}.title`), text: t(`status.${status}.text`) };
    if (order_type !== "take_away") return words;
    if (status === "delivered") return { ...words, title: t("takeAway.collected") };
    if (status !== "handover") return words;
    return {
      title: t("takeAway.ready"),
      text: t("takeAway.readyText", { address: store?.address ?? "" }),
    };
  };
}
