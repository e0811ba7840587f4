import type { LocalizedText } from "@errand/core/language";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { listedReasons } from "./listed-reasons.ts";
import { orderTransitions } from "./order-transitions.tables.ts";
import type { orders } from "./orders.tables.ts";

/** The transition that canceled an order or a trip. */
export type Cancellation = typeof orderTransitions.$inferSelect & {
  /** The reasons of the shop's lists that it contains, in both languages. */
  listedReasons: LocalizedText[];
};

/**
 * Adds the cancellations of the orders that were canceled. Not joined, because transitions lie in
 * partitions, which a join has to plan for every order.
 */
export async function withCancellations<
  Row extends { order: Pick<typeof orders.$inferSelect, "id" | "statusTimestamps"> },
>(db: Database, rows: Row[]): Promise<(Row & { cancellation: Cancellation | null })[]> {
  const orderIds = rows
    .filter(({ order }) => order.statusTimestamps.canceled !== undefined)
    .map(({ order }) => order.id);
  const found = orderIds.length > 0 ? await cancellations(db).execute({ orderIds }) : [];
  const byOrder = new Map(
    found.map(({ transition, listedReasons }) => [
      transition.orderId,
      { ...transition, listedReasons },
    ]),
  );
  return rows.map((row) => ({ ...row, cancellation: byOrder.get(row.order.id) ?? null }));
}

const cancellations = preparedQuery((db) =>
  db
    .select({ transition: orderTransitions, listedReasons })
    .from(orderTransitions)
    .where(
      and(
        sql`${orderTransitions.orderId} = any(${sql.placeholder("orderIds")}::bigint[])`,
        eq(orderTransitions.to, sql.raw("'canceled'")),
      ),
    )
    .prepare("cancellations"),
);
