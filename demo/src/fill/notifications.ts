import { messageAbout } from "@errand/core/orders/order-messages";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import { tripMessageAbout } from "@errand/core/trips/trip-messages";
import type { TripStatus } from "@errand/core/trips/trips.types";
import { customers } from "@errand/server/account/account.tables";
import type { Database } from "@errand/server/database/database";
import { notifications } from "@errand/server/notifications/notifications.tables";
import { notify } from "@errand/server/notifications/notify";
import { toOrderFacts } from "@errand/server/order-rows/order-facts";
import { isNonTrip } from "@errand/server/order-rows/order-kind";
import { orderTransitions } from "@errand/server/order-rows/order-transitions.tables";
import { orders } from "@errand/server/order-rows/orders.tables";
import { notifyOfOrder } from "@errand/server/orders/order-messages/notify-of-order";
import { findOrderRow } from "@errand/server/orders/orders.data";
import { findTripRow } from "@errand/server/trips/read-trip";
import { notifyOfTrip } from "@errand/server/trips/send-trip-message";
import { and, asc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { townNotifications } from "../content/notifications.ts";
import { daysFrom } from "./days.ts";

/** Notifications that are older have been seen. */
const seenAfterDays = 1;

/**
 * Notifies the demo customers of what has happened to their orders, and of the news of the town.
 * The jobs of those orders find that they are notified.
 */
export async function fillNotifications(db: Database, emails: string[], now: Date): Promise<void> {
  const people = await db
    .select({ id: customers.id, email: customers.email })
    .from(customers)
    .where(inArray(customers.email, emails));
  const customerIds = people.map(({ id }) => id);
  await notifyOfOrders(db, customerIds, now);
  await notifyOfTrips(db, customerIds, now);
  for (const customerId of customerIds) {
    for (const { daysAgo, ...news } of townNotifications) {
      await notify(db, { ...news, customerId, at: daysFrom(now, -daysAgo) });
    }
  }
  await db
    .update(notifications)
    .set({ seenAt: now })
    .where(
      and(
        inArray(notifications.customerId, customerIds),
        lt(notifications.createdAt, daysFrom(now, -seenAfterDays)),
      ),
    );
}

async function notifyOfTrips(db: Database, customerIds: number[], now: Date) {
  const changes = await db
    .select({
      tripId: orderTransitions.orderId,
      to: sql<TripStatus>`${orderTransitions.to}`,
      at: orderTransitions.at,
    })
    .from(orderTransitions)
    .innerJoin(orders, eq(orders.id, orderTransitions.orderId))
    .where(
      and(
        eq(orders.kind, "trip"),
        inArray(orders.customerId, customerIds),
        gt(orderTransitions.at, daysFrom(now, -15)),
      ),
    )
    .orderBy(asc(orderTransitions.id));
  for (const { tripId, to, at } of changes) {
    const row = await findTripRow(db, tripId);
    const message = tripMessageAbout(to);
    if (row) await notifyOfTrip(db, row, { tripId, message, at: at.toISOString() });
  }
}

async function notifyOfOrders(db: Database, customerIds: number[], now: Date) {
  const changes = await db
    .select({
      orderId: orderTransitions.orderId,
      from: sql<OrderStatus | null>`${orderTransitions.from}`,
      to: sql<OrderStatus>`${orderTransitions.to}`,
      by: orderTransitions.actorKind,
      at: orderTransitions.at,
    })
    .from(orderTransitions)
    .innerJoin(orders, eq(orders.id, orderTransitions.orderId))
    .where(
      and(
        isNonTrip,
        inArray(orders.customerId, customerIds),
        gt(orderTransitions.at, daysFrom(now, -15)),
      ),
    )
    .orderBy(asc(orderTransitions.id));
  for (const { orderId, at, ...change } of changes) {
    const row = await findOrderRow(db, orderId);
    const message = row && messageAbout(change, toOrderFacts(row));
    if (message) await notifyOfOrder(db, { row, message, at });
  }
}
