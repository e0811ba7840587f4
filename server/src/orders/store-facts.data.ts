import type { Language } from "@errand/core/language";
import type { StoreOrder } from "@errand/core/orders/staff-orders.types";
import { and, desc, eq, sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orderTransitions } from "../order-rows/order-transitions.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { staffMembers } from "../staff/staff.tables.ts";
import { type Packing, toPacking } from "./hand-over.ts";
import { actors, getActorName } from "./transitions.data.ts";

/** What only the store of an order sees, beside what its order says itself. */
export interface StoreFacts {
  actedBy: NonNullable<StoreOrder["acted_by"]>;
  packing: Packing;
  acceptBy: Date | null;
  rescheduledAt: Date | null;
  contact: StoreOrder["contact"];
  /** By which the store has lengthened the preparation. */
  delayMinutes: number;
  /** When the courier of its run is planned at the store; null without one. */
  pickupAt: Date | null;
}

/** What only the store of each order sees, by one statement for all. */
export async function readStoreFacts(
  db: Database,
  orderIds: number[],
  language: Language,
): Promise<Map<number, StoreFacts>> {
  if (orderIds.length === 0) return new Map();
  const rows = await storeFacts(db).execute({ orderIds });
  return new Map(
    rows.map(({ orderId, actorKind, actorId, delayMinutes, cart, ...row }) => [
      orderId,
      {
        ...row,
        packing: toPacking(cart ?? undefined),
        delayMinutes: delayMinutes ?? 0,
        actedBy: {
          kind: actorKind,
          id: isStaff.includes(actorKind) && actorId !== null ? Number(actorId) : null,
          name: getActorName(row, language),
        },
      },
    ]),
  );
}

/** Whose ids a store sees: a customer proves access with that of a guest. */
const isStaff: readonly string[] = ["store", "desk", "courier"];

/** The last transition of each order, which every one has since it was placed. */
const storeFacts = preparedQuery((db) =>
  db
    .selectDistinctOn([orderTransitions.orderId], {
      orderId: orderTransitions.orderId,
      actorKind: orderTransitions.actorKind,
      actorId: orderTransitions.actorId,
      // What is never null comes first: Drizzle takes it for whether there is a row.
      cart: {
        picks: cartOrders.picks,
        handedOverAt: cartOrders.handedOverAt,
        bags: cartOrders.bags,
      },
      acceptBy: cartOrders.acceptBy,
      delayMinutes: cartOrders.delayMinutes,
      pickupAt: cartOrders.pickupAt,
      rescheduledAt: orders.rescheduledAt,
      contact: { name: orders.contactName, phone: orders.contactNumber },
      ...actors.columns,
    })
    .from(orderTransitions)
    .innerJoin(orders, eq(orders.id, orderTransitions.orderId))
    .leftJoin(cartOrders, eq(cartOrders.orderId, orderTransitions.orderId))
    .leftJoin(customers, actors.isCustomer)
    .leftJoin(couriers, actors.isCourier)
    .leftJoin(staffMembers, actors.isStaff)
    .leftJoin(
      stores,
      and(eq(orderTransitions.actorKind, sql.raw("'store'")), eq(stores.id, cartOrders.storeId)),
    )
    .where(sql`${orderTransitions.orderId} = any(${sql.placeholder("orderIds")}::bigint[])`)
    .orderBy(orderTransitions.orderId, desc(orderTransitions.id))
    .prepare("store_facts"),
);
