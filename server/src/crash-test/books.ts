import { inArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../orders/orders.tables.ts";
import { stockOf } from "../stock/testing.ts";

/**
 * What is wrong after all shoppers have finished and every job is done: with the shop's own books, and
 * between them, the gateway's and the stock of the item.
 */
export async function faultsOf(
  db: Database,
  expected: { guestIds: string[]; itemId: number; stock: number },
): Promise<string[]> {
  const { disagreements } = await reconcile(db);
  const faults = [...disagreements];
  const placed = await db.select().from(orders).where(inArray(orders.guestId, expected.guestIds));
  for (const guestId of expected.guestIds) {
    const own = placed.filter((order) => order.guestId === guestId);
    if (own.length > 1) faults.push(`guest ${guestId} has ${own.length} orders`);
  }
  const kept = await keptByGateway(
    db,
    placed.map(({ id }) => id),
  );
  for (const { id, status, amount } of placed) {
    if (status === "pending") faults.push(`order ${id} still waits for its payment`);
    const due = status === "confirmed" ? amount : 0;
    const held = kept.get(id) ?? 0;
    if (held !== due) faults.push(`order ${id} is ${status}, and the gateway keeps ${held}`);
  }
  const sold = placed.filter(({ status }) => status === "confirmed").length;
  const left = await stockOf(db, expected.itemId);
  if (left !== expected.stock - sold) faults.push(`${sold} are sold, ${left} are left`);
  return faults;
}

/** What the gateway took for each order less what it returned, by its own records. */
async function keptByGateway(db: Database, orderIds: number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await db.execute<{ order_id: number; kept: number }>(sql`
    select share.order_id, sum(checkout.amount - coalesce(returned.amount, 0)) as kept
    from payment_allocations share
    join payments payment on payment.id = share.payment_id
    join sandbox_checkouts checkout on checkout.public_id = payment.public_id and checkout.outcome = 'paid'
    left join (
      select reference, sum(amount) as amount from sandbox_refunds group by reference
    ) returned on returned.reference = checkout.reference
    where share.order_id = any(${sql.param(orderIds)}::bigint[])
    group by share.order_id`);
  return new Map(rows.map(({ order_id, kept }) => [order_id, Number(kept)]));
}
