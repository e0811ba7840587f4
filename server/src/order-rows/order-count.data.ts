import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { isNonTrip } from "./order-kind.ts";
import { orders } from "./orders.tables.ts";

/** The orders of items and the parcels of a customer. */
export function countOrders(db: Database, customerId: number): Promise<number> {
  return db.$count(orders, and(eq(orders.customerId, customerId), isNonTrip));
}

/**
 * Orders in these statuses do not count as earlier orders (contract 4.7): they ended without
 * anything bought.
 */
const withoutEffect = ["canceled", "failed", "refunded"] as const;

/** Whether the next order of a customer is not the first one. A trip counts as an earlier order. */
export async function hasEarlierOrder(db: Database, customerId: number): Promise<boolean> {
  const [earlier] = await earlierOrder(db).execute({ customerId });
  return earlier !== undefined;
}

const earlierOrder = preparedQuery((db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, sql.placeholder("customerId")),
        notInArray(orders.status, [...withoutEffect]),
      ),
    )
    .limit(1)
    .prepare("earlier_order"),
);
