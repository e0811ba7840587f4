import { and, eq, notInArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "./orders.tables.ts";

export function countOrders(db: Database, customerId: number): Promise<number> {
  return db.$count(orders, eq(orders.customerId, customerId));
}

/** Orders in these statuses do not count as earlier orders (contract 4.7). */
const withoutEffect = ["canceled", "failed"] as const;

/** Whether the next order of a customer is not the first one. */
export async function hasEarlierOrder(db: Database, customerId: number): Promise<boolean> {
  const [earlier] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), notInArray(orders.status, [...withoutEffect])))
    .limit(1);
  return earlier !== undefined;
}
