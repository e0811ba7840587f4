import type { ReceiverDetails } from "@errand/core/orders/parcel.types";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { rowId } from "../database/columns.ts";
import { orders } from "./orders.tables.ts";

/** What only a parcel has; its sender is the address of the order. */
export const parcelOrders = pgTable("parcel_orders", {
  orderId: rowId()
    .primaryKey()
    .references(() => orders.id, { onDelete: "cascade" }),
  chargePayer: text().$type<"sender" | "receiver">().notNull(),
  /** Null for parcels from before receivers were stored. */
  receiver: jsonb().$type<ReceiverDetails>(),
});
