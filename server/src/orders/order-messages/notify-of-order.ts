import type { LocalizedText } from "@errand/core/language";
import type { Minor } from "@errand/core/money";
import { isRepeatable, type OrderMessage } from "@errand/core/orders/order-messages";
import type { Database } from "../../database/database.ts";
import type { NotificationMessage } from "../../notifications/notification-content.ts";
import { notify } from "../../notifications/notify.ts";
import { getOrderType, isToBePaidFirst, type OrderRow } from "../../order-rows/order-facts.ts";
import { getMessageContext } from "./message-context.ts";

interface OrderChange {
  row: Pick<OrderRow, "order" | "cart" | "store" | "shop">;
  message: OrderMessage;
  at: Date;
  detail?: NotificationDetail | null;
}

/** The variant of a message with a time or a reason, and its values. */
export type NotificationDetail =
  | {
      message: Extract<NotificationMessage, "order_delayed_until" | "order_rescheduled_for">;
      time: LocalizedText;
    }
  | {
      message: Extract<NotificationMessage, `order_${string}_because`>;
      reason: string;
    }
  | {
      message: Extract<NotificationMessage, "order_cash_missing">;
      amount: { amount: Minor };
    };

/** Notifies the customer of an order about a change of it, once; a guest has no notifications. */
export async function notifyOfOrder(tx: Database, { row, message, at, detail }: OrderChange) {
  const { order, store, shop } = row;
  if (order.customerId === null) return;
  const { businessName } = shop;
  const { message: detailed, ...values } = detail ?? { message: null };
  await notify(tx, {
    customerId: order.customerId,
    cause: `order:${order.id}:${message}${isRepeatable(message) ? `:${at.toISOString()}` : ""}`,
    type: "order_status",
    message: detailed ?? messageOf(row, message),
    values: {
      id: String(order.id),
      store: store?.name ?? businessName,
      ...getMessageContext(getOrderType(row)),
      ...values,
    },
    target: { orderId: order.id },
    image: store?.logo ?? null,
    at,
  });
}

function messageOf(row: OrderChange["row"], message: OrderMessage): NotificationMessage {
  const isCollected = message === "delivered" && getOrderType(row) === "take_away";
  if (isCollected) return "order_collected";
  const waits = message === "placed" && isToBePaidFirst(row);
  return waits ? "order_placed_unpaid" : `order_${message}`;
}
