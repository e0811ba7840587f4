import { type Language, type LocalizedText, localize } from "@errand/core/language";
import type { OrderStatus, OrderTransition } from "@errand/core/orders/orders.types";
import type { TripStatus } from "@errand/core/trips/trips.types";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { listedReasons, localizeReason } from "../order-rows/listed-reasons.ts";
import { orderTransitions } from "../order-rows/order-transitions.tables.ts";
import { staffMembers } from "../staff/staff.tables.ts";

type Transition<Status> = Omit<OrderTransition, "from" | "to"> & {
  from: Status | null;
  to: Status;
};

const isActor = (kind: "customer" | "courier", id: typeof customers.id | typeof couriers.id) =>
  and(eq(orderTransitions.actorKind, kind), eq(orderTransitions.actorId, sql`${id}::text`));

/** The actors of a query over transitions: who can be joined, and by which condition. */
export const actors = {
  columns: {
    customer: { firstName: customers.firstName, lastName: customers.lastName },
    courier: { firstName: couriers.firstName, lastName: couriers.lastName },
    staff: staffMembers.name,
    store: stores.name,
  },
  isCustomer: isActor("customer", customers.id),
  isCourier: isActor("courier", couriers.id),
  isStaff: and(
    inArray(orderTransitions.actorKind, ["store", "desk"]),
    eq(orderTransitions.actorId, sql`${staffMembers.id}::text`),
  ),
};

interface ActorNames {
  customer: PersonName | null;
  courier: PersonName | null;
  staff: string | null;
  store: LocalizedText | null;
}
type PersonName = Pick<typeof couriers.$inferSelect, "firstName" | "lastName">;

/** The name of an actor; null for one without a name. */
export function getActorName(
  { customer, courier, staff, store }: ActorNames,
  language: Language,
): string | null {
  const person = customer ?? courier;
  if (person) return `${person.firstName} ${person.lastName}`.trim();
  return staff ?? (store && localize(store, language));
}

/**
 * The history of an order or a trip, oldest first (contract 6.2). A name is that of the customer,
 * the member of the staff (else the store) or the courier today; null for other actors and those
 * who are gone.
 */
export async function readTransitions<Status extends OrderStatus | TripStatus = OrderStatus>(
  db: Database,
  orderId: number,
  language: Language,
): Promise<Transition<Status>[]> {
  const rows = await db
    .select({
      transition: orderTransitions,
      listedReasons,
      from: sql<Status | null>`${orderTransitions.from}`,
      to: sql<Status>`${orderTransitions.to}`,
      ...actors.columns,
    })
    .from(orderTransitions)
    .leftJoin(customers, actors.isCustomer)
    .leftJoin(couriers, actors.isCourier)
    .leftJoin(staffMembers, actors.isStaff)
    .leftJoin(
      cartOrders,
      and(
        eq(orderTransitions.actorKind, "store"),
        eq(cartOrders.orderId, orderTransitions.orderId),
      ),
    )
    .leftJoin(stores, eq(stores.id, cartOrders.storeId))
    .where(eq(orderTransitions.orderId, orderId))
    .orderBy(asc(orderTransitions.id));
  return rows.map(
    ({ transition: { actorKind, reason, at }, listedReasons, from, to, ...names }) => ({
      ...{ from, to },
      actor: { kind: actorKind, name: getActorName(names, language) },
      reason: reason && localizeReason(reason, listedReasons, language),
      at: at.toISOString(),
    }),
  );
}
