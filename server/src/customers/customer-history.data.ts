import { customerActs } from "@errand/core/customers/desk-customers.contract";
import { fromMinor, type Minor, minor, toMinor } from "@errand/core/money";
import { and, desc, eq, gte, like, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { auditLog } from "../staff/staff.tables.ts";

const maxActs = 50;
const refundDays = 30;

/** What operators did with the account of a customer, newest first, from the audit log. */
export async function readHistory(db: Database, customerId: number) {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, `customer:${customerId}`),
        like(auditLog.action, "POST /desk/customers/%"),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(maxActs);
  return rows.flatMap(({ action, after, at, staffId, staffName }) => {
    const act = customerActs.find((name) => action.endsWith(`/${name}`));
    if (act === undefined) return [];
    return [
      {
        act,
        at: at.toISOString(),
        by: { id: staffId, name: staffName },
        reason: typeof after?.reason === "string" ? after.reason : null,
        until: typeof after?.until === "string" ? after.until : null,
        amount: typeof after?.credit === "number" ? after.credit : null,
      },
    ];
  });
}

/** What came back to a customer in the last 30 days. */
export async function readRecentRefunds(db: Database, customerId: number, now: Date) {
  const since = new Date(now.getTime() - refundDays * 24 * 3_600_000);
  const [row] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      amount: sql`coalesce(sum(${refundRequests.amount}), 0)`.mapWith(Number),
    })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(refundRequests.state, "approved"),
        gte(refundRequests.updatedAt, since),
      ),
    );
  return { count: row?.count ?? 0, amount: fromMinor(minor(row?.amount ?? 0)) };
}

/** What an operator has credited since a time, from the audit log, which nobody can change. */
export async function sumCreditsBy(
  db: Database,
  { staffId, since, action }: { staffId: number; since: Date; action: string },
): Promise<Minor> {
  const rows = await db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(
      and(eq(auditLog.staffId, staffId), eq(auditLog.action, action), gte(auditLog.at, since)),
    );
  const amounts = rows.map(({ after }) => toMinor(Number(after?.credit ?? 0)));
  return minor(amounts.reduce((sum, amount) => sum + amount, 0));
}
