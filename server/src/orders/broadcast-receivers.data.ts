import type { BroadcastValues } from "@errand/core/orders/broadcast-entries.contract";
import { startOfDay } from "@errand/core/time";
import { and, asc, count, gt, isNull, type SQL, sql } from "drizzle-orm";
import { customers, sessions } from "../account/account.tables.ts";
import type { Database } from "../database/database.ts";
import { pushSubscriptions } from "../notifications/push/push-subscriptions.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";

type Receivers = BroadcastValues["to"];

/** The ids of the next customers who get a notification, after one of them. */
export async function readReceivers(
  db: Database,
  to: Receivers,
  timeZone: string,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(gt(customers.id, afterId), isReceiver(to, timeZone)))
    .orderBy(asc(customers.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function countReceivers(db: Database, to: Receivers, timeZone: string) {
  const [row] = await db.select({ count: count() }).from(customers).where(isReceiver(to, timeZone));
  return row?.count ?? 0;
}

function isReceiver(
  { zone_ids: zoneIds, module_ids: moduleIds, language, ordered_since: since }: Receivers,
  timeZone: string,
): SQL | undefined {
  const among = (column: SQL, ids: number[]) =>
    ids.length === 0 ? undefined : sql`${column} in (${sql.join(ids, sql`, `)})`;
  const ordered = and(
    among(sql`${orders.zoneId}`, zoneIds),
    among(sql`${orders.moduleId}`, moduleIds),
    since === null ? undefined : sql`${orders.createdAt} >= ${startOfDay(since, timeZone)}`,
  );
  return and(
    isNull(customers.deletedAt),
    ordered &&
      sql`exists (select from ${orders} where ${orders.customerId} = ${customers.id} and ${ordered})`,
    language === null
      ? undefined
      : sql`exists (select from ${pushSubscriptions} join ${sessions} on ${sessions.id} = ${pushSubscriptions.sessionId}
          where ${sessions.customerId} = ${customers.id} and ${pushSubscriptions.language} = ${language})`,
  );
}
