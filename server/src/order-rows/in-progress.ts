import { activeStatuses } from "@errand/core/orders/order-states";
import { inArray, or, sql } from "drizzle-orm";
import { orders } from "./orders.tables.ts";

/** Of a query over `orders`: parcels on their way back to their senders. */
const isParcelReturning = sql`(${orders.kind} = 'parcel' and ${orders.status} = 'canceled'
  and ${orders.statusTimestamps} -> 'picked_up' is not null)`;

/** Of a query over `orders`: what a courier still has to do. */
export const isInProgress = or(inArray(orders.status, [...activeStatuses]), isParcelReturning);
