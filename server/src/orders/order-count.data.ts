import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "./orders.tables.ts";

export function countOrders(db: Database, customerId: number): Promise<number> {
  return db.$count(orders, eq(orders.customerId, customerId));
}
