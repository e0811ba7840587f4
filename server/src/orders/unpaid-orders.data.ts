import { createHash } from "node:crypto";
import type { UnpaidOrders } from "@errand/core/checkout/unpaid-orders";
import { activeStatuses } from "@errand/core/orders/order-states";
import { runningTripStatuses } from "@errand/core/trips/trip-states";
import { and, eq, exists, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import type { Database } from "../database/database.ts";
import { lockKey } from "../database/shop-schema.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { parcelOrders } from "../order-rows/parcel-orders.tables.ts";
import { unpaidOrderKeys } from "./unpaid-orders.tables.ts";

const dayMs = 86_400_000;

/** A prescription has no price yet. */
const isUnpaid = sql<boolean>`(${orders.paid} < ${orders.amount} or ${orders.amount} = 0)`;
const isOpen = inArray(orders.status, [...activeStatuses, ...runningTripStatuses]);

/** Who ordered and for whom, of orders of which something is left to pay. */
export function readUnpaid(db: Database, orderIds: number[]) {
  return db
    .select({
      id: orders.id,
      kind: orders.kind,
      customerId: orders.customerId,
      guestId: orders.guestId,
      phone: orders.contactNumber,
      email: orders.contactEmail,
      paymentMethod: orders.paymentMethod,
      receiver: parcelOrders.receiver,
    })
    .from(orders)
    .leftJoin(parcelOrders, eq(parcelOrders.orderId, orders.id))
    .where(and(inArray(orders.id, orderIds), isUnpaid));
}

/** Whether a customer has verified a phone, or paid for what was delivered. */
export async function isProvenCustomer(db: Database, customerId: number | null): Promise<boolean> {
  if (customerId === null) return false;
  const delivered = db
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customers.id),
        inArray(orders.status, ["delivered", "completed"]),
        sql`${orders.paid} >= ${orders.amount} and ${orders.amount} > 0`,
      ),
    );
  const isProven = sql`(${customers.phoneVerified} or ${exists(delivered)})`;
  return (await db.$count(customers, and(eq(customers.id, customerId), isProven))) > 0;
}

export function toDigest(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/**
 * Makes placements that share a key wait for each other; in one order, so that two never wait for
 * each other.
 */
export async function lockKeys(tx: Database, keys: readonly string[]): Promise<void> {
  for (const key of [...keys].toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey(`unpaid ${key}`)})`);
  }
}

export async function storeKeys(
  tx: Database,
  rows: (typeof unpaidOrderKeys.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(unpaidOrderKeys)
    .values(rows)
    .onConflictDoUpdate({
      target: [unpaidOrderKeys.key, unpaidOrderKeys.orderId],
      set: { pieces: sql`excluded.pieces` },
    });
}

/** What is unpaid under each key. Needs `lockKeys`. */
export async function countUnpaid(
  tx: Database,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, UnpaidOrders>> {
  const since = new Date(now.getTime() - dayMs);
  const count = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`;
  const rows = await tx
    .select({
      key: unpaidOrderKeys.key,
      open: count(isOpen).mapWith(Number),
      recent: count(sql`${unpaidOrderKeys.createdAt} > ${since.toISOString()}`).mapWith(Number),
      pieces: sql`coalesce(sum(${unpaidOrderKeys.pieces}) filter (where ${isOpen}), 0)`.mapWith(
        Number,
      ),
    })
    .from(unpaidOrderKeys)
    .innerJoin(orders, eq(orders.id, unpaidOrderKeys.orderId))
    .where(and(inArray(unpaidOrderKeys.key, [...keys]), isUnpaid))
    .groupBy(unpaidOrderKeys.key);
  return new Map(rows.map(({ key, ...counts }) => [key, counts]));
}

/** Deletes the keys of orders that have ended and are older than a day. */
export async function deleteOldUnpaidKeys(db: Database): Promise<void> {
  const ended = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.id, unpaidOrderKeys.orderId),
        notInArray(orders.status, [...activeStatuses, ...runningTripStatuses]),
      ),
    );
  await db
    .delete(unpaidOrderKeys)
    .where(and(sql`${unpaidOrderKeys.createdAt} < now() - interval '1 day'`, exists(ended)));
}
