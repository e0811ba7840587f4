import type { Order } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../config/shop.ts";

/**
 * What canceling an order returns, and the way it goes; null when nothing was paid. By the rule of
 * the server.
 */
export function useReturnedMoney(order: Order): { amount: number; way: string } | null {
  const t = useMessages("orders");
  const { config } = useShop();
  const { receipt, is_guest, payments } = order;
  if (receipt.paid === 0) return null;
  const goesToWallet = !is_guest && config.customer_wallet_status === 1;
  const isByHand = payments.every(({ payment_method }) => byHand.has(payment_method));
  const way = goesToWallet ? "wallet" : isByHand ? "manual" : "source";
  return { amount: receipt.paid, way: t(`cancel.way.${way}`) };
}

const byHand: ReadonlySet<string> = new Set(["cash_on_delivery", "offline_payment"]);
