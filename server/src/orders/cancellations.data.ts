import type { LocalizedText } from "@errand/core/language";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { orderTransitions } from "./order-transitions.tables.ts";
import { cancellationReasons, type orders } from "./orders.tables.ts";

/** The transition that canceled an order or a trip. */
export type Cancellation = typeof orderTransitions.$inferSelect & {
  /** The reason of the shop's list that the customer chose, in both languages; null for another one. */
  listedReason: LocalizedText | null;
};

/**
 * Adds the cancellations of the orders that were canceled. Not joined, because transitions lie in partitions, which a
 * join has to plan for every order.
 */
export async function withCancellations<
  Row extends { order: Pick<typeof orders.$inferSelect, "id" | "statusTimestamps"> },
>(db: Database, rows: Row[]): Promise<(Row & { cancellation: Cancellation | null })[]> {
  const orderIds = rows
    .filter(({ order }) => order.statusTimestamps.canceled !== undefined)
    .map(({ order }) => order.id);
  const found = orderIds.length > 0 ? await cancellations(db).execute({ orderIds }) : [];
  const byOrder = new Map(
    found.map(({ transition, listedReason }) => [
      transition.orderId,
      { ...transition, listedReason },
    ]),
  );
  return rows.map((row) => ({ ...row, cancellation: byOrder.get(row.order.id) ?? null }));
}

const cancellations = preparedQuery((db) =>
  db
    .select({
      transition: orderTransitions,
      listedReason: sql<LocalizedText | null>`(
        select listed.reason from ${cancellationReasons} as listed
        where order_transitions.reason in (listed.reason ->> 'en', listed.reason ->> 'fr')
        limit 1)`,
    })
    .from(orderTransitions)
    .where(
      and(
        sql`${orderTransitions.orderId} = any(${sql.placeholder("orderIds")}::bigint[])`,
        eq(orderTransitions.to, sql.raw("'canceled'")),
      ),
    )
    .prepare("cancellations"),
);
