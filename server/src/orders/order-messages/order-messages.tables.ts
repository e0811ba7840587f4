import type { OrderMessage, ReceiverMessage } from "@errand/core/orders/order-messages";
import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { rowId } from "../../database/columns.ts";
import { orders } from "../../order-rows/orders.tables.ts";

/**
 * The messages that were sent about each order: a row is the reason why a message is sent only
 * once.
 */
export const orderMessages = pgTable(
  "order_messages",
  {
    orderId: rowId()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** One that may be sent several times has the time of its change. */
    message: text()
      .$type<
        | OrderMessage
        | `${OrderMessage}:${string}`
        | `receiver:${ReceiverMessage}`
        | `receiver:${ReceiverMessage}:${string}`
        | `trip:${string}`
      >()
      .notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.message] })],
);
