import type { Actor } from "@errand/core/orders/order-actor";
import { eq, sql } from "drizzle-orm";
import { type Database, finishByCommit } from "../database/database.ts";
import { insertUnread } from "../database/insert-row.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { reasonSeparator } from "../order-rows/listed-reasons.ts";
import { orderTransitions } from "../order-rows/order-transitions.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";

type Status = (typeof orders.$inferSelect)["status"];

/** When and why a status changed. */
export interface ChangeDetails {
  at: Date;
  /** When it was done, of what waited for a connection; the history states it. */
  occurredAt?: Date | undefined;
  /** Of a parcel also several. */
  reason?: string | string[] | undefined;
  note?: string | undefined;
}

/**
 * Stores another status of an order or a trip, which the caller has locked, with its transition.
 */
export async function recordStatus(
  tx: Database,
  order: Pick<typeof orders.$inferSelect, "id" | "status" | "statusTimestamps">,
  to: Status,
  actor: Actor,
  details: ChangeDetails,
): Promise<void> {
  const { at } = details;
  const occurredAt = findOccurred(order.statusTimestamps, details);
  const { delivered } = order.statusTimestamps;
  // After a refund of a part of it, an order is delivered again, but arrived when it did.
  const enteredAt = (to === "delivered" && delivered) || occurredAt.toISOString();
  const statusTimestamps = { ...order.statusTimestamps, [to]: enteredAt };
  const changed = { orderId: order.id, status: to, statusTimestamps, updatedAt: at };
  await finishByCommit(tx, storeStatus(tx).execute(changed));
  await insertTransition(tx, order.id, { from: order.status, to }, actor, {
    ...details,
    at: occurredAt,
  });
}

/** What was done is stated no earlier than what led to it. */
function findOccurred(
  former: (typeof orders.$inferSelect)["statusTimestamps"],
  { at, occurredAt = at }: ChangeDetails,
): Date {
  const times = Object.values(former).map((time) => Date.parse(time));
  return new Date(Math.min(at.getTime(), Math.max(occurredAt.getTime(), ...times)));
}

const storeStatus = preparedQuery((db) =>
  db
    .update(orders)
    .set({
      status: sql`${sql.placeholder("status")}`,
      statusTimestamps: sql`${sql.param(sql.placeholder("statusTimestamps"), orders.statusTimestamps)}`,
      updatedAt: sql`${sql.param(sql.placeholder("updatedAt"), orders.updatedAt)}`,
    })
    .where(eq(orders.id, sql.placeholder("orderId")))
    .prepare("store_order_status"),
);

/** Stores a transition; the first one of an order is from null. */
export async function insertTransition(
  tx: Database,
  orderId: number,
  statuses: { from: Status | null; to: Status },
  actor: Actor,
  { at, reason: given, note }: ChangeDetails,
): Promise<void> {
  const reason = Array.isArray(given) ? given.join(reasonSeparator) : given;
  const actorId = actorIdOf(actor);
  const row = { orderId, ...statuses, actorKind: actor.kind, actorId, reason, note, at };
  await insertUnread(tx, orderTransitions, row);
}

function actorIdOf(actor: Actor): string | null {
  switch (actor.kind) {
    case "customer":
      return String(actor.customerId);
    case "guest":
      return actor.guestId;
    case "courier":
      return String(actor.courierId);
    case "payment":
      return String(actor.paymentId);
    case "store":
    case "desk":
      return actor.staffId === null ? null : String(actor.staffId);
    case "clock":
      return null;
  }
}
